/**
 * Separates the `@font-face` rules from the style sheet.
 *
 * src/boot.js adds the faces once the font files have loaded. Faces in a sheet cost more: Chromium lays out the whole page for
 * the sheet and again for each file, and prints in the fallback font. Without scripts the faces are in a sheet.
 */
import postcss, { type AtRule } from "postcss";

/** Arguments of `new FontFace(family, url(file), descriptors)`. */
export type WebFace = {
  family: string;
  file: string;
  descriptors: Record<string, string>;
  /** The `@font-face` itself. */
  rule: string;
};

/** Removes the faces with a font file from a sheet; local and inline fonts stay. */
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

/** Descriptors by their names in CSS. */
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

/** A face without a range covers every character. */
export function covers({ descriptors: { unicodeRange } }: WebFace, text: string): boolean {
  if (!unicodeRange) return true;
  const spans = unicodeRange.split(/,\s*/).map((span) => span.slice(2).split("-"));
  const letters = spans.map(([from = "", to = from]) => `\\u{${from}}-\\u{${to}}`);
  return new RegExp(`[${letters.join("")}]`, "u").test(text);
}
