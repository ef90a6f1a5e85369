/** Colours live in tokens/ alone, and a theme is a property of the token. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/postcss";
import postcss from "postcss";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const files = ["src", "tailwind.config.ts", "index.html"].flatMap((place) =>
  place.includes(".")
    ? [place]
    : readdirSync(join(root, place), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.(tsx?|css|js|html)$/.test(file))
        .map((file) => join(place, file)),
);

/** Lines of the site's code that match, without comments and data URLs. */
function linesWith(pattern: RegExp): string[] {
  return files.flatMap((file) =>
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
  expect(colors.filter((line) => !line.includes("theme-color"))).toEqual([]);
});

test("no dark: variant", () => {
  expect(linesWith(/\bdark:[a-z[-]/)).toEqual([]);
});

test("no style of Tailwind's own palette or radius scale", () => {
  expect(linesWith(/\b(?:bg|text|border)-(?:gray|slate|zinc|red|blue|green|purple|white|black)\b/)).toEqual([]);
  expect(linesWith(/\brounded-(?:sm|md|lg|xl|2xl|3xl)\b|\bshadow-(?:sm|md|lg|xl|2xl)\b|\bitalic\b/)).toEqual([]);
});

test("a shadow is one declaration, [box-shadow:…]: Tailwind's own is five variables in every page", () => {
  expect(linesWith(/\bshadow-(?:\[|none\b)/)).toEqual([]);
});

test("no inline handler, no inline style sheet in index.html", () => {
  const html = readFileSync(join(root, "index.html"), "utf8");
  expect(html).not.toMatch(/\son\w+=/);
  expect(html).not.toMatch(/<style|style=/);
});

test("every class in the sources is one that Tailwind or app.css knows", async () => {
  const from = join(root, "src/app.css");
  const { css } = await postcss([tailwindcss()]).process(readFileSync(from, "utf8"), { from });
  const known = new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replace(/\\(.)/g, "$1")));
  const unknown = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(root, file), "utf8").replace(/^(?:import|\s*(?:\/\/|\/?\*)).*$/gm, "");
      const lists = file.endsWith(".classes.ts")
        ? code.matchAll(/"([^"\n]*)"/g)
        : code.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`)/g);
      return [...lists].flatMap(([, plain, template]) =>
        (plain ?? template ?? "")
          .replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, " ")
          .split(/\s+/)
          .filter((name) => name !== "" && !known.has(name))
          .map((name) => `${file}: ${name}`),
      );
    });
  expect(unknown).toEqual([]);
});
