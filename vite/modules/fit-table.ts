/**
 * The fit table: `import { lineFits } from "virtual:fit-table/pages"`, or ".../projects" for the names of the case studies.
 *
 * A title fills its measure at any width without a script: its font size is a fraction of the container's width (cqi), and
 * the font's width axis makes up the rest. Both are computed from the font files. Custom properties per line, for wide and
 * narrow screens: `w` width axis in percent, `s` font size in cqi, `l` the bearing at the line's start in em and `r` the one
 * at its end, both negated.
 */
import { readFile } from "node:fs/promises";
import fontverter from "fontverter";
import * as hb from "harfbuzzjs";
import type { Plugin } from "vite";
import { lengthOf, oneLine, type TitleLines, wrap } from "../../src/content/break-title.ts";
import { directionOf } from "../../src/content/language.ts";
import { changedModules } from "../changed-modules.ts";
import { type Content, readContent } from "../content/read-content.ts";
import { displaysOf, titleSources, titlesOf } from "../content/titles.ts";
import { LAYER_FILE, readTypeface, type Typeface } from "../fonts/typeface.ts";
import { type TypefaceFiles, typefaceFiles } from "../fonts/typeface-files.ts";

/** Target font sizes in cqi, from the design. */
const TARGET = { wide: 23.55, narrow: 46, narrowStacked: 28.5 };
/** How far beyond its target a line may grow, so that a short one does not fill the window. */
export const MAX_GROWTH = 2;

/** Added to a title's word spaces, in em: `word-spacing` in src/app.css. */
const WORD_SPACE = 0.06;

/** The largest size in cqi of a title that is not fitted. */
const PLAIN = { wide: 14, narrow: 20 };
/** A letter's usual width in em: of capitals, of scripts without them, and half of a Chinese sign's. */
const letterWidth = (text: string) => (/\p{Lu}/u.test(text.toUpperCase()) ? 0.72 : 0.52);
/**
 * Its styles: the fallback fonts' own line height keeps lines apart in every script. The properties undo those of `[data-fit]`
 * in src/app.css.
 */
const PLAIN_STYLE = { fontFamily: "var(--font-text)", lineHeight: "normal", margin: 0, top: 0 };

/** The size in cqi at which the longest line of a title that is not fitted is about as wide as its place. */
export function plainSize(lines: readonly string[], most: number): number {
  return round(Math.min(most, 96 / Math.max(...lines.map((line) => lengthOf(line) * letterWidth(line)))), 2);
}

export type Fit = { w: number; s: number; l: number; r: number };

export type MeasureInk = Awaited<ReturnType<typeof createInkMeasure>>;

/** The subsets for titles. The second is loaded only when needed. */
const PARTS = ["cut", "cut-accents"] as const;
export type TitlePart = (typeof PARTS)[number];

/** Returns a function that shapes text with kerning, as the browser does. @param files Default: the owner's typeface. */
export async function createInkMeasure(files?: Pick<TypefaceFiles, "fileOf">, { language } = readContent().site) {
  /** A title as the page shows it: in capitals of the site's language, with precomposed accents. */
  const display = (text: string) => text.toLocaleUpperCase(language).normalize("NFC");
  const { fileOf } = files ?? (await typefaceFiles());
  const first = await readCut(fileOf("cut"));
  const cuts = [first, await readCut(fileOf("cut-accents"))];
  const indexOf = (letter: string) => cuts.findIndex(({ has }) => has.has(letter.codePointAt(0) as number));
  /** A line's ink width and side bearings in em, at a width-axis position. */
  const measure = (text: string, wdth: number) => {
    const runs: { cut: TitleCut; text: string }[] = [];
    for (const letter of display(text)) {
      const cut = cuts[indexOf(letter)];
      const last = runs.at(-1);
      if (cut && last?.cut === cut) last.text += letter;
      // A system font draws missing glyphs; the letter without its accent is the best estimate.
      else runs.push({ cut: cut ?? first, text: cut ? letter : substituteFor(letter) });
    }
    const shaped = runs.map((run) => shape(run.cut, run.text, wdth)).filter((run) => run !== undefined);
    const left = shaped[0]?.left ?? 0;
    const right = shaped.at(-1)?.right ?? 0;
    const spaces = text.split(" ").length - 1;
    const advance = shaped.reduce((sum, run) => sum + run.advance, spaces * WORD_SPACE);
    return { ink: shaped.length ? advance - left - right : 1, left, right };
  };
  const { min = 100, default: normal = 100, max = 100 } = first.face.getAxisInfos().wdth ?? {};
  return Object.assign(measure, {
    display,
    direction: directionOf(language),
    /** The font's width axis. */
    axis: [min, normal, max] as const,
    /** The subset that has a character, or undefined. */
    partOf: (letter: string) => PARTS[indexOf(letter)],
  });
}

