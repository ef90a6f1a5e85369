/** Colours as text: a list of hex values, lines with names, CSS custom properties, an address of coolors.co. */
import type { Found, Note, SectionName } from "./reading.ts";
import { themeOf } from "./theme-of.ts";

const HEX = /^(?:#[0-9a-f]{3,8}|[0-9a-f]{6})$/i;

/** Colours in the order of the text. One without a name has an empty path. */
export function readList(file: string, text: string, left: Note[]): Found[] {
  const bare = text.replace(/\/\*[\s\S]*?(?:\*\/|$)|<!--[\s\S]*?(?:-->|$)/g, "");
  return /--[\w-]+\s*:/.test(bare) ? ofCss(file, bare) : ofLines(file, bare, left);
}

/** Custom properties, each of the theme that the selectors around it name. */
function ofCss(file: string, text: string): Found[] {
  const tokens: Found[] = [];
  const around: SectionName[] = [themeOf(file)];
  for (const [, opening, name, value = ""] of text.matchAll(/([^{};]*)\{|\}|--([\w-]+)\s*:\s*([^;{}]*)/g)) {
    const outer = around.at(-1) ?? "both";
    if (name) {
      // A variable in a variable is an alias.
      const plain = value.trim().replace(/^var\(\s*--([\w-]+)\s*\)$/, "{$1}");
      tokens.push(token(file, outer, [name], plain));
    } else if (opening !== undefined) {
      const own = themeOf(opening.replace(/:not\([^)]*\)/g, ""));
      around.push(own === "both" ? outer : own);
    } else if (around.length > 1) around.pop();
  }
  return tokens;
}

function ofLines(file: string, text: string, left: Note[]): Found[] {
  const theme = themeOf(file);
  const tokens: Found[] = [];
  const pieces = text
    .replace(/https?:\/\/\S*?\/([0-9a-f]{6}(?:-[0-9a-f]{6})+)\S*/gi, (_, colors: string) => colors.replaceAll("-", ","))
    .split(/[\n,;]+/);
  for (const piece of pieces) {
    const words = piece
      .replace(/["'[\](){}]/g, " ")
      .trim()
      .split(/[\s:=]+/)
      .filter(Boolean);
    const names: string[] = [];
    let found = 0;
    for (const word of words) {
      if (!HEX.test(word)) {
        names.push(word.replace(/^[$@*•-]+/, ""));
        continue;
      }
      found++;
      const name = names
        .splice(0)
        .filter((each) => /[a-z]/i.test(each))
        .join("-");
      tokens.push(token(file, theme, name ? [name] : [], word.startsWith("#") ? word : `#${word}`));
    }
    if (found === 0 && words.length > 0)
      left.push({
        what: `${piece.trim().slice(0, 60)} in ${file}`,
        why: "There is no colour in it.",
        mend: "Write a hex.",
      });
  }
  return tokens;
}

function token(file: string, theme: SectionName, path: readonly string[], value: string): Found {
  return { file, kind: "hex-list", theme, path, full: path, value };
}
