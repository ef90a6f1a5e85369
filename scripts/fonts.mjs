/**
 * Cuts the two web fonts out of the Archivo variable font and writes them to src/theme/fonts/.
 * Run by hand (`npm run fonts`) when the package or the character set changes. The results are committed, so that a
 * build needs no font tools.
 *
 * - archivo-cut: titles. Capitals, digits and punctuation; width 62–125, weight 700.
 * - archivo-text: everything else. Latin; width 100–125, weight 400–700.
 * - the two "-accents" files: the accented letters of Western Europe. A browser fetches them only for a page
 *   with such a letter (`unicode-range` in src/theme/fonts.css).
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const source = await readFile(
  require.resolve("@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2"),
);
const target = new URL("../src/theme/fonts/", import.meta.url);

/** Every character from one code point to another, both included. */
function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
}

const punctuation = "‘’“”–—…•·©→";
const capitals = `${range(0x20, 0x60)}${range(0x7b, 0x7e)}${punctuation}`;
const latin = `${range(0x20, 0x7e)}\u00a0${punctuation}`;
const accents = `${range(0xa1, 0xff)}Œœ™€`.replace(/[·©]/g, "");

const narrow = { wdth: { min: 62, max: 125 }, wght: 700 };
const wide = { wdth: { min: 100, max: 125 }, wght: { min: 400, max: 700 } };
const cuts = [
  ["archivo-cut", capitals, narrow],
  ["archivo-cut-accents", accents.replace(/[à-ÿœ]/g, ""), narrow],
  ["archivo-text", latin, wide],
  ["archivo-text-accents", accents, wide],
];
for (const [name, text, variationAxes] of cuts) {
  const font = await subsetFont(source, text, {
    targetFormat: "woff2",
    variationAxes,
    keepFeatures: ["kern", "tnum"],
    noHinting: true,
  });
  await writeFile(new URL(`${name}.woff2`, target), font);
  console.log(`${name}.woff2  ${(font.length / 1024).toFixed(1)} KB`);
}
