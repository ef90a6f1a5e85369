/**
 * The fonts' faces, apart from the style sheet's rules.
 *
 * Where scripts run, src/boot.js makes the faces once the font files have come. Faces in a sheet cost more: Chromium lays
 * the whole page out again for the sheet, and once more for each font file. When a page is printed, Chromium also drops
 * the faces of sheets and prints in the fallback font. Without scripts the faces are a sheet of their own.
 */
import postcss, { type AtRule } from "postcss";

/** What `new FontFace(family, url(file), descriptors)` takes. */
export type WebFace = {
  family: string;
  file: string;
  descriptors: Record<string, string>;
  /** The `@font-face` itself. */
  rule: string;
};

/** Takes the faces that have a font file out of a sheet. Faces of the system's fonts and of fonts inside the page stay. */
export function takeWebFaces(css: string): { faces: WebFace[]; rules: string } {
  const sheet = postcss.parse(css);
  const faces: WebFace[] = [];
  sheet.walkAtRules("font-face", (rule) => {
    const face = webFace(rule);
    if (!face) return;
    faces.push(face);
    rule.remove();
  });
  return { faces, rules: sheet.toString() };
}

/** A face's descriptors: their names in CSS, and what `new FontFace()` calls them. */
const DESCRIPTORS: Record<string, string> = {
  "font-weight": "weight",
  "font-stretch": "stretch",
  "unicode-range": "unicodeRange",
};

function webFace(rule: AtRule): WebFace | undefined {
  const values = new Map<string, string>();
  rule.each((node) => {
    if (node.type === "decl") values.set(node.prop, node.value);
  });
  const file = /url\(["']?(?!data:)([^"')]+)/.exec(values.get("src") ?? "")?.[1];
  if (!file) return undefined;
  const descriptors = Object.entries(DESCRIPTORS).flatMap(([property, name]) => {
    const value = values.get(property);
    return value ? [[name, value]] : [];
  });
  const family = (values.get("font-family") ?? "").replaceAll(/["']/g, "");
  return { family, file, descriptors: Object.fromEntries(descriptors), rule: String(rule) };
}

/** Whether a text has a character of the face. A face without a range has every character. */
export function hasLettersOf({ descriptors: { unicodeRange } }: WebFace, text: string): boolean {
  if (!unicodeRange) return true;
  const spans = unicodeRange.split(/,\s*/).map((span) => span.slice(2).split("-"));
  const letters = spans.map(([from = "", to = from]) => `\\u{${from}}-\\u{${to}}`);
  return new RegExp(`[${letters.join("")}]`, "u").test(text);
}
