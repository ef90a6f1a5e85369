/** Makes the site's four web fonts from a variable font, and their @font-face rules. */
import { basename } from "node:path";
import fontverter from "fontverter";
import * as hb from "harfbuzzjs";
import subsetFont, { type Axes } from "subset-font";
import type { Axis, PackagedFont, ScriptFont } from "./font-package.ts";
import type { Typeface } from "./typeface.ts";

/** @font-face descriptors. Stretch is empty for a font of one width. */
export type Face = { family: string; weight: string; stretch: string };

const TITLE = 700;
const TEXT = [400, 700] as const;

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
}

const punctuation = "‘’“”–—…•·©→";
const capitals = `${range(0x20, 0x60)}${range(0x7b, 0x7e)}${punctuation}`;
const latin = `${range(0x20, 0x7e)}\u00a0${punctuation}`;
const accents = `${range(0xa1, 0xff)}Œœ™€`.replace(/[·©]/g, "");

/**
 * - cut: titles. Capitals, digits and punctuation; all widths, weight 700.
 * - text: everything else. Latin; widths from 100 %, weight 400–700.
 * - "-accents": Western European accents, loaded only by pages that use them (`unicode-range`).
 */
const PARTS = [
  { part: "cut", kind: "cut", text: capitals },
  { part: "cut-accents", kind: "cut", text: accents.replace(/[à-ÿœ]/g, "") },
  { part: "text", kind: "text", text: latin },
  { part: "text-accents", kind: "text", text: accents },
] as const;
const RANGES = {
  plain: "U+20-7E, U+A0, U+A9, U+B7, U+2013-2026, U+2192",
  accents: "U+A1-A8, U+AA-B6, U+B8-FF, U+152-153, U+20AC, U+2122",
};

export function clamp(value: number, { min, max }: Pick<Axis, "min" | "max">): number {
  return Math.min(max, Math.max(min, value));
}

type Part = Axes[string];

function part(axis: Axis, least: number, most: number): Part {
  const [min, max] = [clamp(least, axis), clamp(most, axis)];
  return min === max ? min : { min, max };
}

/** The axes that each kind of subset keeps. Unused axes are fixed at their defaults. */
export function axesOf({ axes }: Pick<PackagedFont, "axes">, { width }: Typeface): Record<"cut" | "text", Axes> {
  const fixed = Object.fromEntries(Object.entries(axes).map(([tag, axis]) => [tag, axis.default]));
  const { wght, wdth } = axes;
  const widths = (least: number): Axes => (wdth ? { wdth: part(wdth, least, width.most) } : {});
  return {
    cut: { ...fixed, wght: clamp(TITLE, wght), ...widths(width.least) },
    text: { ...fixed, wght: part(wght, ...TEXT), ...widths(clamp(100, { min: width.least, max: width.most })) },
  };
}

export function facesOf({ cut, text }: Record<"cut" | "text", Axes>): Record<"cut" | "text", Face> {
  const words = (value: Part | undefined, unit = "") =>
    typeof value === "object"
      ? `${value.min}${unit} ${value.max}${unit}`
      : value === undefined
        ? ""
        : `${value}${unit}`;
  return {
    // 700 for any font: for a lower weight, browsers would add a synthetic bold that is wider than the titles' fit.
    cut: { family: "Archivo Cut", weight: String(TITLE), stretch: words(cut.wdth, "%") },
    text: { family: "Archivo Text", weight: words(text.wght), stretch: words(text.wdth, "%") },
  };
}

/** A warning for each of the site's weights that the font lacks. */
export function missingWeights({ axes: { wght } }: Pick<PackagedFont, "axes">, { package: id }: Typeface): string[] {
  return [...new Set<number>([...TEXT, TITLE])]
    .filter((weight) => weight !== clamp(weight, wght))
    .map((weight) => {
      const [has, uses] = [`weights ${wght.min} to ${wght.max}`, `Using ${clamp(weight, wght)} for ${weight}`];
      return `tokens/org_settings.tokens.json, key "both.typeface": ${id} has ${has}. ${uses}.`;
    });
}

