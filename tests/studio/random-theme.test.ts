import { base } from "virtual:token-base";
import { expect, test } from "vitest";
import { measureContrast } from "#studio/measure-contrast.ts";
import { readSections } from "#studio/preview-sheet.ts";
import { randomTheme } from "#studio/random-theme.ts";
import { isSame, NOTHING } from "#studio/sections.ts";

/** Repeatable random numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = seeded(2026);
const rolls = Array.from({ length: 300 }, () => randomTheme(random, base));

test("every random theme is different", () => {
  expect(rolls.filter((sections) => isSame(sections, NOTHING))).toEqual([]);
  expect(new Set(rolls.map((sections) => JSON.stringify(sections))).size).toBe(rolls.length);
});

test("every pair passes in both themes of every random theme", () => {
  for (const sections of rolls) {
    const measures = measureContrast(readSections(sections).layer, base);
    expect(new Set(measures.map(({ theme }) => theme)).size).toBe(2);
    expect(measures.some(({ isDecoration }) => isDecoration)).toBe(true);
    expect(measures.filter(({ passes }) => !passes)).toEqual([]);
  }
});

test("random colours need no correction but outlines of lining controls", () => {
  const warnings = rolls.flatMap((sections) => readSections(sections).warnings);
  expect(warnings.filter((warning) => !warning.includes("outlines"))).toEqual([]);
});

test("random themes use all hues", () => {
  const hues = rolls.map(({ both }) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(String(both.secondaryColor).slice(at, at + 2), 16),
    );
    return Math.floor((Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) / Math.PI + 1) * 3);
  });
  const counts = [0, 1, 2, 3, 4, 5].map((sixth) => hues.filter((hue) => hue === sixth).length);
  for (const count of counts) expect(count).toBeGreaterThan(10);
});

test("a constant random number gives a theme or the site's own", () => {
  for (const value of [0, 0.25, 0.5, 0.75, 0.999999]) {
    const { layer } = readSections(randomTheme(() => value, base));
    expect(measureContrast(layer, base).filter(({ passes, isDecoration }) => !passes && !isDecoration)).toEqual([]);
  }
});
