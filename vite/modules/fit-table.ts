/**
 * The fit table: `import { cuts } from "virtual:fit-table/pages"`, and ".../projects" for the names of the case studies,
 * which only the pages that show them load.
 *
 * A title fills its measure from margin to margin, ink to ink, at any width and without a script: its font size is a
 * fraction of the container's width (cqi), and the font's width axis makes up the rest. Both are computed here from
 * the font files' own advances and the titles of the content, so an owner who changes a title touches no number. A font
 * without a width axis fits by size alone.
 *
 * Custom properties per line of a title, for its style attribute: `w` width axis in percent, `s` font size in cqi, `l`
 * the first letter's left bearing in em and `r` the last letter's right one, both negated; each for a wide and a narrow screen.
 * src/app.css chooses.
 */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import fontverter from "fontverter";
import * as hb from "harfbuzzjs";
import type { Plugin } from "vite";
import type { FitTitle } from "../../src/content/break-title.ts";
import { type Content, readContent } from "../content/read-content.ts";
import { titleSources, titlesOf } from "../content/titles.ts";
import { contentFolder } from "../content-folder.mjs";
import { LAYER_FILE } from "../fonts/typeface.ts";
import { type TypefaceFiles, typefaceFiles } from "../fonts/typeface-files.ts";
import { root } from "../root.mjs";

/** Font sizes in cqi that titles aim at; the narrow screen wants them taller. From the design's own titles. */
const TARGET = { wide: 23.55, narrow: 46, narrowStacked: 28.5 };
/** How far past its aim a line may grow to fill the measure. A short one would else fill the window. */
const MAX_GROWTH = 2;

export type Fit = { w: number; s: number; l: number; r: number };

/** Width of the ink of one line in em, and the bearings beside it, at a width-axis position. */
export type MeasureInk = ((text: string, wdth: number) => { ink: number; left: number; right: number }) & {
  /** Where on its width axis the font is drawn, from narrow to wide. Between, it is interpolated. */
  drawn: readonly [narrowest: number, normal: number, widest: number];
  /** The cut that draws a letter of a title. Undefined for a letter that the typeface lacks. */
  partOf: (letter: string) => TitlePart | undefined;
};

/** The cuts that titles are drawn in. The second is fetched where a title has a letter of it. */
const PARTS = ["cut", "cut-accents"] as const;
export type TitlePart = (typeof PARTS)[number];

/** A title as it is drawn: in capitals, each letter with its accent one sign. */
export const toDisplayCase = (text: string) => text.toUpperCase().normalize("NFC");

/**
 * Reads the cuts of a title font. The returned function shapes with kerning, as the browser does: each run of letters in the
 * cut that draws it, and none between two cuts.
 * @param files of a typeface. Default: the owner's.
 */
export async function createInkMeasure(files?: Pick<TypefaceFiles, "fileOf">): Promise<MeasureInk> {
  const { fileOf } = files ?? (await typefaceFiles());
  const first = await readCut(fileOf("cut"));
  const cuts = [first, await readCut(fileOf("cut-accents"))];
  const indexOf = (letter: string) => cuts.findIndex(({ has }) => has.has(letter.codePointAt(0) as number));
  const measure = (text: string, wdth: number) => {
    const runs: { cut: TitleCut; text: string }[] = [];
    for (const letter of toDisplayCase(text)) {
      const cut = cuts[indexOf(letter)];
      const last = runs.at(-1);
      if (cut && last?.cut === cut) last.text += letter;
      // A font of the visitor's draws what the typeface lacks. Its letter without the accent is nearest to that.
      else runs.push({ cut: cut ?? first, text: cut ? letter : standInFor(letter) });
    }
    const shaped = runs.map((run) => shape(run.cut, run.text, wdth)).filter((run) => run !== undefined);
    const left = shaped[0]?.left ?? 0;
    const right = shaped.at(-1)?.right ?? 0;
    const advance = shaped.reduce((sum, run) => sum + run.advance, 0);
    return { ink: shaped.length ? advance - left - right : 1, left, right };
  };
  const { min = 100, default: normal = 100, max = 100 } = first.face.getAxisInfos().wdth ?? {};
  return Object.assign(measure, {
    drawn: [min, normal, max] as const,
    partOf: (letter: string) => PARTS[indexOf(letter)],
  });
}

type TitleCut = Awaited<ReturnType<typeof readCut>>;

async function readCut(file: string) {
  const truetype = await fontverter.convert(await readFile(file), "truetype");
  const face = new hb.Face(new hb.Blob(new Uint8Array(truetype)));
  const font = new hb.Font(face);
  // In the font's own units: rounded ones would add up to a pixel of a title.
  font.setScale(face.upem, face.upem);
  return { face, font, has: new Set(face.collectUnicodes()) };
}

/** The plain letter, or one as wide as most. */
function standInFor(letter: string): string {
  const [plain = ""] = letter.normalize("NFD");
  if (/\s/.test(letter)) return " ";
  return /[A-Z]/.test(plain) ? plain : "N";
}