export async function makeSubsets({ font, axes }: Pick<PackagedFont, "font" | "axes">, typeface: Typeface) {
  const kept = axesOf({ axes }, typeface);
  const cut = async ({ kind, text }: { kind: "cut" | "text"; text: string }) =>
    subsetFont(font, text, {
      targetFormat: "truetype",
      variationAxes: kept[kind],
      keepFeatures: ["kern", "tnum"],
      noHinting: true,
      // It would vary what setVerticalMetrics() sets.
      dropTables: ["MVAR"],
    });
  const body = bodyOf(await cut(PARTS[0]));
  return Promise.all(
    PARTS.map(async (each) => {
      const truetype = await cut(each);
      if (each.kind === "cut") {
        setVerticalMetrics(truetype, body);
        curlApostrophe(truetype);
      }
      return { part: each.part, woff2: await fontverter.convert(truetype, "woff2") };
    }),
  );
}

/** Vertical metrics of titles in em, which src/app.css relies on. */
const BODY = { capitals: 0.686, ascent: 0.878, descent: 0.21 };

/** The units per em at which the font's capitals have the height that titles need. */
function bodyOf(truetype: Buffer): number {
  const face = new hb.Face(new hb.Blob(new Uint8Array(truetype)));
  const font = new hb.Font(face);
  const height = font.glyphExtents(font.nominalGlyph("H".codePointAt(0) as number) ?? 0)?.height ?? 0;
  return Math.round(Math.abs(height) / BODY.capitals);
}

/** Sets a font's metrics to those of titles, in the file since Safari doesn't support `ascent-override`. */
function setVerticalMetrics(font: Buffer, em: number): void {
  const [ascent, descent] = [Math.round(em * BODY.ascent), Math.round(em * BODY.descent)];
  font.writeUInt16BE(em, tableAt(font, "head") + 18);
  const hhea = tableAt(font, "hhea");
  const os2 = tableAt(font, "OS/2");
  for (const place of [hhea + 4, os2 + 68]) {
    font.writeInt16BE(ascent, place);
    font.writeInt16BE(-descent, place + 2);
    font.writeInt16BE(0, place + 4);
  }
  // USE_TYPO_METRICS, for Windows.
  font.writeUInt16BE(font.readUInt16BE(os2 + 62) | 0x80, os2 + 62);
}

/**
 * Draws the apostrophe of keyboards (U+27) as the typographic one (U+2019), in the character map. Only a map with an array
 * of glyphs for its range can change in place; other fonts keep their own.
 */
function curlApostrophe(font: Buffer): void {
  const face = new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(font))));
  const curly = face.nominalGlyph(0x2019);
  const cmap = tableAt(font, "cmap");
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const map = cmap + font.readUInt32BE(cmap + 8 + 8 * i);
    if (!curly || font.readUInt16BE(map) !== 4) continue;
    const segments = font.readUInt16BE(map + 6);
    for (let end = map + 14; end < map + 14 + segments; end += 2) {
      const start = end + segments + 2;
      const offset = start + 2 * segments;
      const distance = font.readUInt16BE(offset);
      if (font.readUInt16BE(start) > 0x27 || font.readUInt16BE(end) < 0x27 || !distance) continue;
      font.writeUInt16BE(curly, offset + distance + 2 * (0x27 - font.readUInt16BE(start)));
    }
  }
}

function tableAt(font: Buffer, tag: string): number {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + 16 * i;
    if (font.toString("latin1", entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no table "${tag}".`);
}

/** @param name the start of the file names beside the sheet */
export function faceRules(name: string, faces: Record<"cut" | "text", Face>): string {
  const rules = PARTS.map(({ part, kind }) =>
    faceRule(faces[kind], `${name}-${part}.woff2`, part.endsWith("-accents") ? RANGES.accents : RANGES.plain),
  );
  return rules.join("\n");
}

/**
 * Further characters under the families of the site's own files. Browsers ask the last face first, also of those without a range,
 * as src/boot.js makes them: this goes before faceRules().
 */
export function scriptRules(fonts: readonly ScriptFont[], { cut, text }: Record<"cut" | "text", Face>): string {
  const rules = fonts.flatMap(({ path, range }) => [cut, text].map((face) => faceRule(face, basename(path), range)));
  return rules.join("\n");
}

function faceRule({ family, weight, stretch }: Face, file: string, range: string): string {
  return [
    `@font-face { font-family: "${family}"; src: url("./${file}") format("woff2");`,
    `font-weight: ${weight};${stretch && ` font-stretch: ${stretch};`} font-display: swap;`,
    `unicode-range: ${range}; }`,
  ].join(" ");
}
