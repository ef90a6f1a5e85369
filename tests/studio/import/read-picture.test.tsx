/** A picture in the browser: how large it is read, and what is refused. */
import { expect, test } from "vitest";
import { paletteOf } from "#studio/import/palette.ts";
import { readPicture } from "#studio/import/read-picture.ts";

async function png(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  context.fillStyle = "rgb(10 125 85)";
  context.fillRect(0, 0, width / 2, height);
  return canvas.convertToBlob({ type: "image/png" });
}

test("a picture is read at 128 px at most, and what is transparent does not count", async () => {
  const { width, height, pixels } = await readPicture(await png(640, 320));
  expect([width, height, pixels.length]).toEqual([128, 64, 128 * 64 * 4]);
  expect(paletteOf(pixels, 3)).toEqual([{ hex: "#0a7d55", share: 1 }]);
  expect(await readPicture(await png(10, 4))).toMatchObject({ width: 10, height: 4 });
});

test.each([
  ["image/png", "not a picture", "The picture: This browser cannot read it as a picture. Drop a PNG, JPEG or WebP."],
  ["image/svg+xml", "<svg/>", "The picture: An SVG has no pixels to read here. Save it as a PNG."],
])("what only says that it is %s is refused", async (type, text, message) => {
  await expect(readPicture(new Blob([text], { type }))).rejects.toThrow(message);
});
