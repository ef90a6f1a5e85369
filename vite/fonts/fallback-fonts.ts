/**
 * The faces of Arial that stand in until the web fonts have come, stretched to their measure.
 *
 * There is one face for each width of the site: size-adjust = the font's length ÷ Arial's. A font's space is not as wide
 * beside its letters as Arial's, so the space has its own face. Else lines would break at other places.
 *
 * Archivo's are measured in the site's own texts (scripts/stand-ins.mjs). Another typeface's are measured here, without a
 * browser, in a text like those.
 */
import * as hb from "harfbuzzjs";
import { clamp } from "./subsets.ts";

const REGULAR = ["Arial", "ArialMT", "Liberation Sans", "Helvetica"];
const BOLD = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Helvetica Bold"];

/** The characters of numbers in columns, which have medium weight. */
const FIGURES = "U+25, U+30-39";
const SPACE = "U+20";

/** A face for texts of some widths, in percent, and some weights; both ends included. */
export type FallbackFace = {
  family: "Archivo Cut" | "Archivo Text";
  local: string[];
  stretch: [least: number, most: number];
  weight: [least: number, most: number];
  /** Width and weight of most of these texts. */
  most: [width: number, weight: number];
  /** Whether figures have a face of their own. */
  figures?: boolean;
};

const text = (
  stretch: FallbackFace["stretch"],
  weight: FallbackFace["weight"],
  most: FallbackFace["most"],
  more: Partial<FallbackFace> = {},
): FallbackFace => ({ family: "Archivo Text", local: BOLD, stretch, weight, most, ...more });

export const FALLBACK_FACES: readonly FallbackFace[] = [
  { family: "Archivo Cut", local: BOLD, stretch: [62, 125], weight: [700, 700], most: [62, 700] },
  text([100, 105], [400, 500], [100, 400], { local: REGULAR }),
  text([100, 105], [501, 600], [100, 550], { figures: true }),
  text([100, 105], [601, 700], [100, 700]),
  text([106, 111], [400, 700], [110, 550]),
  text([112, 114], [400, 700], [112, 600]),
  text([115, 118], [400, 600], [116, 600]),
  text([115, 118], [601, 700], [116, 700]),
  text([119, 122], [400, 700], [120, 600]),
  text([123, 125], [400, 700], [125, 700]),
];

/** The font's length ÷ Arial's. */
export type Ratios = { letters: number; figures: number; space: number };

/** The font's ascent and descent in em. */
export type Heights = { ascent: number; descent: number };

/** The rules of one face: letters, space, and figures where the face has them. One face per line, like a table. */
export function fallbackRules(face: FallbackFace, ratios: Ratios, heights: Heights): string[] {
  return [
    rule(face, ratios.letters, heights),
    ...(face.figures ? [rule(face, ratios.figures, heights, FIGURES)] : []),
    rule(face, ratios.space, heights, SPACE),
  ];
}

function rule(
  { family, local, stretch, weight }: FallbackFace,
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
    // The face of the space sets the height of a line, with any letters in it.
    range === SPACE &&
      `ascent-override: ${percent(heights.ascent / ratio)}; descent-override: ${percent(heights.descent / ratio)};`,
    range === SPACE && "line-gap-override: 0%;",
    range && `unicode-range: ${range};`,
    `src: ${local.map((name) => `local("${name}")`).join(", ")}; }`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** A text with the letters of running text, about as often as pages have them; and the figures. */
const WORDS =
  "I design products and build them for the web. Most of the work is finding out what people need, what they call it " +
  "and where they look. This page shows four of them: each began with a question, and each went through many drawings.";
const DIGITS = "0123456789%";

/** Their lengths in em, without spaces, and that of a space: in Arial, and of the capitals in Archivo at 62 %. */
const ARIAL = { regular: 90.71, bold: 98.737, capitals: 125.163, figures: 6.449, space: 0.278 };
const ARCHIVO = { capitals: 86.575 };

/** What a font's letters measure, in em. */
export type FontMetrics = {
  heights: Heights;
  /** The length of a text's words, without the spaces between them. */
  words: (text: string, weight: number, width: number) => number;
  space: (weight: number, width: number) => number;
  /** The width axis. Undefined for a font of one width. */
  widths?: { min: number; max: number };
};

/** Reads a font in the form of TrueType. */
export function measureFont(truetype: Buffer): FontMetrics {
  const face = new hb.Face(new hb.Blob(new Uint8Array(truetype)));
  const font = new hb.Font(face);
  const em = 1000;
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
    words: (text, weight, width) => text.split(" ").reduce((sum, word) => sum + length(word, weight, width), 0),
    space: (weight, width) => length("n n", weight, width) - length("nn", weight, width),
    widths: face.getAxisInfos().wdth,
  };
}

/** How much longer than Archivo's the capitals of a title font are at their narrowest. At least 1. */
export function widthRatio(cut: FontMetrics): number {
  return Math.max(1, cut.words(WORDS.toUpperCase(), 700, cut.widths?.min ?? 100) / ARCHIVO.capitals);
}

/**
 * The sheet of the faces that stand in for a typeface.
 * @param fonts the cuts for titles and for text
 */
export function writeFallbackSheet(fonts: { cut: FontMetrics; text: FontMetrics }): string {
  const [cut, ...texts] = FALLBACK_FACES as [FallbackFace, ...FallbackFace[]];
  const { widths } = fonts.text;
  // A font of one width needs a face for each weight alone, which stands in at any width.
  const needed = widths ? texts : texts.slice(0, 3).map((face): FallbackFace => ({ ...face, stretch: [100, 100] }));
  const rules = needed.flatMap((face) => {
    const width = widths ? clamp(face.most[0], widths) : 100;
    const weight = face.most[1];
    const arial = face.local === BOLD ? ARIAL.bold : ARIAL.regular;
    const ratios = {
      letters: fonts.text.words(WORDS, weight, width) / arial,
      figures: fonts.text.words(DIGITS, weight, width) / ARIAL.figures,
      space: fonts.text.space(weight, width) / ARIAL.space,
    };
    return fallbackRules(face, ratios, fonts.text.heights);
  });
  const narrowest = fonts.cut.widths?.min ?? 100;
  const ratios = {
    letters: fonts.cut.words(WORDS.toUpperCase(), 700, narrowest) / ARIAL.capitals,
    figures: 1,
    space: fonts.cut.space(700, narrowest) / ARIAL.space,
  };
  const stretch: FallbackFace["stretch"] = fonts.cut.widths ? cut.stretch : [100, 100];
  return [...fallbackRules({ ...cut, stretch }, ratios, fonts.cut.heights), ...rules, ""].join("\n");
}
