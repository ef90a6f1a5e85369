import { expect, test } from "vitest";
import { readContent } from "../../vite/content/read-content.ts";
import { titlesOf } from "../../vite/content/titles.ts";
import { readTypeface } from "../../vite/fonts/typeface.ts";
import { createInkMeasure, fitLine, fitTable, fitTitle, missingGlyphs } from "../../vite/modules/fit-table.ts";

// For the shipped typeface. Others: typeface.test.ts.
const SHIPPED = readTypeface();
const measure = await createInkMeasure();

test("every title's ink fills 100 cqi within 0.1 %", () => {
  for (const title of Object.values(titlesOf(readContent())).flat()) {
    const { wide, narrow } = fitTitle(measure, title);
    const fits = [...wide, ...narrow];
    [...title.wide, ...title.narrow].forEach((line, i) => {
      const { w, s } = fits[i] as (typeof fits)[number];
      expect(Math.abs(measure(line, w).ink * s - 100), line).toBeLessThan(0.1);
    });
  }
});

test("accented letters are measured in the subset that draws them", () => {
  // As wide as without accents, apart from kerning within a subset.
  for (const [accented, plain] of [
    ["Diseñadora", "Disenadora"],
    ["ÀÉÎÕÜ", "AEIOU"],
  ] as const) {
    const [accents, none] = [measure(accented, 100), measure(plain, 100)];
    expect(Math.abs(accents.ink / none.ink - 1), accented).toBeLessThan(0.04);
  }
  expect(measure("É", 100).left).toBeGreaterThan(0);
  // Precomposed or not, the page shows the same.
  expect(measure("Crème".normalize("NFD"), 100)).toEqual(measure("Crème", 100));
  expect(["A", "ñ".toUpperCase(), "Ż", "日"].map(measure.partOf)).toEqual(["cut", "cut-accents", undefined, undefined]);
});

test("the apostrophe of keyboards is typographic, and word spaces are wider", () => {
  expect(measure("Let's", 100)).toEqual(measure("Let’s", 100));
  const [narrow, wide] = ["Ii", "I i"].map((text) => measure(text, 100).ink) as [number, number];
  expect(wide - narrow).toBeGreaterThan(0.25);
});

test("missing glyphs are reported with their file and still have a width", () => {
  const content = readContent("samples");
  expect(missingGlyphs(measure, content)).toEqual([]);
  const [study, ...others] = content.studies;
  const changed = { ...content, studies: [{ ...study, title: "Żółw 日本 Ñ" } as typeof study & object, ...others] };
  expect(missingGlyphs(measure, changed)).toEqual([
    expect.stringMatching(
      /^samples\/work\/edusim\/case-study\.md: .* no "Ż", "Ł", "日", "本", used in "Żółw 日本 Ñ"\./,
    ),
  ]);
  const russian = { ...content, studies: [{ ...study, title: "Дом" } as typeof study & object] };
  const noto = "@fontsource-variable/noto-sans";
  expect(missingGlyphs(measure, russian, SHIPPED)[0]).toContain(
    `npm install ${noto}, and in tokens/org_settings.tokens.json { "both": { "typeface": ["${SHIPPED.package}","${noto}"] } }.`,
  );
  expect(missingGlyphs(measure, russian, { ...SHIPPED, others: [noto] })[0]).not.toContain("npm install");
  expect(measure("日本", 100).ink).toBeGreaterThan(1);
  expect(Math.abs(measure("Żółw", 100).ink / measure("Zółw", 100).ink - 1)).toBeLessThan(0.02);
});

test("a title with a letter that the font lacks is as large as its width allows", async () => {
  const table = await fitTable([
    { wide: ["VFX", "日本の設計"], narrow: ["VFX", "日本の設計"] },
    { wide: ["دفتر المواعيد"], narrow: ["دفتر المواعيد"] },
  ]);
  for (const [line, fit] of Object.entries(table)) {
    expect(fit, line).toMatchObject({ lineHeight: "normal", margin: 0, top: 0 });
    expect(Object.keys(fit).filter((name) => /-[wlr]$/.test(name))).toEqual([]);
  }
  expect(table.日本の設計).toMatchObject({ "--wide-s": 14, "--narrow-s": 18.46 });
});

test("in a language from right to left the line starts with its last letter's bearing", async () => {
  const { site } = readContent("samples");
  const hebrew = await createInkMeasure(undefined, { ...site, language: "he" });
  const [ltr, rtl] = [measure, hebrew].map((each) => fitLine(each, "LOOK", 20));
  expect(rtl).toMatchObject({ w: ltr?.w, s: ltr?.s });
  expect(rtl?.l).toBeGreaterThan(ltr?.l ?? 0);
});

test("capitals are those of the site's language", async () => {
  const { site } = readContent("samples");
  const turkish = await createInkMeasure(undefined, { ...site, language: "tr" });
  expect([measure.display("ini"), turkish.display("ini")]).toEqual(["INI", "İNİ"]);
});

test("lines of one title share one height on a wide screen", () => {
  const { wide } = fitTitle(measure, { wide: ["Product designer", "& web developer"], narrow: [] });
  expect(Math.abs((wide[0]?.s ?? 0) - (wide[1]?.s ?? 1))).toBeLessThan(0.1);
});

test("a changed title gets new numbers, for the screens that show each line", async () => {
  const table = await fitTable([
    { wide: ['Say "hi"'], narrow: ['Say "hi"'] },
    { wide: ["One line"], narrow: ["One", "line"] },
  ]);
  expect(Object.keys(table)).toEqual(['Say "hi"', "One line", "One", "line"]);
  const of = (screen: string) => ["w", "s", "l", "r"].map((name) => `--${screen}-${name}`);
  expect(Object.keys(table['Say "hi"'] ?? {})).toEqual([...of("wide"), ...of("narrow")]);
  expect(Object.keys(table["One line"] ?? {})).toEqual(of("wide"));
  expect(Object.keys(table.One ?? {})).toEqual(of("narrow"));
  for (const value of Object.values(table).flatMap(Object.values)) expect(value).toEqual(expect.any(Number));
});
