/** The few letters of one page's title as a font inside the page: the first frame has the right letters, no swap. */
import { readFile } from "node:fs/promises";
import fontverter from "fontverter";
import subsetFont, { type Axes } from "subset-font";
import { typefaceFiles } from "../fonts/typeface-files.ts";
import { allCuts, createInkMeasure, type MeasureInk } from "../modules/fit-table.ts";

/**
 * CSS that sets the given title lines in a font of their own letters, in the page as a data URL (1 to 4 kB).
 * @param lines texts of the page's `data-fit` elements
 * @param typeface default: the owner's
 * @returns empty when the page has no such title
 */
export async function titleFontCss(lines: readonly string[], typeface = typefaceFiles()): Promise<string> {
  const letters = [...new Set(lines.join("").toUpperCase())].sort().join("");
  if (!letters) return "";
  const { fileOf, faces } = await typeface;
  const file = fileOf("cut");
  const font = await subsetFont(await readFile(file), letters, {
    targetFormat: "truetype",
    keepFeatures: ["kern"],
    noHinting: true,
    variationAxes: await axesFor(lines, file),
    // STAT names widths for font menus. GSUB holds substitutions, and capitals have none.
    dropTables: ["STAT", "GSUB"],
  });
  shortenNames(font);
  const woff2 = await fontverter.convert(font, "woff2");
  // The family has its own name: under "Archivo Cut" the whole file would draw the letters again once it has come.
  const selector = lines.map((line) => `[data-fit=${JSON.stringify(line)}]`).join(",");
  const { weight, stretch } = faces.cut;
  return (
    `@font-face{font-family:"Archivo Title";font-weight:${weight};` +
    `${stretch && `font-stretch:${stretch};`}font-display:block;` +
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

/** What is known of each title font, by its path. */
const known = new Map<string, Promise<[Awaited<ReturnType<typeof allCuts>>, MeasureInk["drawn"]]>>();

function about(file: string) {
  const both = known.get(file) ?? Promise.all([allCuts(file), createInkMeasure(file).then(({ drawn }) => drawn)]);
  known.set(file, both);
  return both;
}

/**
 * The part of the width axis that the lines need on any screen. The part begins and ends at widths where the font's letters
 * are drawn, since letters between are rounded. Undefined, for all that the font has, when it has no width axis or a line is
 * not in the fit table.
 */
async function axesFor(lines: readonly string[], file: string): Promise<Axes | undefined> {
  const [table, drawn] = await about(file);
  if (drawn[0] === drawn[2] || !lines.every((line) => table[line])) return undefined;
  const numbers = lines.flatMap((line) => Object.entries(table[line] ?? {}));
  const widths = numbers.flatMap(([name, value]) => (name.endsWith("-w") ? [value] : []));
  const min = Math.max(...drawn.filter((width) => width <= Math.min(...widths)));
  const max = Math.min(...drawn.filter((width) => width >= Math.max(...widths)));
  return { wdth: min === max ? min : { min, max } };
}
