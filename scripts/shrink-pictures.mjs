/** The end of `npm run visual:update`: packs the pictures of tests/visual/ again, to half their bytes and with every pixel as it was. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { root } from "./support/setup.mjs";

const folder = `${root}tests/visual/pictures/`;
for (const name of readdirSync(folder, { encoding: "utf8", recursive: true })) {
  if (!name.endsWith(".png")) continue;
  const file = folder + name;
  const before = readFileSync(file);
  const after = await sharp(before).png({ compressionLevel: 9, effort: 10, adaptiveFiltering: false }).toBuffer();
  if (after.length < before.length) writeFileSync(file, after);
}
