/** Collects the tokens of one parsed file in any supported format. */
import { isObject, type JsonObject } from "#theme/layer/json.ts";
import { SECTIONS, type SectionName } from "#theme/layer/org-settings.ts";
import type { ForeignToken, Kind, Note } from "./types.ts";

const isSection = (name: string) => (SECTIONS as readonly string[]).includes(name);
const FIGMA = "com.figma.";

type Source = { file: string; kind: Kind; skipped: Note[] };

export function collectTokens(file: string, root: JsonObject) {
  const kind = kindOf(root);
  const names = Object.keys(root).filter((key) => !key.startsWith("$"));
  const [collection] = names.length === 1 ? names : [];
  const skipped: Note[] = [];
  const source = { file, kind, skipped };
  const tokens = kind === "tokens-studio" ? readSets(root, source) : readGroups(root, source);
  return { kind, tokens, skipped, collection };
}

function kindOf(root: JsonObject): Kind {
  if ("$themes" in root || "$metadata" in root) return "tokens-studio";
  const signs = new Set<string>();
  const look = (node: unknown) => {
    if (!isObject(node)) return;
    for (const [key, inner] of Object.entries(node)) {
      if (key === "$extensions" && isObject(inner) && Object.keys(inner).some((each) => each.startsWith(FIGMA)))
        signs.add("figma");
      else if (key === "$value" || key === "$ref") signs.add("dtcg");
      else if (key === "value" && typeof node.type === "string") signs.add("tokens-studio");
      look(inner);
    }
  };
  look(root);
  const names = Object.keys(root).filter((key) => !key.startsWith("$"));
  if (names.every(isSection)) return "layer";
  const sign = (["figma", "dtcg", "tokens-studio"] as const).find((each) => signs.has(each));
  return sign ?? (names.some(isSection) ? "layer" : "dtcg");
}

/** Reads DTCG, Figma's export and our own layer. */
function readGroups(root: JsonObject, source: Source): ForeignToken[] {
  const { file, kind, skipped } = source;
  const extensions = isObject(root.$extensions) ? root.$extensions : {};
  const mode = extensions[`${FIGMA}modeName`];
  const named = typeof mode === "string" ? themeOf(mode) : "both";
  const theme = kind === "layer" ? "both" : named === "both" ? themeOf(file) : named;
  const tokens: ForeignToken[] = [];
  walk(root, [], undefined, source, (full, node, type) => {
    // A group of the first or second level may name the theme. The last name is the token's own.
    const at = full.slice(0, Math.min(2, full.length - 1)).findIndex((name) => isTheme(name, kind));
    const path = at < 0 ? full : full.toSpliced(at, 1);
    const section = at < 0 ? theme : themeOf(full[at] as string);
    if (kind === "layer" && at !== 0) {
      skipped.push({
        what: full.join("."),
        file,
        why: `There’s no section "${full[0]}".`,
        fix: 'Put it under "both", "dark" or "light".',
      });
    } else tokens.push({ file, kind, theme: section, path, full, ...readToken(node, type) });
  });
  return tokens;
}

function isTheme(name: string, kind: Kind): boolean {
  return kind === "layer" ? isSection(name) : themeOf(name) !== "both";
}

/** Reads Tokens Studio's sets in their order, each for the themes that select it. */
function readSets(root: JsonObject, source: Source): ForeignToken[] {
  const { file, kind } = source;
  const sets = Object.keys(root).filter((key) => !key.startsWith("$"));
  const themes = Array.isArray(root.$themes) ? root.$themes.filter(isObject) : [];
  const metadata = isObject(root.$metadata) ? root.$metadata : {};
  const order = Array.isArray(metadata.tokenSetOrder) ? metadata.tokenSetOrder : [];
  const place = (set: string) => (order.includes(set) ? order.indexOf(set) : order.length);
  const isOneSet = themes.length === 0 && order.length === 0 && sets.some((set) => isToken(root[set]));
  if (isOneSet) return readGroups(root, source);
  const tokens: ForeignToken[] = [];
  for (const set of sets.toSorted((a, b) => place(a) - place(b))) {
    const section = sectionOfSet(set, themes);
    walk(root[set], [], undefined, source, (path, node, type) => {
      const theme = section === "both" ? themeOf(file) : section;
      tokens.push({ file, kind, theme, path, full: [set, ...path], ...readToken(node, type) });
    });
  }
  return tokens;
}

