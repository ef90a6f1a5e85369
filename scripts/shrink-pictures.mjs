/** The end of `npm run visual:update`: packs the new pictures of tests/visual/ again. Every pixel stays, and a quarter of the bytes goes. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { root } from "../vite/root.mjs";

const folder = `${root}tests/visual/pictures/`;
for (const name of readdirSync(folder, { encoding: "utf8", recursive: true })) {
  if (!name.endsWith(".png")) continue;
  const file = folder + name;
  const before = readFileSync(file);
  // Without `effort`: with it sharp takes 256 colours of a picture and drops the rest.
  const after = await sharp(before).png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer();
  // What has been packed before gains some bytes at most, and would be a change of a picture that looks the same.
  if (after.length < before.length * 0.9) writeFileSync(file, after);
}