type TitleCut = Awaited<ReturnType<typeof readCut>>;

async function readCut(file: string) {
  const truetype = await fontverter.convert(await readFile(file), "truetype");
  const face = new hb.Face(new hb.Blob(new Uint8Array(truetype)));
  const font = new hb.Font(face);
  // In font units: rounded ones would add up to a pixel.
  font.setScale(face.upem, face.upem);
  return { face, font, has: new Set(face.collectUnicodes()) };
}

/** The plain letter, or one of average width. */
function substituteFor(letter: string): string {
  const [plain = ""] = letter.normalize("NFD");
  if (/\s/.test(letter)) return " ";
  return /[A-Z]/.test(plain) ? plain : "N";
}

/** Advance and outer bearings of a run in one subset, in em. */
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

/** The width-axis position that makes the ink 100 cqi at `size` in cqi, or the nearest size at the axis's end. */
export function fitLine(measure: MeasureInk, text: string, size: number): Fit {
  const fills = (wdth: number) => 100 / measure(text, wdth).ink;
  let [low, , high] = measure.axis;
  if (fills(low) <= size) high = low;
  else if (fills(high) >= size) low = high;
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (fills(middle) > size) low = middle;
    else high = middle;
  }
  const w = round(high, 1);
  const { left, right } = measure(text, w);
  const [start, end] = measure.direction === "rtl" ? [right, left] : [left, right];
  return {
    w,
    s: round(Math.min(fills(w), MAX_GROWTH * size), 2),
    l: round(-start, 4),
    r: Math.floor(-end * 100) / 100,
  };
}

/** Wide lines of a title share one height. */
export function fitTitle(measure: MeasureInk, title: TitleLines): { wide: Fit[]; narrow: Fit[] } {
  const targets = targetSizes(measure, title);
  return {
    wide: title.wide.map((line) => fitLine(measure, line, targets.wide)),
    narrow: title.narrow.map((line) => fitLine(measure, line, targets.narrow)),
  };
}

/** In cqi. */
export function targetSizes(measure: MeasureInk, title: TitleLines): { wide: number; narrow: number } {
  const tallest = Math.min(...title.wide.map((line) => 100 / measure(line, measure.axis[0]).ink));
  return {
    wide: Math.min(TARGET.wide, tallest),
    narrow: title.narrow.length > 1 ? TARGET.narrowStacked : TARGET.narrow,
  };
}

/** A line's custom properties, such as `--wide-w`, for the screens that show it; also styles, if it is not fitted. */
type LineFit = Record<string, number | string>;

/** Fits by line text. */
export async function fitTable(titles: readonly TitleLines[]): Promise<Record<string, LineFit>> {
  const measure = await createInkMeasure();
  const table: Record<string, LineFit> = {};
  for (const title of titles) {
    const fits = missingIn(measure, title).length ? undefined : fitTitle(measure, title);
    for (const screen of ["wide", "narrow"] as const) {
      const plain = { s: plainSize(title[screen], PLAIN[screen]) };
      title[screen].forEach((line, i) => {
        const own = Object.entries(fits?.[screen][i] ?? plain).map(([name, value]) => [`--${screen}-${name}`, value]);
        table[line] = { ...table[line], ...(!fits && PLAIN_STYLE), ...Object.fromEntries(own) };
      });
    }
  }
  return table;
}

/** The largest block that a slide has room for: its height, divided by its width. */
const ROOM = { wide: 0.4, narrow: 1.4 };
const NAME_ROOM = { wide: 0.2, narrow: 0.9 };
type Display = { fit: TitleLines; ratio: number; narrowRatio: number };

