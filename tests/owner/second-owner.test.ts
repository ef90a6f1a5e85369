/** A second owner's site contains nothing from the samples. Skipped if the content is the owner's own. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { expect, inject, test } from "vitest";
import { readContent } from "../../vite/content/read-content.ts";

const { isOwn, dist, pages } = inject("owner");
const isBuilt = !isOwn && pages.length > 0;
const files = isBuilt ? readdirSync(dist, { recursive: true, encoding: "utf8" }) : [];
const NOTED = ["harbour-at-night", "hothouse"].map((slug) => `tests/fixtures/second-owner/work/${slug}/case-study.md`);
const TEXT = /\.(?:html|js|css|json|txt|xml|svg|webmanifest|vtt)$|_headers$|^api\//;

/** The files that say a text. */
const sayers = (text: string) =>
  files.filter((file) => TEXT.test(file) && readFileSync(join(dist, file), "utf8").includes(text)).map(withoutDigest);
const withoutDigest = (file: string) => file.replace(/-[\w-]{8}(?=\.\w+$)/, "");

test.runIf(isBuilt)("the second owner's site has no name, address or text of the samples", () => {
  // Names that are not content: the landing page shows no name while it is the placeholder's, and the tests that are installed
  // with a component of the registry have examples of their own.
  const tests = ["r/dropdown-tests.json", "r/input-tests.json"];
  const allowed: Record<string, string[]> = {
    "Your Name": ["assets/landing.js"],
    "example.com/": tests,
    Timeslot: tests,
  };
  const { site, pages: texts, studies } = readContent("samples");
  const { lead = "", bio, quote } = texts.about;
  const words = [
    ...["Your Name", "example.com/", site.email, site.bio, lead, ...bio, quote?.text ?? ""],
    ...studies.flatMap(({ title, summary, outro = "", sections }) => {
      const figures = sections.flatMap((section) => section.figures.flatMap(({ alt, caption }) => [alt, caption]));
      return [title, ...Object.values(summary), outro, ...figures];
    }),
  ].filter(Boolean);
  expect(words.length).toBeGreaterThan(40);
  const left = words.flatMap((text) => {
    // The modules of r/*.json again: without types, and by version.
    const found = sayers(text)
      .filter((file) => !/^r\/(?:js\/)?text\//.test(file))
      .filter((file) => !allowed[text]?.includes(file.replace("r/js/", "r/")));
    return found.length ? [`${text}: ${found.join(", ")}`] : [];
  });
  expect(left).toEqual([]);
});

test.runIf(isBuilt)("it has the product's icon, but no sample picture", () => {
  const pictures = readdirSync("samples", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:svg|png|jpe?g|webp)$/.test(file) && !/public\/|row\.svg$/.test(file))
    .map((file) => basename(file, extname(file)));
  const names = files.map((file) => withoutDigest(basename(file)));
  expect(pictures.length).toBeGreaterThan(10);
  // The second owner's photo is named portrait too.
  expect(names.filter((name) => pictures.includes(basename(name, ".svg")) && name.endsWith(".svg"))).toEqual([]);
  expect(names).toContain("icon.svg");
});

test.runIf(isBuilt)("its typeface replaces every file of the shipped one", () => {
  expect(files.filter((file) => /archivo/i.test(file))).toEqual([]);
  expect(sayers("archivo-cut")).toEqual([]);
  const fonts = files.filter((file) => file.endsWith(".woff2")).map((file) => basename(withoutDigest(file), ".woff2"));
  const parts = ["cut", "cut-accents", "latin-ext-wght-normal", "text", "text-accents", "vietnamese-wght-normal"];
  expect(fonts.sort()).toEqual(parts.map((part) => `space-grotesk-${part}`));
  const page = readFileSync(join(dist, "index.html"), "utf8");
  expect(page).toMatch(/data-fit="[^"]+" style="--wide-w:100;--wide-s:/);
  expect(page).not.toMatch(/font-stretch:\d+% \d+%/);
  const theme = readFileSync(join(dist, "r/theme-die-cut.json"), "utf8");
  expect(theme).toContain("@fontsource-variable/space-grotesk");
  expect(theme).not.toMatch(/archivo/i);
});

test.runIf(isBuilt).each(NOTED)("no file has eight words in a row of the speaker's note in %s", (file) => {
  const [, note = ""] = /^Note: (.*)$/m.exec(readFileSync(file, "utf8")) ?? [];
  const words = note.split(" ");
  expect(words.length).toBeGreaterThan(12);
  for (let i = 0; i + 8 <= words.length; i++) expect(sayers(words.slice(i, i + 8).join(" "))).toEqual([]);
});

test.runIf(isBuilt)("a page that is left out has no file, code or link", () => {
  expect(files.filter((file) => /dashboard/i.test(file))).toEqual([]);
  // From its sample, its search and the link at the foot.
  for (const text of ["Lakeshore Schools", "No websites found", 'href="dashboard/"'])
    expect(sayers(text), text).toEqual([]);
});

test.runIf(isBuilt)("the built site has no part of edit mode and no text with a mark", () => {
  const parts = ["edit-token", "__edit", "data-edit", "edit-panel", "\u{e0001}"];
  expect(parts.flatMap((part) => sayers(part).map((file) => `${part}: ${file}`))).toEqual([]);
});