function sectionOfSet(set: string, themes: readonly JsonObject[]): SectionName {
  const named = themeOf(set);
  if (named !== "both") return named;
  const chosen = themes.filter(({ selectedTokenSets: chosen }) => {
    if (Array.isArray(chosen)) return chosen.includes(set);
    return isObject(chosen) && typeof chosen[set] === "string" && chosen[set] !== "disabled";
  });
  const sections = new Set(chosen.map(({ name }) => themeOf(String(name))));
  const [section] = sections;
  return sections.size === 1 && section ? section : "both";
}

function isToken(node: unknown): boolean {
  if (!isObject(node)) return false;
  if ("$value" in node || typeof node.$ref === "string") return true;
  return "value" in node && (typeof node.type === "string" || !isObject(node.value));
}

function isValue(node: unknown): boolean {
  return !isObject(node) || "colorSpace" in node || ("value" in node && "unit" in node);
}

type Take = (path: readonly string[], node: JsonObject, type: string | undefined) => void;

function walk(node: unknown, path: readonly string[], inherited: string | undefined, source: Source, take: Take) {
  const { file, kind, skipped } = source;
  if (kind === "layer" && path.length > 0 && isValue(node)) return take(path, { $value: node }, inherited);
  if (!isObject(node)) {
    if (path.length > 0) skipped.push({ what: path.join("."), file, why: "It isn’t a token: it has no value." });
    return;
  }
  const own = node.$type ?? (isToken(node) ? node.type : undefined);
  const type = typeof own === "string" ? own : inherited;
  if (path.length > 0 && isToken(node)) return take(path, node, type);
  if (node.$extends !== undefined) {
    skipped.push({
      what: path.join("."),
      file,
      why: "Tokens inherited from another group aren’t supported.",
      fix: "Write them out.",
    });
  }
  for (const [key, inner] of Object.entries(node)) {
    if (key === "$root") walk(inner, path, type, source, take);
    else if (!key.startsWith("$")) walk(inner, [...path, key], type, source, take);
  }
}

function readToken(node: JsonObject, type: string | undefined) {
  const extensions = isObject(node.$extensions) ? node.$extensions : {};
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  const alias = extensions[`${FIGMA}aliasData`];
  const name = isObject(alias) ? text(alias.targetVariableName) : undefined;
  const syntax = extensions[`${FIGMA}codeSyntax`];
  const studio = extensions["studio.tokens"];
  const modify = isObject(studio) && isObject(studio.modify) ? studio.modify : undefined;
  const value = "$value" in node ? node.$value : "$ref" in node ? { $ref: node.$ref } : node.value;
  return {
    value,
    type: text(extensions[`${FIGMA}type`]) ?? type,
    variable: text(extensions[`${FIGMA}variableId`]),
    target: name && isObject(alias) ? { id: text(alias.targetVariableId), name } : undefined,
    code: isObject(syntax) ? text(syntax.WEB)?.replace(/^var\(|\)$/g, "") : undefined,
    change: modify && `It uses a Tokens Studio modifier (${String(modify.type)}), which isn’t supported.`,
  };
}

const WORDS = new Map<string, SectionName>([
  ...["dark", "night", "midnight"].map((word) => [word, "dark"] as const),
  ...["light", "day", "daylight"].map((word) => [word, "light"] as const),
]);

/** The theme that a file, mode, set or group names: "both" if none or two. */
function themeOf(name: string): SectionName {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").split(/[^A-Za-z]+/);
  const themes = new Set(words.flatMap((word) => WORDS.get(word.toLowerCase()) ?? []));
  const [theme] = themes;
  return themes.size === 1 && theme ? theme : "both";
}
