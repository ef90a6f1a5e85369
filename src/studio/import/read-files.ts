/** Reads files dropped into the studio: our own layer, DTCG, Figma's variables and Tokens Studio. */
import { OwnerError, UserError } from "#lib/errors.ts";
import type { Theme } from "#theme/layer/base.ts";
import { fromCss, type Rgb, toHex } from "#theme/layer/color.ts";
import { isObject, readJson } from "#theme/layer/json.ts";
import { collectTokens } from "./collect-tokens.ts";
import { convertValue } from "./convert-value.ts";
import { type Candidate, mergeCandidates } from "./merge.ts";
import { createNameMatcher, type NameMatcher } from "./names.ts";
import { createResolver } from "./resolve-aliases.ts";
import { addTo, type ForeignColor, type ForeignToken, type Note, type Reading } from "./types.ts";

const MOST_NOTES = 100;
const MOST_COLORS = 500;
const LONGEST = 5 * 1024 * 1024;
const MOST_NAMES = 5;

/**
 * Converts values only; readOrgSettings() checks them. A layer's own `{palette.mint}` stays an alias.
 * @param known DTCG type of every overridable token, by id
 * @throws UserError for a file that is too long, empty, not text, or not JSON; nothing else
 */
export function readFiles(
  files: readonly { name: string; text: string }[],
  known: ReadonlyMap<string, string>,
): Reading {
  const skipped: Note[] = [];
  /** Notes on files and groups without tokens. */
  const empty: Note[] = [];
  const tokens: ForeignToken[] = [];
  const documents = new Map<string, unknown>();
  const collections = new Map<string, string | undefined>();
  for (const { name, text } of files) {
    const root = parsed(name, text);
    if (isObject(root) && isObject(root.meta) && "variableCollections" in root.meta) {
      throw new UserError(
        `${name}: This is an answer of Figma’s REST API. Export the variables in Figma instead: right-click a collection, Export modes.`,
      );
    }
    // Tokens Studio's files: one for each set, and these lists.
    if (/^\$(?:themes|metadata)\.json$/.test(name)) {
      const why = "Each set’s theme is read from its file’s name, not from this list.";
      skipped.push({ what: name, why, fix: "Give the files names such as dark.json, or export one file." });
    } else if (isObject(root)) {
      const read = collectTokens(name, root);
      documents.set(name, root);
      collections.set(name, read.collection);
      for (const note of read.skipped) empty.push(note);
      for (const token of read.tokens) tokens.push(token);
      if (read.tokens.length === 0 && read.kind !== "layer") empty.push({ what: name, why: "It has no tokens." });
    } else {
      throw new UserError(`${name}: It has no tokens. Choose a JSON token file.`);
    }
  }
  const names = createNameMatcher(known);
  const resolver = createResolver(tokens, documents);
  const candidates: Candidate[] = [];
  const unknown: ForeignToken[] = [];
  for (const token of tokens) {
    const id = names.idOf(token.path, collections.get(token.file)) ?? (token.code && names.idOf([token.code]));
    if (!id) unknown.push(token);
    else candidates.push(...candidatesOf(token, id, known.get(id) ?? "", resolver.resolve, skipped));
  }
  const { sections, imported } = mergeCandidates(candidates, skipped);
  const unmatched = unknownNotes(unknown, resolver.isUsed, names.nearest);
  return {
    sections,
    imported,
    skipped: [skipped, empty, unmatched].flatMap(groupNotes),
    colors: colorsOf(unknown, resolver.resolve),
  };
}

function parsed(file: string, text: string): unknown {
  const refuse = (found: string, fix: string) => new UserError(`${file}: ${found} ${fix}`);
  if (text.length > LONGEST) {
    const size = (text.length / 1024 / 1024).toFixed(1);
    throw refuse(`The file is ${size} MB; the limit is 5 MB.`, "Export the tokens only.");
  }
  // A byte that is not UTF-8 arrives as U+FFFD.
  if (/[\0\ufffd]/.test(text.slice(0, 4096))) throw refuse("That isn’t text.", "Choose a JSON token file.");
  const bare = text.replace(/^\ufeff/, "");
  if (!bare.trim()) throw refuse("The file is empty.", "Export it again or choose another.");
  try {
    return readJson(bare).value;
  } catch (error) {
    const [problem] = error instanceof OwnerError ? error.problems : [];
    if (!problem) throw error;
    const { line, column, found, expected } = problem;
    throw new UserError(`${file}, line ${line}, column ${column}: ${found} ${expected}`);
  }
}

