/** The main colours of a picture. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { paletteOf } from "#studio/import/palette.ts";
import { UnreadableFile } from "#studio/import/read-files.ts";
import { readPicture } from "#studio/import/read-picture.ts";

function picture(...areas: (readonly [number, readonly [number, number, number, number]])[]): Uint8ClampedArray {
  return new Uint8ClampedArray(areas.flatMap(([times, pixel]) => Array.from({ length: times }, () => pixel).flat()));
}

test("flat areas are found exactly, with their shares, the largest first", () => {
  const pixels = picture([60, [10, 125, 85, 255]], [30, [255, 255, 255, 255]], [10, [240, 70, 58, 255]]);
  expect(paletteOf(pixels, 5)).toEqual([
    { hex: "#0a7d55", share: 0.6 },
    { hex: "#ffffff", share: 0.3 },
    { hex: "#f0463a", share: 0.1 },
  ]);
});

test("transparent pixels do not count, and a picture of nothing has no colours", () => {
  expect(paletteOf(picture([90, [255, 0, 0, 0]], [10, [0, 0, 255, 255]]), 3)).toEqual([{ hex: "#0000ff", share: 1 }]);
  expect(paletteOf(picture([9, [1, 2, 3, 0]]), 3)).toEqual([]);
  expect(paletteOf(new Uint8ClampedArray(), 3)).toEqual([]);
});

test("shades of one colour are one, and a small accent is its own", () => {
  const shades = Array.from({ length: 200 }, (_, i) => [1, [20 + (i % 8), 60 + (i % 8), 90 + (i % 8), 255]] as const);
  const [first, second] = paletteOf(picture(...shades, [12, [250, 200, 20, 255]]), 2);
  expect(first?.share).toBeCloseTo(200 / 212);
  expect(second).toEqual({ hex: "#fac814", share: expect.closeTo(12 / 212) });
});

test("at most as many as asked for, shares of one in all, and the same for the same pixels", () => {
  fc.assert(
    fc.property(fc.uint8ClampedArray({ maxLength: 400 }), fc.nat(8), (pixels, count) => {
      const swatches = paletteOf(pixels, count);
      expect(swatches.length).toBeLessThanOrEqual(count);
      for (const { hex } of swatches) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      if (swatches.length > 0) expect(swatches.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      expect(paletteOf(pixels, count)).toEqual(swatches);
    }),
  );
});

test.each([
  [
    new File(['{ "a": 1 }'], "theme.json", { type: "application/json" }),
    "theme.json: This is no picture (application/json).",
  ],
  [new File([], "a.png", { type: "image/png" }), "a.png: The file is empty."],
  [new Blob(["x"], { type: "text/plain" }), "The picture: This is no picture (text/plain)."],
])("what is no picture is refused with words", async (blob, message) => {
  const error = await readPicture(blob).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UnreadableFile);
  expect((error as Error).message).toContain(message);
  expect((error as Error).message).toMatch(/Drop .+\.$/);
});
