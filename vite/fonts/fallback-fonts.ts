/**
 * Fallback fonts until the web fonts load: Arial, adjusted to their width so that lines break at the same places.
 *
 * One face for each of the site's widths, with size-adjust = the font's text length ÷ Arial's, and one for its space.
 */
import * as hb from "harfbuzzjs";
import { clamp } from "./subsets.ts";

const REGULAR = ["Arial", "ArialMT", "Liberation Sans", "Helvetica"];
const BOLD = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Helvetica Bold"];

/** Numbers in columns, which have medium weight. */
const FIGURES = "U+25, U+30-39";
const SPACE = "U+20";

/** Widths in percent. Ranges include both ends. */
type FallbackFace = {
  /** Default: "Archivo Text". */
  family?: "Archivo Cut" | "Archivo Text";
  /** Default: BOLD. */
  local?: string[];
  stretch: [least: number, most: number];
  weight: [least: number, most: number];
  /** The most common width and weight in its ranges. */
  typical: [width: number, weight: number];
  figures?: boolean;
  /** Half of its texts are in capitals. */
  capitals?: boolean;
};

const CUT: FallbackFace = { family: "Archivo Cut", stretch: [62, 125], weight: [700, 700], typical: [62, 700] };
const TEXTS: readonly FallbackFace[] = [
  { stretch: [100, 105], weight: [400, 500], typical: [100, 400], local: REGULAR },
  { stretch: [100, 105], weight: [501, 600], typical: [100, 550], figures: true },
  { stretch: [100, 105], weight: [601, 700], typical: [100, 700] },
  { stretch: [106, 111], weight: [400, 700], typical: [110, 550] },
  { stretch: [112, 114], weight: [400, 700], typical: [112, 600] },
  { stretch: [115, 118], weight: [400, 700], typical: [116, 700] },
  { stretch: [119, 122], weight: [400, 700], typical: [120, 600] },
  { stretch: [123, 125], weight: [400, 700], typical: [125, 700], capitals: true },
];

/** The font's length ÷ Arial's. */
type Ratios = { words: number; figures: number; space: number };

/** In em. */
type Heights = { ascent: number; descent: number };

/** One rule per line: for words, figures if they differ, and the space. */
function fallbackRules(face: FallbackFace, ratios: Ratios, heights: Heights): string[] {
  return [
    rule(face, ratios.words, heights),
    ...(face.figures ? [rule(face, ratios.figures, heights, FIGURES)] : []),
    rule(face, ratios.space, heights, SPACE),
  ];
}

function rule(
  { family = "Archivo Text", local = BOLD, stretch, weight }: FallbackFace,
  ratio: number,
  heights: Heights,
  range?: string,
): string {
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  return [
    `@font-face { font-family: "${family} Fallback";`,
    stretch[1] > stretch[0] && `font-stretch: ${stretch.map((value) => `${value}%`).join(" ")};`,
    `font-weight: ${[...new Set(weight)].join(" ")};`,
    `size-adjust: ${percent(ratio)};`,
    // The space's face sets the line height.
    range === SPACE &&
      `ascent-override: ${percent(heights.ascent / ratio)}; descent-override: ${percent(heights.descent / ratio)};`,
    range === SPACE && "line-gap-override: 0%;",
    range && `unicode-range: ${range};`,
    `src: ${local.map((name) => `local("${name}")`).join(", ")}; }`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** A text with a typical frequency of letters. */
const WORDS =
  "I design products and build them for the web. Most of the work is finding out what people need, what they call it " +
  "and where they look. This page shows four of them: each began with a question, and each went through many drawings.";
const LABELS = WORDS.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
const DIGITS = "0123456789%";

/** Lengths of WORDS without spaces, of LABELS, of DIGITS and of a space, in em. Archivo's capitals at 62 %. */
const ARIAL = { regular: 90.71, bold: 98.737, labels: 105.44, capitals: 125.163, figures: 6.449, space: 0.278 };
const ARCHIVO = { capitals: 86.575 };

export type FontMetrics = ReturnType<typeof measureFont>;

/** All lengths are in em. */
export function measureFont(truetype: Buffer) {
  const face = new hb.Face(new hb.Blob(new Uint8Array(truetype)));
  const font = new hb.Font(face);
  const em = 10_000;
  font.setScale(em, em);
  const length = (text: string, weight: number, width: number) => {
    font.setVariations([new hb.Variation("wght", weight), new hb.Variation("wdth", width)]);
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / em;
  };
  const { ascender, descender } = font.hExtents();
  return {
    heights: { ascent: ascender / em, descent: -descender / em },
    /** The length of a text without its spaces. */
    words: (text: string, weight: number, width: number) =>
      text.split(" ").reduce((sum, word) => sum + length(word, weight, width), 0),
    space: (weight: number, width: number) => length("n n", weight, width) - length("nn", weight, width),
    /** The width axis. Undefined for a font of one width. */
    widths: face.getAxisInfos().wdth as { min: number; max: number } | undefined,
  };
}

/** How much wider than Archivo's a title font's capitals are at their narrowest. At least 1. */
export function widthRatio(cut: FontMetrics): number {
  return Math.max(1, cut.words(WORDS.toUpperCase(), 700, cut.widths?.min ?? 100) / ARCHIVO.capitals);
}

/** Text is set in sentences at the widths up to 105 %, and in labels above them. */
function wordRatio({ words }: FontMetrics, { typical, local, capitals }: FallbackFace, width: number): number {
  const [stretch, weight] = typical;
  if (stretch <= 105) return words(WORDS, weight, width) / (local === REGULAR ? ARIAL.regular : ARIAL.bold);
  const labels = words(LABELS, weight, width);
  if (!capitals) return labels / ARIAL.labels;
  return (labels + words(LABELS.toUpperCase(), weight, width)) / (ARIAL.labels + ARIAL.capitals);
}

export function writeFallbackSheet(fonts: { cut: FontMetrics; text: FontMetrics }): string {
  const { widths } = fonts.text;
  // A font of one width needs faces for its weights only.
  const needed = widths ? TEXTS : TEXTS.slice(0, 3).map((face): FallbackFace => ({ ...face, stretch: [100, 100] }));
  const rules = needed.flatMap((face) => {
    const width = widths ? clamp(face.typical[0], widths) : 100;
    const weight = face.typical[1];
    const ratios = {
      words: wordRatio(fonts.text, face, width),
      figures: fonts.text.words(DIGITS, weight, width) / ARIAL.figures,
      space: fonts.text.space(weight, width) / ARIAL.space,
    };
    return fallbackRules(face, ratios, fonts.text.heights);
  });
  const narrowest = fonts.cut.widths?.min ?? 100;
  const ratios = {
    // A little narrower, since a title's line must not wrap.
    words: (0.98 * fonts.cut.words(WORDS.toUpperCase(), 700, narrowest)) / ARIAL.capitals,
    figures: 1,
    space: fonts.cut.space(700, narrowest) / ARIAL.space,
  };
  const stretch: FallbackFace["stretch"] = fonts.cut.widths ? CUT.stretch : [100, 100];
  return [...fallbackRules({ ...CUT, stretch }, ratios, fonts.cut.heights), ...rules, ""].join("\n");
}