/** A run of letters in one cut, in em: how far it leads on, and the bearings at its ends. */
function shape({ face, font }: TitleCut, text: string, wdth: number) {
  font.setVariations([new hb.Variation("wdth", wdth), new hb.Variation("wght", 700)]);
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const glyphs = buffer.getGlyphInfos();
  const advance = buffer.getGlyphPositions().reduce((sum, glyph) => sum + glyph.xAdvance, 0);
  const [first, last] = [glyphs[0], glyphs.at(-1)];
  if (!first || !last) return undefined;
  const start = font.glyphExtents(first.codepoint);
  const end = font.glyphExtents(last.codepoint);
  const left = start?.xBearing ?? 0;
  const right = end ? font.glyphHAdvance(last.codepoint) - (end.xBearing + end.width) : 0;
  const em = face.upem;
  return { advance: advance / em, left: left / em, right: right / em };
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
  const w = round(high, 1);
  const { left, right } = measure(text, w);
  return {
    w,
    s: round(Math.min(fills(w), MAX_GROWTH * size), 2),
    l: round(-left, 4),
    r: Math.floor(-right * 100) / 100,
  };
}

/** Fits a title's lines for a wide and a narrow screen; wide lines of one title share one height. */
export function fitTitle(measure: MeasureInk, title: FitTitle): { wide: Fit[]; narrow: Fit[] } {
  const aims = aimsOf(measure, title);
  return {
    wide: title.wide.map((line) => fitLine(measure, line, aims.wide)),
    narrow: title.narrow.map((line) => fitLine(measure, line, aims.narrow)),
  };
}

/** Font sizes in cqi that a title's lines aim at. */
function aimsOf(measure: MeasureInk, title: FitTitle): { wide: number; narrow: number } {
  const tallest = Math.min(...title.wide.map((line) => 100 / measure(line, measure.drawn[0]).ink));
  return {
    wide: Math.min(TARGET.wide, tallest),
    narrow: title.narrow.length > 1 ? TARGET.narrowStacked : TARGET.narrow,
  };
}

/** The sizes at which a title's lines stop to grow, though they do not fill their measure. */
export function limitsOf(measure: MeasureInk, title: FitTitle): { text: string; size: number }[] {
  const aims = aimsOf(measure, title);
  return (["wide", "narrow"] as const).flatMap((screen) =>
    title[screen].map((text) => ({ text, size: round(MAX_GROWTH * aims[screen], 2) })),
  );
}

/** Custom properties of a line, such as `--wide-w`. A line that stands on one kind of screen only has those alone. */
type Cut = Record<string, number>;

/**
 * How the lines of a set of titles are cut, by their text.
 * @param files of a typeface. Default: the owner's.
 */
export async function fitTable(
  titles: readonly FitTitle[],
  files?: Pick<TypefaceFiles, "fileOf">,
): Promise<Record<string, Cut>> {
  const measure = await createInkMeasure(files);
  const table: Record<string, Cut> = {};
  for (const title of titles) {
    const fit = fitTitle(measure, title);
    for (const screen of ["wide", "narrow"] as const) {
      title[screen].forEach((line, i) => {
        const { w, s, l, r } = fit[screen][i] as Fit;
        const cut = { [`--${screen}-w`]: w, [`--${screen}-s`]: s, [`--${screen}-l`]: l, [`--${screen}-r`]: r };
        table[line] = { ...table[line], ...cut };
      });
    }
  }
  return table;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

const TABLE = "virtual:fit-table/";
type TableName = keyof ReturnType<typeof titlesOf>;

/**
 * How all titles of the site are cut, line by line.
 * @param files of a typeface
 */
export async function allCuts(files: Pick<TypefaceFiles, "fileOf">): Promise<Record<string, Cut>> {
  const { pages, projects } = titlesOf(readContent());
  return fitTable([...pages, ...projects], files);
}

/**
 * One line for each title with letters that the typeface lacks. A font of the visitor's system draws those, in another look
 * and width.
 */
export function missingGlyphs(measure: MeasureInk, content: Content): string[] {
  return titleSources(content).flatMap(({ file, text }) => {
    const lacked = [...new Set(toDisplayCase(text))].filter((letter) => /\S/.test(letter) && !measure.partOf(letter));
    if (!lacked.length) return [];
    const letters = lacked.map((letter) => `"${letter}"`).join(", ");
    return [
      `${file}: the titles' typeface has no ${letters} for "${text}". Another font draws it, and the line may not fill its measure. Write it otherwise, or name another typeface in tokens/org_settings.tokens.json, key "both.typeface".`,
    ];
  });
}

export function fitTablePlugin(): Plugin {
  return {
    name: "fit-table",
    resolveId: (id) => (id.startsWith(TABLE) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${TABLE}`)) return;
      const content = readContent();
      for (const file of [...content.sources, LAYER_FILE]) this.addWatchFile(file);
      const name = id.slice(TABLE.length + 1) as TableName;
      const titles = titlesOf(content)[name];
      // Both tables are read in a build: once is enough.
      if (name === "pages") for (const line of missingGlyphs(await createInkMeasure(), content)) this.warn(line);
      return `export const cuts = ${JSON.stringify(await fitTable(titles))};`;
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(resolve(root, contentFolder())) && file !== LAYER_FILE) return;
      const { moduleGraph } = this.environment;
      const tables = ["pages", "projects"].flatMap((name) => moduleGraph.getModuleById(`\0${TABLE}${name}`) ?? []);
      return [...modules, ...tables];
    },
  };
}
