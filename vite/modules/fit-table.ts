/**
 * The fit table: `import { cuts } from "virtual:fit-table/pages"`, and ".../projects" for the names of the case studies,
 * which only the pages that show them load.
 *
 * A title fills its measure from margin to margin, ink to ink, at any width and without a script: its font size is a
 * fraction of the container's width (cqi), and the font's width axis makes up the rest. Both are computed here from
 * the font file's own advances and the titles in src/content, so an owner who changes a title touches no number. A font
 * without a width axis fits by size alone.
 *
 * Custom properties per line of a title, for its style attribute: `w` width axis in percent, `s` font size in cqi, `l`
 * the first letter's left bearing in em, negated; each for a wide and a narrow screen. src/app.css chooses.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import fontverter from "fontverter";
import * as hb from "harfbuzzjs";
import { type Plugin, runnerImport } from "vite";
import type { FitTitle } from "../../src/content/fit-title.ts";
import { LAYER_FILE } from "../fonts/typeface.ts";
import { typefaceFiles } from "../fonts/typeface-files.ts";

/** Font sizes in cqi that titles aim at; the narrow screen wants them taller. From the design's own titles. */
const TARGET = { wide: 23.55, narrow: 46, narrowStacked: 28.5 };
/** How far past its aim a line may grow to fill the measure. A short one would else fill the window. */
const MOST = 2;

export type Fit = { w: number; s: number; l: number };

/** Width of the ink of one line in em, and the bearing left of it, at a width-axis position. */
export type MeasureInk = ((text: string, wdth: number) => { ink: number; left: number }) & {
  /** Where on its width axis the font is drawn, from narrow to wide. Between, it is interpolated. */
  drawn: readonly [narrowest: number, normal: number, widest: number];
};

/**
 * Reads a title font. The returned function shapes with kerning, as the browser does.
 * @param file path of the font. Default: the one of the owner's typeface.
 */
export async function createInkMeasure(file?: string): Promise<MeasureInk> {
  const cut = file ?? (await typefaceFiles()).fileOf("cut");
  const truetype = await fontverter.convert(await readFile(cut), "truetype");
  const face = new hb.Face(new hb.Blob(new Uint8Array(truetype)));
  const font = new hb.Font(face);
  // In the font's own units: rounded ones would add up to a pixel of a title.
  const em = face.upem;
  font.setScale(em, em);
  const measure = (text: string, wdth: number) => {
    font.setVariations([new hb.Variation("wdth", wdth), new hb.Variation("wght", 700)]);
    const buffer = new hb.Buffer();
    buffer.addText(text.toUpperCase());
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const glyphs = buffer.getGlyphInfos();
    const advance = buffer.getGlyphPositions().reduce((sum, glyph) => sum + glyph.xAdvance, 0);
    const first = glyphs[0];
    const last = glyphs.at(-1);
    if (!first || !last) return { ink: 1, left: 0 };
    const start = font.glyphExtents(first.codepoint);
    const end = font.glyphExtents(last.codepoint);
    const left = start?.xBearing ?? 0;
    const right = end ? font.glyphHAdvance(last.codepoint) - (end.xBearing + end.width) : 0;
    return { ink: (advance - left - right) / em, left: left / em };
  };
  const { min = 100, default: normal = 100, max = 100 } = face.getAxisInfos().wdth ?? {};
  return Object.assign(measure, { drawn: [min, normal, max] as const });
}

/** Fits one line: the width axis that makes the ink 100 cqi at `size` in cqi, or the nearest size where the axis ends. */
export function fitLine(measure: MeasureInk, text: string, size: number): Fit {
  const fills = (wdth: number) => 100 / measure(text, wdth).ink;
  let [low, , high] = measure.drawn;
  if (fills(low) <= size) high = low;
  else if (fills(high) >= size) low = high;
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (fills(middle) > size) low = middle;
    else high = middle;
  }
  const s = Math.min(fills(round(high, 1)), MOST * size);
  return { w: round(high, 1), s: round(s, 2), l: round(-measure(text, round(high, 1)).left, 4) };
}

/** Fits a title's lines for a wide and a narrow screen; wide lines of one title share one height. */
export function fitTitle(measure: MeasureInk, title: FitTitle): { wide: Fit[]; narrow: Fit[] } {
  const tallest = (lines: readonly string[]) =>
    Math.min(...lines.map((line) => 100 / measure(line, measure.drawn[0]).ink));
  const wideTarget = Math.min(TARGET.wide, tallest(title.wide));
  const narrowTarget = title.narrow.length > 1 ? TARGET.narrowStacked : TARGET.narrow;
  return {
    wide: title.wide.map((line) => fitLine(measure, line, wideTarget)),
    narrow: title.narrow.map((line) => fitLine(measure, line, narrowTarget)),
  };
}

/** Custom properties of a line, such as `--wide-w`. A line that stands on one kind of screen only has those alone. */
type Cut = Record<string, number>;

/**
 * How the lines of a set of titles are cut, by their text.
 * @param file path of the title font. Default: the one of the owner's typeface.
 */
export async function fitTable(titles: readonly FitTitle[], file?: string): Promise<Record<string, Cut>> {
  const measure = await createInkMeasure(file);
  const table: Record<string, Cut> = {};
  for (const title of titles) {
    const fit = fitTitle(measure, title);
    for (const screen of ["wide", "narrow"] as const) {
      title[screen].forEach((line, i) => {
        const { w, s, l } = fit[screen][i] as Fit;
        table[line] = { ...table[line], [`--${screen}-w`]: w, [`--${screen}-s`]: s, [`--${screen}-l`]: l };
      });
    }
  }
  return table;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** The two tables, each with the module of src/content that exports its `titles`. */
const TABLES: ReadonlyMap<string, string> = new Map([
  ["virtual:fit-table/pages", "titles.ts"],
  ["virtual:fit-table/projects", "work/titles.ts"],
]);

/** The titles that a module exports, and the files it is made of. */
async function loadTitles(path: string) {
  const { module, dependencies } = await runnerImport<{ titles: readonly FitTitle[] }>(path, {
    configFile: false,
    logLevel: "error",
  });
  return { titles: module.titles, dependencies };
}

/**
 * How all titles of the site are cut, line by line.
 * @param file path of the title font
 */
export async function allCuts(file: string): Promise<Record<string, Cut>> {
  const content = fileURLToPath(new URL("../../src/content/", import.meta.url));
  const loaded = await Promise.all([...TABLES.values()].map((file) => loadTitles(content + file)));
  return fitTable(
    loaded.flatMap(({ titles }) => titles),
    file,
  );
}

export function fitTablePlugin(): Plugin {
  let content: string;
  return {
    name: "fit-table",
    configResolved({ root }) {
      content = `${root}/src/content/`;
    },
    resolveId: (id) => (TABLES.has(id) ? `\0${id}` : undefined),
    async load(id) {
      const file = TABLES.get(id.slice(1));
      if (!file) return;
      const { titles, dependencies } = await loadTitles(content + file);
      for (const dependency of [...dependencies, LAYER_FILE]) this.addWatchFile(dependency);
      return `export const cuts = ${JSON.stringify(await fitTable(titles))};`;
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(content) && file !== LAYER_FILE) return;
      const tables = [...TABLES.keys()].flatMap((id) => this.environment.moduleGraph.getModuleById(`\0${id}`) ?? []);
      return [...modules, ...tables];
    },
  };
}
