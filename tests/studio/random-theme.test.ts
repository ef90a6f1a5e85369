import { base } from "virtual:token-base";
import { expect, test } from "vitest";
import { measureContrast } from "#studio/measure-contrast.ts";
import { readSections } from "#studio/preview-sheet.ts";
import { randomTheme } from "#studio/random-theme.ts";
import { isSame, NOTHING } from "#studio/sections.ts";
import { fromHex, type Rgb, toOklch } from "#theme/layer/color.ts";

let seed = 2026;
/** Repeatable random numbers from 0 to 1. */
function random(): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
}

const rolls = Array.from({ length: 200 }, () => randomTheme(random, base));

test("every random theme is different", () => {
  expect(rolls.filter((sections) => isSame(sections, NOTHING))).toEqual([]);
  expect(new Set(rolls.map((sections) => JSON.stringify(sections))).size).toBe(rolls.length);
});

test("every pair passes in both themes of every random theme", () => {
  for (const sections of rolls) {
    const measures = measureContrast(readSections(sections).layer, base);
    expect(measures.filter(({ passes }) => !passes)).toEqual([]);
  }
});

test("random colours need no correction but outlines of lining controls", () => {
  const warnings = rolls.flatMap((sections) => readSections(sections).warnings);
  expect(warnings.filter((warning) => !warning.includes("outlines"))).toEqual([]);
});

test("random themes use all hues", () => {
  const hues = rolls.map(({ both }) => toOklch(fromHex(String(both.secondaryColor)) as Rgb)[2]);
  const sixths = hues.map((hue) => Math.floor((hue / Math.PI + 1) * 3));
  for (const sixth of [0, 1, 2, 3, 4, 5]) expect(sixths.filter((each) => each === sixth).length).toBeGreaterThan(10);
});

test.each([0, 0.5, 0.999999])("if every random number is %f, the theme is still readable", (value) => {
  const { layer } = readSections(randomTheme(() => value, base));
  expect(measureContrast(layer, base).filter(({ passes, isDecoration }) => !passes && !isDecoration)).toEqual([]);
});
