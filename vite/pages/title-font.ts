/** A font with the characters of one page's title, inside the page: the first frame shows it, without a swap. */
import { readFile } from "node:fs/promises";
import fontverter from "fontverter";
import subsetFont, { type Axes } from "subset-font";
import { oneLine } from "../../src/content/break-title.ts";
import { type TypefaceFiles, typefaceFiles } from "../fonts/typeface-files.ts";
import { allLineFits, createInkMeasure, missingIn, type TitlePart } from "../modules/fit-table.ts";

/**
 * CSS that sets the title lines in a subset font, as a data URL (1 to 4 kB). Accented letters are in another file, so they have
 * a second font.
 * @param lines texts of the page's `data-fit` elements
 * @returns empty when the page has no such title
 */
export async function titleFontCss(lines: readonly string[]): Promise<string> {
  known ??= readFits();
  const { files, measure, table } = await known;
  // Another line of its title may have a letter that the font lacks.
  const fitted = lines.filter((line) => !missingIn(measure, oneLine(line)).length && !table[line]?.lineHeight);
  const axes = axesFor(fitted, table, measure.axis);
  const letters = [...new Set(measure.display(fitted.join("")))].sort();
  const families: string[] = [];
  let css = "";
  for (const [part, family] of FAMILIES) {
    const own = letters.filter((letter) => measure.partOf(letter) === part).join("");
    if (!own) continue;
    css += await face(family, files, part, own, axes);
    families.push(`"${family}",`);
  }
  const selector = fitted.map((line) => `[data-fit=${JSON.stringify(line)}]`).join(",");
  return css && `${css}${selector}{font-family:${families.join("")}var(--font-cut)!important}`;
}

/** Under the name "Archivo Cut" the title would be drawn again when that file loads. */
const FAMILIES: readonly [TitlePart, string][] = [
  ["cut", "Archivo Title"],
  ["cut-accents", "Archivo Title Accents"],
];

/** A face with a subset as a data URL. */
async function face(
  family: string,
  { fileOf, faces }: TypefaceFiles,
  part: TitlePart,
  letters: string,
  axes: Axes | undefined,
): Promise<string> {
  const font = await subsetFont(await readFile(fileOf(part)), letters, {
    targetFormat: "truetype",
    keepFeatures: ["kern"],
    noHinting: true,
    variationAxes: axes,
    // For font menus, substitutions that capitals do not have, hinting, and widths that the outlines' variations have too.
    dropTables: ["STAT", "GSUB", "gasp", "HVAR"],
  });
  shortenNames(font);
  const woff2 = await fontverter.convert(font, "woff2");
  const { weight, stretch } = faces.cut;
  return (
    `@font-face{font-family:"${family}";font-weight:${weight};` +
    `${stretch && `font-stretch:${stretch};`}` +
    `src:url(data:font/woff2;base64,${woff2.toString("base64")})}`
  );
}

/**
 * Shortens every name in the font to one letter: browsers refuse a font without names. The site's font file keeps its names and
 * copyright.
 */
function shortenNames(font: Buffer): void {
  const entry = font.indexOf("name", 0, "latin1");
  const table = font.readUInt32BE(entry + 8);
  const count = font.readUInt16BE(table + 2);
  const [header, record, letter] = [6, 12, 2];
  // The last two fields of a record are the length and offset of its text.
  for (let i = 1; i <= count; i++) font.writeUInt32BE(letter << 16, table + header + record * i - 4);
  font.writeUInt32BE(header + record * count + letter, entry + 12);
}

type Table = Awaited<ReturnType<typeof allLineFits>>;
/** The same for all pages of a build. */
let known: ReturnType<typeof readFits> | undefined;

async function readFits() {
  return { files: await typefaceFiles(), measure: await createInkMeasure(), table: await allLineFits() };
}

/**
 * The range of the width axis that the lines need on any screen, widened to the font's masters, since widths between them are
 * rounded. Undefined, meaning all, if the font has no width axis or a line is not in the fit table.
 */
function axesFor(lines: readonly string[], table: Table, axis: readonly number[]): Axes | undefined {
  if (axis[0] === axis[2] || !lines.every((line) => table[line])) return undefined;
  const numbers = lines.flatMap((line) => Object.entries(table[line] ?? {}));
  const widths = numbers.flatMap(([name, value]) => (name.endsWith("-w") ? [Number(value)] : []));
  const min = Math.max(...axis.filter((width) => width <= Math.min(...widths)));
  const max = Math.min(...axis.filter((width) => width >= Math.max(...widths)));
  return { wdth: min === max ? min : { min, max } };
}
