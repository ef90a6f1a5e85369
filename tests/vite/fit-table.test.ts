import { expect, test } from "vitest";
import { titles } from "#content/titles.ts";
import { titles as projectTitles } from "#content/work/titles.ts";
import { SHIPPED } from "../../vite/fonts/typeface.ts";
import { typefaceFiles } from "../../vite/fonts/typeface-files.ts";
import { createInkMeasure, fitTable, fitTitle } from "../../vite/modules/fit-table.ts";

// Of the shipped typeface, whatever the owner named. Others: typeface.test.ts.
const file = (await typefaceFiles(SHIPPED)).fileOf("cut");
const measure = await createInkMeasure(file);

test("every title's ink fills 100 cqi, within a tenth of a percent", () => {
  for (const title of [...titles, ...projectTitles]) {
    const { wide, narrow } = fitTitle(measure, title);
    const check = (lines: readonly string[], fits: typeof wide) => {
      lines.forEach((line, i) => {
        const { w, s } = fits[i] as (typeof wide)[number];
        expect(measure(line, w).ink * s, line).toBeGreaterThan(99.9);
        expect(measure(line, w).ink * s, line).toBeLessThan(100.1);
      });
    };
    check(title.wide, wide);
    check(title.narrow, narrow);
  }
});

test("the width axis stays within the font's 62 to 125", () => {
  for (const text of ["I", "WWWWWWWWWWWWWWWWWWWWWWWW", "Résumé & Vita", ""]) {
    const { wide } = fitTitle(measure, { wide: [text], narrow: [text] });
    expect(wide[0]?.w).toBeGreaterThanOrEqual(62);
    expect(wide[0]?.w).toBeLessThanOrEqual(125);
    expect(wide[0]?.s).toBeGreaterThan(0);
  }
});

test("lines of one title share one height on a wide screen", () => {
  const { wide } = fitTitle(measure, { wide: ["Product designer", "& web developer"], narrow: [] });
  expect(Math.abs((wide[0]?.s ?? 0) - (wide[1]?.s ?? 1))).toBeLessThan(0.1);
});

test("a changed title gets its own numbers, and each line those of the screens it stands on", async () => {
  const table = await fitTable([
    { wide: ['Say "hi"'], narrow: ['Say "hi"'] },
    { wide: ["One line"], narrow: ["One", "line"] },
  ]);
  expect(Object.keys(table)).toEqual(['Say "hi"', "One line", "One", "line"]);
  const of = (screen: string) => ["w", "s", "l"].map((name) => `--${screen}-${name}`);
  expect(Object.keys(table['Say "hi"'] ?? {})).toEqual([...of("wide"), ...of("narrow")]);
  expect(Object.keys(table["One line"] ?? {})).toEqual(of("wide"));
  expect(Object.keys(table.One ?? {})).toEqual(of("narrow"));
  for (const value of Object.values(table).flatMap(Object.values)) expect(value).toEqual(expect.any(Number));
});
