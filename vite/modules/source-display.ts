/**
 * A source file, highlighted at build time: `import { source } from "./button.tsx?display"`. With `?usage`, a card's usage
 * example.
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { type BundledLanguage, createCssVariablesTheme, createHighlighter, type Highlighter } from "shiki";
import type { SourceSpan, SourceText, TokenKind } from "../../src/components/showcase-entry.ts";
import { usageOf } from "./component-files.ts";

/** TypeScript as TSX, since each further grammar takes a second to compile. */
const languages: Record<string, BundledLanguage> = { tsx: "tsx", ts: "tsx", css: "css", json: "json" };

/** Everything else is plain. */
const kinds: Record<string, TokenKind> = {
  "var(--shiki-token-comment)": "comment",
  "var(--shiki-token-string)": "string",
  "var(--shiki-token-string-expression)": "string",
  "var(--shiki-token-keyword)": "keyword",
};

let highlighter: Promise<Highlighter> | undefined;

/** `file` determines the language and the displayed name. Joined, the texts are the file, byte for byte. */
export async function highlight(file: string, text: string): Promise<SourceText> {
  const lang = languages[file.split(".").at(-1) ?? ""];
  if (!lang) throw new Error(`${file}: cannot display this type of file. Supported: ${Object.keys(languages)}.`);
  const theme = createCssVariablesTheme();
  highlighter ??= createHighlighter({ langs: Object.values(languages), themes: [theme] });
  const { tokens } = (await highlighter).codeToTokens(text, { lang, theme: theme.name ?? "", tokenizeTimeLimit: 0 });
  const lines = tokens.map((line) => line.map(({ color, content }): SourceSpan => [kinds[color ?? ""] ?? "", content]));
  return { name: basename(file), lines: lines.map(mergeSpans) };
}

/** Merges neighbours of one kind; white space joins the span before it. */
function mergeSpans(spans: readonly SourceSpan[]): SourceSpan[] {
  const merged: SourceSpan[] = [];
  for (const [kind, text] of spans) {
    const last = merged.at(-1);
    if (last && (last[0] === kind || text.trim() === "")) merged[merged.length - 1] = [last[0], last[1] + text];
    else merged.push([kind, text]);
  }
  return merged;
}

export const displayModule = async (file: string) => moduleOf(file, file, await readFile(file, "utf8"));

/** @param card whose usage example is shown */
export const usageModule = async (card: string) =>
  moduleOf(card, card.replace(/showcase(?=\.tsx$)/, "usage"), usageOf(await readFile(card, "utf8")));

async function moduleOf(file: string, shownAs: string, text: string) {
  return { code: `export const source = ${JSON.stringify(await highlight(shownAs, text))};`, watch: [file] };
}
