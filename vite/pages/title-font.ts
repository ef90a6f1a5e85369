/** The few letters of one page's title as a font inside the page: the first frame has the right letters, no swap. */
import { readFile } from "node:fs/promises";
import fontverter from "fontverter";
import subsetFont, { type Axes } from "subset-font";
import { allCuts, DRAWN } from "../modules/fit-table.ts";

const file = new URL("../../src/theme/fonts/archivo-cut.woff2", import.meta.url);

/**
 * CSS that sets the given title lines in a font of their own letters, in the page as a data URL (1 to 4 kB).
 * @param lines texts of the page's `data-fit` elements
 * @returns empty when the page has no such title
 */
export async function titleFontCss(lines: readonly string[]): Promise<string> {
  const letters = [...new Set(lines.join("").toUpperCase())].sort().join("");
  if (!letters) return "";
  const font = await subsetFont(await readFile(file), letters, {
    targetFormat: "truetype",
    keepFeatures: ["kern"],
    noHinting: true,
    variationAxes: await axesFor(lines),
    // STAT names widths for font menus. GSUB holds substitutions, and capitals have none.
    dropTables: ["STAT", "GSUB"],
  });
  shortenNames(font);
  const woff2 = await fontverter.convert(font, "woff2");
  // The family has its own name: under "Archivo Cut" the whole file would draw the letters again once it has come.
  const selector = lines.map((line) => `[data-fit=${JSON.stringify(line)}]`).join(",");
  return (
    `@font-face{font-family:"Archivo Title";font-weight:700;font-stretch:62% 125%;font-display:block;` +
    `src:url(data:font/woff2;base64,${woff2.toString("base64")}) format("woff2")}` +
    `${selector}{font-family:"Archivo Title",var(--font-cut)!important}`
  );
}

/**
 * Shortens every name in the font to the same letter. Browsers refuse a font without names, and no menu shows this one.
 * The font file of the site keeps its names and its copyright.
 */
function shortenNames(font: Buffer): void {
  const entry = font.indexOf("name", 0, "latin1");
  const table = font.readUInt32BE(entry + 8);
  const count = font.readUInt16BE(table + 2);
  const [header, record, letter] = [6, 12, 2];
  // The last two fields of a record are the length and the place of its text.
  for (let i = 1; i <= count; i++) font.writeUInt32BE(letter << 16, table + header + record * i - 4);
  font.writeUInt32BE(header + record * count + letter, entry + 12);
}

let cuts: ReturnType<typeof allCuts> | undefined;

/**
 * The part of the width axis that the lines need on any screen. The part begins and ends at widths where the font's letters
 * are drawn, since letters between are rounded. Undefined, for the whole axis, when a line is not in the fit table.
 */
async function axesFor(lines: readonly string[]): Promise<Axes | undefined> {
  cuts ??= allCuts();
  const table = await cuts;
  if (!lines.every((line) => table[line])) return undefined;
  const numbers = lines.flatMap((line) => Object.entries(table[line] ?? {}));
  const widths = numbers.flatMap(([name, value]) => (name.endsWith("-w") ? [value] : []));
  const min = Math.max(...DRAWN.filter((width) => width <= Math.min(...widths)));
  const max = Math.min(...DRAWN.filter((width) => width >= Math.max(...widths)));
  return { wdth: min === max ? min : { min, max } };
}
