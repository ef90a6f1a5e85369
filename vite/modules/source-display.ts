/**
 * A source file as data to display: `import { source } from "./button.tsx?display"`.
 *
 * The text is highlighted here, at build time, into lines of [kind, text]; the page that shows it needs no
 * highlighter. Joined, the texts are the file, byte for byte.
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { type BundledLanguage, createCssVariablesTheme, createHighlighter, type Highlighter } from "shiki";
import type { Plugin } from "vite";
import type { SourceSpan, SourceText, TokenKind } from "../../src/components/showcase-entry.ts";

const QUERY = "?display";
const PREFIX = "\0source-display:";

const languages: Record<string, BundledLanguage> = { tsx: "tsx", ts: "ts", css: "css", json: "json" };

/** The kinds that are told apart. Everything else is plain: five colours are more than enough. */
const kinds: Record<string, TokenKind> = {
  "var(--shiki-token-comment)": "comment",
  "var(--shiki-token-string)": "string",
  "var(--shiki-token-string-expression)": "string",
  "var(--shiki-token-keyword)": "keyword",
};

let highlighter: Promise<Highlighter> | undefined;

/** Highlights a text. `file` gives the language by its extension, and the name shown. */
export async function highlight(file: string, text: string): Promise<SourceText> {
  const lang = languages[file.split(".").at(-1) ?? ""];
  if (!lang) throw new Error(`${file}: cannot be displayed, as its language is none of ${Object.keys(languages)}.`);
  const theme = createCssVariablesTheme();
  highlighter ??= createHighlighter({ langs: Object.values(languages), themes: [theme] });
  const { tokens } = (await highlighter).codeToTokens(text, { lang, theme: theme.name ?? "" });
  const lines = tokens.map((line) => line.map(({ color, content }): SourceSpan => [kinds[color ?? ""] ?? "", content]));
  return { name: basename(file), lines: lines.map(mergeSpans) };
}

/** Neighbours of one kind become one span; white space joins whatever it follows. */
function mergeSpans(spans: readonly SourceSpan[]): SourceSpan[] {
  const merged: SourceSpan[] = [];
  for (const [kind, text] of spans) {
    const last = merged.at(-1);
    if (last && (last[0] === kind || text.trim() === "")) merged[merged.length - 1] = [last[0], last[1] + text];
    else merged.push([kind, text]);
  }
  return merged;
}

export function sourceDisplayPlugin(): Plugin {
  return {
    name: "source-display",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return;
      const file = await this.resolve(source.slice(0, -QUERY.length), importer);
      if (!file) throw new Error(`${importer}: ${source} names no file to display.`);
      // The id ends with .js, so that no other plugin takes this data for TypeScript.
      return `${PREFIX}${file.id}.js`;
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return;
      const file = id.slice(PREFIX.length, -".js".length);
      this.addWatchFile(file);
      return `export const source = ${JSON.stringify(await highlight(file, await readFile(file, "utf8")))};`;
    },
  };
}
