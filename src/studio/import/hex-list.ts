/** Colours as text: a list of hex values, lines with names, CSS custom properties, an address of coolors.co. */
import type { Found, Note, SectionName } from "./reading.ts";
import { themeOf } from "./theme-of.ts";

const HEX = /^(?:#[0-9a-f]{3,8}|[0-9a-f]{6})$/i;

/** A custom property. The lengths are bounded, so that no text takes long. */
const PROPERTY = /--[a-z][\w-]{0,60}\s{0,4}:/i;

/** Whether a text is CSS rather than JSON: both may begin with a bracket. */
export function hasProperties(text: string): boolean {
  return PROPERTY.test(text);
}

/** Colours in the order of the text. One without a name has an empty path. */
export function readList(file: string, text: string, left: Note[]): Found[] {
  const bare = text.replace(/\/\*[\s\S]*?(?:\*\/|$)|<!--[\s\S]*?(?:-->|$)/g, "");
  return hasProperties(bare) ? ofCss(file, bare) : ofLines(file, bare, left);
}

/** Custom properties, each of the theme that the selectors around it name. */
function ofCss(file: string, text: string): Found[] {
  const tokens: Found[] = [];
  const around: SectionName[] = [themeOf(file)];
  let words = "";
  const declare = () => {
    const [, name, value = ""] = /^\s*--([\w-]+)\s*:([\s\S]*)$/.exec(words) ?? [];
    words = "";
    // A variable in a variable is an alias.
    const plain = value.trim().replace(/^var\(\s*--([\w-]+)\s*\)$/, "{$1}");
    if (name) tokens.push(token(file, around.at(-1) ?? "both", [name], plain));
  };
  for (const [part] of text.matchAll(/[^{};]+|[{};]/g)) {
    if (part === "{") {
      const own = themeOf(words.replace(/:not\([^)]*\)/g, ""));
      around.push(own === "both" ? (around.at(-1) ?? "both") : own);
      words = "";
    } else if (part === ";" || part === "}") {
      declare();
      if (part === "}" && around.length > 1) around.pop();
    } else words = part;
  }
  declare();
  return tokens;
}

function ofLines(file: string, text: string, left: Note[]): Found[] {
  const theme = themeOf(file);
  const tokens: Found[] = [];
  const pieces = text
    .replace(/https?:\/\/[^\s/]+\/(?:palette\/)?([0-9a-f]{6}(?:-[0-9a-f]{6})*)\S*/gi, (_, colors: string) =>
      colors.replaceAll("-", ","),
    )
    .split(/[\n,;]+/);
  for (const piece of pieces) {
    const words = piece
      .replace(/["'[\](){}]/g, " ")
      .split(/[\s:=]+/)
      .filter(Boolean);
    let name: string[] = [];
    let found = 0;
    for (const word of words) {
      if (HEX.test(word)) {
        found++;
        tokens.push(token(file, theme, name.length > 0 ? [name.join("-")] : [], word.replace(/^#?/, "#")));
        name = [];
      } else if (/[a-z]/i.test(word)) name = [...name, word].slice(-4);
    }
    if (found === 0 && words.length > 0)
      left.push({ what: `${piece.trim().slice(0, 60)} in ${file}`, why: "There is no colour in it." });
  }
  return tokens;
}

function token(file: string, theme: SectionName, path: readonly string[], value: string): Found {
  return { file, kind: "hex-list", theme, path, full: path, value };
}
