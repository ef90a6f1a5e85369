import { base } from "virtual:token-base";
import fc from "fast-check";
import { expect, test } from "vitest";
import { measureContrast, nearestPassing, shownRatio } from "#studio/measure-contrast.ts";
import { readSections } from "#studio/preview-sheet.ts";
import { runs } from "#tests/support/complete.ts";
import { apca, contrast, fromHex, type Rgb, toOklch } from "#theme/layer/color.ts";
import { hexColor } from "./random-layers.ts";

const rgb = (hex: string) => fromHex(hex) as Rgb;

test.each([
  ["#000000", "#ffffff", 21],
  ["#767676", "#ffffff", 4.54],
  ["#ff0000", "#ffffff", 4],
  ["#0000ff", "#ffffff", 8.59],
])("%s and %s have a contrast of %f", (a, b, ratio) => {
  expect(contrast(rgb(a), rgb(b))).toBeCloseTo(ratio, 1);
  expect(contrast(rgb(b), rgb(a))).toBe(contrast(rgb(a), rgb(b)));
});

test.each([
  ["#888888", "#ffffff", 63.056],
  ["#ffffff", "#888888", -68.541],
  ["#112233", "#ddeeff", 91.668],
  ["#ddeeff", "#112233", -93.068],
  ["#112233", "#444444", 8.32],
  ["#123456", "#123456", 0],
])("%s on %s has a lightness contrast of %f", (text, background, lightness) => {
  expect(Math.abs(apca(rgb(text), rgb(background)) - lightness)).toBeLessThan(0.1);
});

test("a ratio is rounded down", () => {
  expect([4.4999, 4.5].map(shownRatio)).toEqual(["4.49", "4.50"]);
});

test("a token's pairs are all those that contain it, in both themes", () => {
  const { layer } = readSections({ both: { "role.bg": "#123456" }, dark: {}, light: {} });
  const whole = measureContrast(layer, base);
  const own = measureContrast(layer, base, "role.bg");
  expect(own).toEqual(whole.filter((each) => [each.foreground, each.background].includes("bg")));
  expect(new Set(own.map(({ theme }) => theme))).toEqual(new Set(["dark", "light"]));
  expect(measureContrast(layer, base, "route.marz.lid").map(({ foreground }) => foreground)).toEqual(
    Array(2).fill("route.marz.on-lid"),
  );
});

test("the nearest passing colour passes and keeps its hue; passing colours stay", () => {
  fc.assert(
    fc.property(hexColor, hexColor, fc.constantFrom(3, 4.5, 7), (color, against, floor) => {
      const found = nearestPassing(color, { against, floor });
      if (!found) {
        for (const end of ["#000000", "#ffffff"]) expect(contrast(rgb(end), rgb(against))).toBeLessThan(floor);
        return;
      }
      expect(contrast(rgb(found), rgb(against))).toBeGreaterThanOrEqual(floor);
      if (contrast(rgb(color), rgb(against)) >= floor) expect(found).toBe(color);
      const [[, , before], [lightness, chroma, after]] = [toOklch(rgb(color)), toOklch(rgb(found))];
      // Near grey and black, rounding decides the hue.
      if (chroma < 0.04 || lightness < 0.2) return;
      expect(Math.cos(before - after), `${color} → ${found}`).toBeGreaterThan(Math.cos((4 * Math.PI) / 180));
    }),
    { numRuns: runs(500) },
  );
});