/** A token for both themes may refer to one that differs between them. */
function candidatesOf(
  token: ForeignToken,
  id: string,
  type: string,
  resolve: (token: ForeignToken, theme: "dark" | "light") => unknown,
  skipped: Note[],
): Candidate[] {
  const isKept = token.kind === "layer" && typeof token.value === "string" && /^\{[\w.-]+\}$/.test(token.value.trim());
  const of = (theme: "dark" | "light"): Candidate[] => {
    try {
      const value = isKept && type === "color" ? token.value : convertValue(resolve(token, theme), type, token);
      return [{ id, section: theme, isColor: type === "color", isGuess: token.theme === "both", value, token }];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      skipped.push({ ...whereIs(token), why: error.message, ...(error.fix && { fix: error.fix }) });
      return [];
    }
  };
  if (token.theme !== "both") return of(token.theme);
  const [dark, light] = [of("dark"), of("light")];
  const isSame = JSON.stringify(dark[0]?.value) === JSON.stringify(light[0]?.value);
  return isSame && dark[0] ? [{ ...dark[0], section: "both", isGuess: false }] : [...dark, ...light];
}

function whereIs(token: ForeignToken): { what: string; file: string } {
  return { what: token.full.join("."), file: token.file };
}

/** Our token types for each foreign type. Figma has one for all numbers. */
const TYPES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^colou?r$/i, ["color"]],
  [/^(?:dimension|spacing|sizing|border(?:radius|width)|fontsizes?)$/i, ["dimension"]],
  [/^(?:number|float)$/i, ["number", "dimension"]],
  [/^lineheights?$/i, ["number"]],
  [/^fontweights?$/i, ["fontWeight"]],
  [/^duration$/i, ["duration"]],
  [/^cubicbezier$/i, ["cubicBezier"]],
];

function typesOf({ type, value }: ForeignToken): readonly string[] {
  if (type !== undefined) return TYPES.find(([pattern]) => pattern.test(type))?.[1] ?? [];
  return typeof value === "string" && value.startsWith("#") ? ["color"] : [];
}

/** Opaque colours of foreign tokens, each once, under the first of its names. */
function colorsOf(
  tokens: readonly ForeignToken[],
  resolve: (token: ForeignToken, theme: Theme) => unknown,
): ForeignColor[] {
  const names = new Map<string, string>();
  for (const token of tokens) {
    if (!typesOf(token).includes("color")) continue;
    for (const theme of token.theme === "both" ? (["dark", "light"] as const) : [token.theme]) {
      try {
        const hex = toHex(fromCss(convertValue(resolve(token, theme), "color", token) as string)?.color as Rgb);
        if (!names.has(hex)) names.set(hex, token.full.join("."));
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
      }
    }
    if (names.size >= MOST_COLORS) break;
  }
  return [...names].map(([hex, name]) => ({ name, hex }));
}

/** One note for each unknown name, except tokens that others refer to. */
function unknownNotes(
  tokens: readonly ForeignToken[],
  isUsed: (token: ForeignToken) => boolean,
  nearest: NameMatcher["nearest"],
): Note[] {
  const byName = new Map(tokens.flatMap((token) => (isUsed(token) ? [] : [[token.full.join("."), token] as const])));
  return [...byName.values()].map((token, i): Note => {
    const where = whereIs(token);
    if (token.type === "string") return { ...where, why: "It’s a string, which no token here uses." };
    const like = i < MOST_NOTES ? nearest(token.path, typesOf(token)) : undefined;
    if (like)
      return { ...where, why: `No token has this name; the closest is "${like}".`, fix: `Rename it to "${like}".` };
    return { ...where, why: "No token has this name." };
  });
}

/** Combines notes with the same reason in the same file. */
function groupNotes(notes: readonly Note[]): Note[] {
  const groups = new Map<string, Note[]>();
  for (const note of notes) addTo(groups, [note.file, note.why, note.fix].join("\n"), note);
  const grouped = [...groups.values()].map((group): Note => {
    const { file, ...note } = group[0] as Note;
    const names = [...new Set(group.map(({ what }) => what))];
    const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : "";
    return { ...note, what: `${names.slice(0, MOST_NAMES).join(", ")}${more}${file ? ` in ${file}` : ""}` };
  });
  const rest = grouped.length - MOST_NOTES;
  return [
    ...grouped.slice(0, MOST_NOTES),
    ...(rest > 0 ? [{ what: `${rest} more`, why: "They were skipped for other reasons." }] : []),
  ];
}
