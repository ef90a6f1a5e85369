/** Colours, type sizes, line heights and breakpoints live in tokens/ alone, and a theme is a property of the token. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/postcss";
import postcss from "postcss";
import { expect, test } from "vitest";
import { root } from "../../vite/root.mjs";

const filesOf = (...places: string[]) =>
  places.flatMap((place) =>
    place.includes(".")
      ? [place]
      : readdirSync(join(root, place), { recursive: true, encoding: "utf8" })
          .filter((file) => /\.(tsx?|css|js|html)$/.test(file))
          .map((file) => join(place, file)),
  );
const files = filesOf("src", "tailwind.config.ts", "index.html");

/** Lines of the site's code that match, without comments and data URLs. */
function linesWith(pattern: RegExp, places = files): string[] {
  return places.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .split("\n")
      .filter((line) => pattern.test(line.replace(/url\("data:[^)]*\)/g, "").replace(/\/\/.*$/, "")))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

test("no colour literal outside tokens/", () => {
  const colors = linesWith(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b(?![\w/-])|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/i);
  // The theme-color tags are filled from the tokens at build time (vite/pages/theme-script.ts).
  const own = colors.filter((line) => !line.includes("theme-color"));
  // The reader of the owner's colours and the studio speak of colours, and show none of their own.
  expect(own.filter((line) => !/^src\/(?:studio|theme\/layer)\//.test(line))).toEqual([]);
});

test("no type size and no line height in a class or a style attribute", () => {
  expect(
    linesWith(/\btext-\[(?:length|[^\]]*\d(?:rem|px|em|vw|cqi)\b)|\bleading-\[|\b(?:fontSize|lineHeight): ["'\d]/),
  ).toEqual([]);
});

test("style sheets set type size and line height only by token", () => {
  expect(
    linesWith(
      /\bfont(?:-size)?:(?! inherit;| .*var\(--size-)|\bline-height:(?! var\(--leading-)|--(?:size|leading)-[\w-]+:/,
    ),
  ).toEqual([
    // Upright text is centred in its rail.
    "src/app.css: line-height: calc(var(--layout-side) - var(--line-accent));",
    // A title's size is computed from its characters.
    "src/app.css: font-size: calc(var(--s) * 1cqi);",
    // The fallback fonts' own, in every script.
    "src/app.css: line-height: normal;",
    // A slide's type follows the window.
    "src/routes/work/present/deck.css: font-size: calc(var(--n) * var(--u));",
  ]);
});

test("no breakpoint outside tokens/", () => {
  const conditions =
    /@(?:media|container) (?:[\w-]+ )*\([^{]*\d(?:px|r?em)\b|(?:\b|@)(?:max|min)-\[[^\]]*\]:|\((?:max|min)-(?:width|height): ?\d/;
  expect(linesWith(conditions)).toEqual([]);
});

test("no class literal is longer than 160 characters", () => {
  const long = linesWith(/"[^"]{161,}"|`[^`]{161,}`/);
  // Sentences of the content and the services are not classes.
  expect(long.filter((line) => /^[^:]*(?:\.tsx|\.classes\.ts): /.test(line))).toEqual([]);
});

test("classes and style sheets name start and end, not left and right", () => {
  const classes =
    /(?<=["'`\s:!])-?(?:m[lr]|p[lr]|scroll-[mp][lr]|border-[lr]|rounded-(?:[lr]|[tb][lr])|left|right)-(?!to-|click)[\w[(]|\b(?:text|float|clear)-(?:left|right)\b/;
  const properties =
    /\b(?:margin|padding|border)-(?:left|right)\b|-(?:left|right)-radius|^\s*(?:left|right):.*;|\b(?:text-align|float|clear): (?:left|right)/;
  // In a list of four values, the second is for the right.
  const sides = /\b(?:margin|padding|inset):(?: (?:[\w.-]+|\w*\([^)]*\))){4};/;
  const all = filesOf("src", "edit-mode");
  const isSheet = (file: string) => file.endsWith(".css");
  const found = [
    ...linesWith(
      classes,
      all.filter((file) => !isSheet(file)),
    ),
    ...linesWith(new RegExp([properties, sides].map(({ source }) => source).join("|")), all.filter(isSheet)),
  ];
  expect(found.map((line) => line.slice(0, line.indexOf(": ")))).toEqual([
    // Centred: left-1/2 -translate-x-1/2.
    "src/components/context-menu/context-menu.classes.ts",
    // A drawing, the same in every language.
    "src/components/theme-switch/theme-switch.classes.ts",
    // A chart's axis runs from left to right in every language.
    "src/studio/color-picker/color-picker.classes.ts",
    // Upright text is rotated.
    "src/app.css",
  ]);
});

test("no dark: variant", () => {
  expect(linesWith(/\bdark:[a-z[-]/)).toEqual([]);
});

test("no style of Tailwind's own palette or radius scale", () => {
  expect(linesWith(/\b(?:bg|text|border)-(?:gray|slate|zinc|red|blue|green|purple|white|black)\b/)).toEqual([]);
  expect(linesWith(/\brounded-(?:sm|md|lg|xl|2xl|3xl)\b|\bshadow-(?:sm|md|lg|xl|2xl)\b|\bitalic\b/)).toEqual([]);
});

test("shadows use [box-shadow:…], since Tailwind's need five variables in every page", () => {
  expect(linesWith(/\bshadow-(?:\[|none\b)/)).toEqual([]);
});

test("no inline handler, no inline style sheet in index.html", () => {
  const html = readFileSync(join(root, "index.html"), "utf8");
  expect(html).not.toMatch(/\son\w+=/);
  expect(html).not.toMatch(/<style|style=/);
});

test("every class in the sources is known to Tailwind or app.css", async () => {
  const sheets = ["src/app.css", "src/studio/studio.css", "src/routes/work/present/deck.css"].map(async (sheet) => {
    const from = join(root, sheet);
    return (await postcss([tailwindcss()]).process(readFileSync(from, "utf8"), { from })).css;
  });
  const css = (await Promise.all(sheets)).join("");
  const known = new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replace(/\\(.)/g, "$1")));
  const unknown = files
    .filter((file) => /\.tsx$|\.classes\.ts$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(root, file), "utf8").replace(/^(?:import|\s*(?:\/\/|\/?\*)).*$/gm, "");
      const lists = file.endsWith(".classes.ts")
        ? code.matchAll(/"([^"\n]*)"/g)
        : // Those of an attribute, and those of a clsx() that have a line of their own; only texts begin with a capital.
          code.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`)|^ *"([^"A-Z\n][^"\n]*)",?$/gm);
      return [...lists].flatMap(([, plain, template, line]) =>
        (plain ?? template ?? line ?? "")
          .replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, " ")
          .split(/\s+/)
          .filter((name) => name !== "" && !known.has(name))
          .map((name) => `${file}: ${name}`),
      );
    });
  expect(unknown).toEqual([]);
});
