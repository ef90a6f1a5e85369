/** The interface's own texts are found in the code and replaced by those of another language. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { textsIn } from "../../vite/content/find-texts.ts";
import { readContent } from "../../vite/content/read-content.ts";
import { allTexts, replaceTexts, textsPlugin } from "../../vite/content/texts.ts";

const site = readFileSync("samples/site.yaml", "utf8");
const read = (language: string, files: Record<string, string> = {}) =>
  readContent(
    "samples",
    new Map([
      ["samples/site.yaml", `${site}\nlanguage: ${language}\n`],
      ...Object.entries(files).map(([name, text]) => [`samples/${name}`, text] as const),
    ]),
  );

const CODE = [
  'import { a } from "Module";',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code
  'const label = /* text */ "online"; const other = "online"; if (key === "Enter the room") log(`Next: ${a(1)} of ${b}`);',
  "export const View = () => (",
  '  <p title="Its name" className="Big one">',
  "    Text that",
  "    goes on <b>{count}</b> and ends",
  "  </p>",
  ");",
].join("\n");

test("texts between tags, in attributes, in sentences and after a mark are found", () => {
  expect(textsIn("view.tsx", CODE).map(({ text }) => text)).toEqual([
    "online",
    "Next: {1} of {2}",
    "Its name",
    "Text that goes on",
    "and ends",
  ]);
});

test("texts are replaced in place, with their parts in another order", () => {
  const texts = {
    online: "an",
    "Next: {1} of {2}": 'Von {2}: "{1}" `$',
    "Its name": "Sein „Name“",
    "Text that goes on": "Ein <Text>",
  };
  const changed = replaceTexts("view.tsx", CODE, texts);
  expect(changed).toContain('/* text */ "an"; const other = "online"; if (key === "Enter the room")');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code
  expect(changed).toContain('log(`Von ${b}: "${a(1)}" \\`\\$`)');
  expect(changed).toContain('<p title={"Sein „Name“"} className="Big one">');
  expect(changed).toContain('    {"Ein <Text>"} <b>{count}</b> and ends');
  // A text within another's template.
  const nested = `const a = \`Outages on \${n || /* text */ "none"}.\`;`;
  expect(replaceTexts("a.ts", nested, { "Outages on {1}.": "Ausfälle: {1}.", none: "keine" })).toBe(
    `const a = \`Ausfälle: \${n || /* text */ "keine"}.\`;`,
  );
  expect(replaceTexts("a.ts", nested, { none: "keine" })).toContain('"keine"}.');
  expect(replaceTexts("app.css", 'a { content: "Loading"; color: red }', { Loading: "Lädt" })).toContain('"Lädt"');
});

test("the code of a site in English is not touched", () => {
  const { transform } = textsPlugin("samples") as unknown as { transform: (code: string, id: string) => unknown };
  expect(transform(CODE, `${process.cwd()}/src/layout/frame.tsx`)).toBeUndefined();
});

test("every page text that the owner leaves out is in the site's language", () => {
  const { pages } = read("de-AT", { "pages.yaml": "about: { skillsHeading: Werkzeug }\n" });
  expect(pages.about).toMatchObject({ skillsHeading: "Werkzeug", experienceHeading: "Erfahrung", title: "Über mich" });
  expect(pages.work.heading.wide).toEqual(["ARBEITEN"]);
  expect(pages.inquiry.deliverByEmail).toBe(false);
  expect(read("fr").pages.about.title).toBe("About");
});

test("the owner's texts.yaml wins, in any language", () => {
  const own = { "texts.yaml": '"Skip to content": Los\n' };
  expect(read("de", own).texts).toMatchObject({ "Skip to content": "Los", Close: "Schließen" });
  expect(read("en", own).texts).toEqual({ "Skip to content": "Los" });
});

test("a text that the site does not have gets the nearest that it has", () => {
  const withTexts = (text: string) => () => read("fr", { "texts.yaml": text });
  expect(withTexts('\n"Skip to contents": Aller\n')).toThrow(
    'samples/texts.yaml, line 2, column 1, key "Skip to contents"\n  found:    the text "Skip to contents", which the site does not have\n  expected: "Skip to content"',
  );
  expect(withTexts('"Qqqqqqq": x\n')).toThrow("`npm run doctor -- texts` lists");
  expect(withTexts('"Next: {1}": "{2}"\n')).toThrow(/found: {4}\{2\} in the translation\n {2}expected: only \{1\}/);
  expect(withTexts('"Close": ""\n')).toThrow("expected: text that is not empty");
});

test("the product's own languages have the same texts, and only those of the site", () => {
  const known = allTexts();
  const packs = readdirSync("vite/content/texts").map((file) =>
    parse(readFileSync(`vite/content/texts/${file}`, "utf8")),
  );
  const [first = {}] = packs;
  expect(Object.keys(first).length).toBeGreaterThan(150);
  const parts = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
  for (const pack of packs) {
    expect(Object.keys(pack)).toEqual(Object.keys(first));
    expect(Object.keys(pack).filter((text) => !known.includes(text))).toEqual([]);
    expect(Object.entries(pack).filter(([text, own]) => `${parts(text)}` !== `${parts(String(own))}`)).toEqual([]);
  }
});

test("texts of the specification keep their words", () => {
  for (const text of ["I Accept", "Please fill in all fields", "Unexpected Application Error!", "Email failed to send"])
    expect(allTexts()).toContain(text);
});