/** A sentence in as many lines as a slide has room for, which makes it as large as possible. */
export function displayOf(measure: MeasureInk, text: string, room = ROOM): Display {
  const isPlain = missingIn(measure, oneLine(text)).length > 0;
  const best = (screen: "wide" | "narrow") => {
    let found = { lines: [text], ratio: 1 };
    for (let count = 1; count <= 16; count++) {
      const lines = wrap(text, count);
      const fits = fitTitle(measure, { wide: lines, narrow: lines })[screen];
      const plain = plainSize(lines, PLAIN[screen]) * 1.3 * lines.length;
      const height = isPlain ? plain : fits.reduce((sum, { s }) => sum + s * 0.6875 + 2, -2);
      if (lines.length < count || (count > 1 && height > 100 * room[screen])) break;
      // A last word alone would be larger than the rest.
      const lengths = lines.map(lengthOf);
      if (Math.min(...lengths) < Math.max(...lengths) / 2) continue;
      found = { lines, ratio: round(height / 100, 3) };
    }
    return found;
  };
  const [wide, narrow] = [best("wide"), best("narrow")];
  return { fit: { wide: wide.lines, narrow: narrow.lines }, ratio: wide.ratio, narrowRatio: narrow.ratio };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

const TABLE = "virtual:fit-table/";
type TableName = keyof ReturnType<typeof titlesOf>;

/** The fits of all titles, by line text. */
export function allLineFits(): Promise<Record<string, LineFit>> {
  const { pages, projects } = titlesOf(readContent());
  return fitTable([...pages, ...projects]);
}

/** The characters of a title that the typeface lacks. One is enough for the title not to be fitted. */
export function missingIn(measure: MeasureInk, { wide, narrow }: TitleLines): string[] {
  const letters = new Set(measure.display([...wide, ...narrow].join("")));
  return [...letters].filter((letter) => /\S/.test(letter) && !measure.partOf(letter));
}

/** Scripts that Noto Sans has, and those with a Noto Sans of their own. */
const NOTO_SANS = ["Greek", "Cyrillic", "Devanagari"];
/** Chinese, Japanese and Korean are not here: their fonts have megabytes, and every system has one. */
const SCRIPTS = [
  ...NOTO_SANS,
  "Arabic",
  "Armenian",
  "Bengali",
  "Ethiopic",
  "Georgian",
  "Hebrew",
  "Khmer",
  "Tamil",
  "Thai",
];

/** How to name a font that has the letters, unless the owner has. */
function fontAdvice(letters: string, { package: first, others }: Typeface): string {
  const script = SCRIPTS.find((name) => new RegExp(`\\p{Script=${name}}`, "u").test(letters));
  if (!script) return "";
  const name = `@fontsource-variable/noto-sans${NOTO_SANS.includes(script) ? "" : `-${script.toLowerCase()}`}`;
  if (others.includes(name)) return "";
  const list = JSON.stringify([first, ...others, name]);
  return ` To set it in a font of your choice: npm install ${name}, and in tokens/org_settings.tokens.json { "both": { "typeface": ${list} } }.`;
}

/** A warning about each title with characters that the typeface lacks; about many, one. */
export function missingGlyphs(measure: MeasureInk, content: Content, typeface = readTypeface()): string[] {
  const warnings = titleSources(content).flatMap(({ file, text }) => {
    const missing = missingIn(measure, oneLine(text));
    if (!missing.length) return [];
    const letters = missing.map((letter) => `"${letter}"`).join(", ");
    return [
      `${file}: the titles' typeface has no ${letters}, used in "${text}". It has capitals of Western European languages, so this title does not fill its width.${fontAdvice(missing.join(""), typeface)}`,
    ];
  });
  return warnings.length > 2 ? [`${warnings[0]} So are ${warnings.length - 1} other titles.`] : warnings;
}

export function fitTablePlugin(): Plugin {
  return {
    name: "fit-table",
    resolveId: (id) => (id.startsWith(TABLE) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${TABLE}`)) return;
      const content = readContent();
      this.addWatchFile(LAYER_FILE);
      const name = id.slice(TABLE.length + 1) as TableName;
      if (id.endsWith("/deck")) {
        const measure = await createInkMeasure();
        const texts = Object.entries(displaysOf(content, this.environment.mode === "build")).map(
          ([key, text]) => [key, displayOf(measure, text, key === "name" ? NAME_ROOM : ROOM)] as const,
        );
        const fits = await fitTable(texts.map(([, { fit }]) => fit));
        const displays = JSON.stringify(Object.fromEntries(texts));
        return `export const lineFits = ${JSON.stringify(fits)};\nexport const displays = ${displays};`;
      }
      const titles = titlesOf(content)[name];
      // A build loads both tables; one warning is enough.
      if (name === "pages") for (const line of missingGlyphs(await createInkMeasure(), content)) this.warn(line);
      return `export const lineFits = ${JSON.stringify(await fitTable(titles))};`;
    },
    // The content plugin refreshes them after a change of the content.
    hotUpdate({ file, modules }) {
      if (file !== LAYER_FILE) return;
      return changedModules(this.environment, modules, (id) => id.startsWith(`\0${TABLE}`));
    },
  };
}
