/**
 * Separates the `@font-face` rules from the style sheet.
 *
 * src/boot.js adds the faces once the font files have loaded. Faces in a sheet cost more: Chromium lays out the whole page for
 * the sheet and again for each file, and prints in the fallback font. Without scripts the faces are in a sheet.
 */
import postcss, { type AtRule } from "postcss";

/** Arguments of `new FontFace(family, url(file), { weight, stretch })`. */
export type WebFace = NonNullable<ReturnType<typeof webFace>>;

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

function webFace(rule: AtRule) {
  const values = new Map<string, string>();
  rule.walkDecls(({ prop, value }) => void values.set(prop, value));
  const file = /url\(["']?(?!data:)([^"')]+)/.exec(values.get("src") ?? "")?.[1];
  if (!file) return undefined;
  return {
    family: (values.get("font-family") ?? "").replaceAll(/["']/g, ""),
    file,
    weight: values.get("font-weight") ?? "normal",
    stretch: values.get("font-stretch") ?? "normal",
    /** Missing if it covers every character. */
    unicodeRange: values.get("unicode-range"),
    /** The `@font-face` itself. */
    rule: String(rule),
  };
}

export function covers({ unicodeRange }: WebFace, text: string): boolean {
  if (!unicodeRange) return true;
  // The build writes U+1F00-1FFF as U+1F??.
  const spans = unicodeRange.split(/,\s*/).map((span) => {
    const [from = "", to = from] = span.slice(2).split("-");
    return [from.replaceAll("?", "0"), to.replaceAll("?", "F")];
  });
  const letters = spans.map(([from, to]) => `\\u{${from}}-\\u{${to}}`);
  return new RegExp(`[${letters.join("")}]`, "u").test(text);
}
