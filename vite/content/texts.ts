/**
 * The interface's own texts in the site's language. The code has them in English, where it shows them; the build puts others in
 * their place, so an English site carries no byte for this. They come from texts/<language>.yaml, if the product has it, and
 * from the owner's texts.yaml.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { z } from "zod";
import { breakTitle } from "../../src/content/break-title.ts";
import { pagesSchema } from "../../src/content/schema.ts";
import { closestMatch } from "../../src/lib/closest-match.ts";
import type { Problem } from "../../src/lib/errors.ts";
import { contentFolder } from "../content-folder.mjs";
import { root } from "../root.mjs";
import { textsIn } from "./find-texts.ts";
import { readContent } from "./read-content.ts";
import { type Read, readYaml } from "./read-yaml.ts";

/** By the English text. */
export type Texts = Readonly<Record<string, string>>;

/** The showcase is in English: it documents code. */
const SHOWN = /^src\/(?:routes\.tsx|(?:layout|routes(?!\/showcase)|components|services|lib|content)\/.*\.tsx?)$/;
const UNSHOWN =
  /(?:\.(?:showcase|usage|classes|d)|\/(?:icon|schema|language|showcase-entry|client-websites|video))\.tsx?$/;
const isShown = (file: string) => SHOWN.test(file) && !UNSHOWN.test(file);
const STYLES = "src/app.css";
/** A text that a style sheet shows. */
const CONTENT = /(?<=content: )"([^"]*\p{L}[^"]*)"/gu;

const schema = z
  .record(z.string(), z.string({ error: "text" }).trim().min(1, { error: "text that is not empty" }))
  .prefault({});

let catalogue: readonly string[] | undefined;

/** All texts of the interface, in English. */
export function allTexts(): readonly string[] {
  catalogue ??= [
    ...new Set([
      ...readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
        .map((name) => `src/${name.replaceAll("\\", "/")}`)
        .filter(isShown)
        .sort()
        .flatMap((file) => textsIn(file, readFileSync(root + file, "utf8")).map(({ text }) => text)),
      ...[...readFileSync(root + STYLES, "utf8").matchAll(CONTENT)].map(([, text = ""]) => text),
      ...Object.values(FACTS),
      ...OWN,
      ...stringsIn(pageDefaults),
    ]),
  ];
  return catalogue;
}

/** Heads of a case study's facts, by key. */
export const FACTS = { year: "Year", client: "Client", team: "Team", result: "Result" } as const;
const ERROR_TITLE = "Unexpected Application Error!";
const PRESENT = "present";
const OWN = [ERROR_TITLE, PRESENT];

/** The page of an address that does not exist, and of a page that crashed. */
export function errorPage(texts: Texts) {
  const title = texts[ERROR_TITLE] ?? ERROR_TITLE;
  return { title, lid: breakTitle(title) };
}

/** @param own text of the owner's texts.yaml */
export function readTexts(file: string, own: string, language: string): { texts: Texts; problems: Problem[] } {
  const shipped = [language, language.split("-")[0]]
    .map((tag) => `${root}vite/content/texts/${tag}.yaml`)
    .find(existsSync);
  const base = shipped ? readYaml({ file: shipped, text: readFileSync(shipped, "utf8") }, schema).value : {};
  const read = readYaml({ file, text: own }, schema);
  return { texts: { ...base, ...read.value }, problems: own ? mistakesIn(read) : [] };
}

/** The texts that the site shows in English. */
export function untranslated(): string[] {
  const { texts } = readContent();
  return allTexts().filter((text) => texts[text] === undefined);
}

function mistakesIn({ value, problem }: Read<Texts>): Problem[] {
  const known = allTexts();
  return Object.entries(value).flatMap(([text, translation]) => {
    if (!known.includes(text)) {
      const meant = closestMatch(text, known);
      const expected = meant ? JSON.stringify(meant) : "one of the texts that `npm run doctor -- texts` lists";
      return problem([text], `the text ${JSON.stringify(text)}, which the site does not have`, expected);
    }
    const parts = (from: string) => [...new Set(from.match(/\{\w+\}/g))].sort();
    const extra = parts(translation).filter((part) => !parts(text).includes(part));
    return extra.length
      ? problem([text], `${extra.join(" and ")} in the translation`, `only ${parts(text).join(" and ") || "words"}`)
      : [];
  });
}

/** The page texts that pages.yaml leaves out, in the site's language. */
export function withDefaults(given: unknown, texts: Texts, defaults: Defaults = pageDefaults): unknown {
  if (Array.isArray(defaults)) return given ?? defaults.map((text) => texts[text] ?? text);
  if (typeof defaults === "string") return given ?? texts[defaults] ?? defaults;
  const group = (given ?? {}) as Record<string, unknown>;
  const filled = Object.entries(defaults).map(([key, each]) => [key, withDefaults(group[key], texts, each)]);
  return { ...group, ...Object.fromEntries(filled) };
}

type Defaults = string | string[] | { [key: string]: Defaults };
type Json = { default?: unknown; properties?: Record<string, Json> };

const pageDefaults = defaultsOf(z.toJSONSchema(pagesSchema, { io: "input", unrepresentable: "any" }) as Json) ?? {};

function defaultsOf({ properties, default: own }: Json): Defaults | undefined {
  if (!properties) return typeof own === "string" || (Array.isArray(own) && own.length) ? (own as Defaults) : undefined;
  const inner = Object.entries(properties).map(([key, each]) => [key, defaultsOf(each)] as const);
  const filled = inner.filter((entry): entry is [string, Defaults] => entry[1] !== undefined);
  return filled.length ? Object.fromEntries(filled) : undefined;
}

function stringsIn(defaults: Defaults): string[] {
  return typeof defaults === "string" ? [defaults] : Object.values(defaults).flatMap(stringsIn);
}

/** A source file with other texts. */
export function replaceTexts(file: string, code: string, texts: Texts): string {
  if (file.endsWith(".css")) {
    return code.replaceAll(CONTENT, (found, text) => (texts[text] === undefined ? found : JSON.stringify(texts[text])));
  }
  let changed = "";
  let at = 0;
  for (const { text, start, end, parts, isMarkup } of textsIn(file, code)) {
    const translation = texts[text];
    // Inside a template that has been replaced.
    if (translation === undefined || start < at) continue;
    const template = JSON.stringify(translation).slice(1, -1).replaceAll('\\"', '"').replaceAll(/[`$]/g, "\\$&");
    const partAt = (number: number) => `\${${replaceTexts(file, parts[number - 1] ?? "", texts)}}`;
    const filled = template.replaceAll(/\{(\d)\}/g, (_, number) => partAt(number));
    const literal = parts.length ? `\`${filled}\`` : JSON.stringify(translation);
    changed += code.slice(at, start) + (isMarkup ? `{${literal}}` : literal);
    at = end;
  }
  return changed + code.slice(at);
}

export function textsPlugin(folder = contentFolder()): Plugin {
  let texts: Texts | undefined;
  return {
    name: "texts",
    enforce: "pre",
    buildStart() {
      texts = undefined;
    },
    transform(code, id) {
      const [path = "", query = ""] = id.split("?");
      const file = path.replaceAll("\\", "/").replace(root, "");
      if (/^(?!t=)/.test(query) && query) return;
      if (file !== STYLES && !isShown(file)) return;
      texts ??= readContent(folder).texts;
      if (Object.keys(texts).length) return { code: replaceTexts(file, code, texts), map: null };
    },
    hotUpdate({ file }) {
      if (!/(?:site|texts)\.yaml$/.test(file) || !file.startsWith(resolve(root, folder))) return;
      texts = undefined;
      if (!file.endsWith("texts.yaml")) return;
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: "full-reload" });
    },
  };
}
