/**
 * The fit table as CSS: `import "virtual:fit-table.css"`.
 *
 * A title fills its measure from margin to margin, ink to ink, at any width and without a script: its font size is a
 * fraction of the container's width (cqi), and Archivo's width axis makes up the rest. Both are computed here from
 * the font file's own advances and the titles in src/content, so an owner who changes a title touches no number.
 *
 * Custom properties per line of a title: `--w` width axis in percent, `--s` font size in cqi, `--l` the first
 * letter's left bearing in em, negated.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import fontverter from "fontverter";
import * as hb from "harfbuzzjs";
import { type Plugin, runnerImport } from "vite";
import type { FitTitle } from "../src/content/titles.ts";

const fontFile = new URL("../src/theme/fonts/archivo-cut.woff2", import.meta.url);
const titlesFile = fileURLToPath(new URL("../src/content/titles.ts", import.meta.url));
const contentDirectory = fileURLToPath(new URL("../src/content/", import.meta.url));

/** Archivo Cut's width axis. */
const NARROWEST = 62;
const WIDEST = 125;
/** Font sizes in cqi that titles aim at; the narrow screen wants them taller. From the design's own titles. */
const TARGET = { wide: 23.55, narrow: 46, narrowStacked: 28.5 };

export type Fit = { w: number; s: number; l: number };

/** Width of the ink of one line in em, and the bearing left of it, at a width-axis position. */
export type MeasureInk = (text: string, wdth: number) => { ink: number; left: number };

/** Reads the title font. The returned function shapes with kerning, as the browser does. */
export async function createInkMeasure(): Promise<MeasureInk> {
  const truetype = await fontverter.convert(await readFile(fontFile), "truetype");
  const face = new hb.Face(new hb.Blob(new Uint8Array(truetype)));
  const font = new hb.Font(face);
  const em = 1000;
  font.setScale(em, em);
  return (text, wdth) => {
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
}

/** Fits one line: the width axis that makes the ink 100 cqi at `size`, or the nearest size where the axis ends. */
export function fitLine(measure: MeasureInk, text: string, size: number): Fit {
  const fills = (wdth: number) => 100 / measure(text, wdth).ink;
  let low = NARROWEST;
  let high = WIDEST;
  if (fills(low) <= size) high = low;
  else if (fills(high) >= size) low = high;
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (fills(middle) > size) low = middle;
    else high = middle;
  }
  return { w: round(high, 1), s: round(fills(round(high, 1)), 2), l: round(-measure(text, round(high, 1)).left, 4) };
}

/** Fits a title's lines for a wide and a narrow screen; wide lines of one title share one height. */
export function fitTitle(measure: MeasureInk, title: FitTitle): { wide: Fit[]; narrow: Fit[] } {
  const tallest = (lines: readonly string[]) => Math.min(...lines.map((line) => 100 / measure(line, NARROWEST).ink));
  const wideTarget = Math.min(TARGET.wide, tallest(title.wide));
  const narrowTarget = title.narrow.length > 1 ? TARGET.narrowStacked : TARGET.narrow;
  return {
    wide: title.wide.map((line) => fitLine(measure, line, wideTarget)),
    narrow: title.narrow.map((line) => fitLine(measure, line, narrowTarget)),
  };
}

/** The style sheet for a set of titles. Lines are matched by their own text, in `data-fit`. */
export async function fitTableCss(titles: readonly FitTitle[]): Promise<string> {
  const measure = await createInkMeasure();
  const rule = (line: string, { w, s, l }: Fit, tall: boolean) =>
    `[data-fit=${JSON.stringify(line)}]${tall ? "[data-tall]" : ""}{--w:${w};--s:${s};--l:${l}}`;
  const wide = new Set<string>();
  const narrow = new Set<string>();
  for (const title of titles) {
    const fit = fitTitle(measure, title);
    title.wide.forEach((line, i) => {
      wide.add(rule(line, fit.wide[i] as Fit, false));
    });
    title.narrow.forEach((line, i) => {
      narrow.add(rule(line, fit.narrow[i] as Fit, false));
      // A title in a slim column, such as the upright lid of /about, takes its narrow cut at every screen width.
      if (title.tall) wide.add(rule(line, fit.narrow[i] as Fit, true));
    });
  }
  return `${[...wide].join("\n")}\n@media (max-width:760px){\n${[...narrow].join("\n")}\n}`;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

const VIRTUAL = "virtual:fit-table.css";
const RESOLVED = "\0virtual:fit-table.css";

export function fitTablePlugin(): Plugin {
  return {
    name: "fit-table",
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return;
      const { module, dependencies } = await runnerImport<{ titles: FitTitle[] }>(titlesFile, {
        configFile: false,
        logLevel: "error",
      });
      for (const dependency of dependencies) this.addWatchFile(dependency);
      return fitTableCss(module.titles);
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(contentDirectory)) return;
      const sheet = this.environment.moduleGraph.getModuleById(RESOLVED);
      return sheet ? [...modules, sheet] : undefined;
    },
  };
}
