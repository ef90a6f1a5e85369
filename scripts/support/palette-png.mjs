import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * A PNG with a palette of 256 colours: half the size of a browser's screenshot where colours are flat. Colours beyond
 * the 256 most frequent, all of them steps on the edge of a letter, take the nearest of these.
 * @param pixels red, green, blue and alpha of each pixel, row by row; alpha is left out
 * @param {string} [note] a comment to keep in the file, in Latin letters
 */
export function palettePng(pixels, width, height, note) {
  const counts = new Map();
  const colorAt = (index) => (pixels[index * 4] << 16) | (pixels[index * 4 + 1] << 8) | pixels[index * 4 + 2];
  for (let i = 0; i < width * height; i++) counts.set(colorAt(i), (counts.get(colorAt(i)) ?? 0) + 1);
  const byFrequency = [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a));
  const palette = byFrequency.slice(0, 256);
  const places = new Map(byFrequency.map((color) => [color, nearest(palette, color)]));

  // One byte before each row names its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let i = 0; i < width * height; i++) rows[i + Math.floor(i / width) + 1] = places.get(colorAt(i));

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a pixel, colour type 3: palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    ...(note ? [chunk("tEXt", Buffer.from(`Comment\0${note}`, "latin1"))] : []),
    chunk("PLTE", Buffer.from(palette.flatMap(channels))),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function channels(color) {
  return [color >> 16, (color >> 8) & 255, color & 255];
}

function nearest(palette, color) {
  const own = channels(color);
  const distances = palette.map((other) => channels(other).reduce((sum, value, i) => sum + (value - own[i]) ** 2, 0));
  return distances.indexOf(Math.min(...distances));
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
