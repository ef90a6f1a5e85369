/**
 * Reads what the owner drops into the studio: our own layer, DTCG, Figma's export of variables, Tokens Studio, and
 * lists of colours. It translates only. The layer's own reader judges the result.
 */
import { isObject, JsonError, readJson } from "#theme/layer/json.ts";
import { checkText } from "./check-text.ts";
import { collect } from "./collect.ts";
import { hasProperties, readList } from "./hex-list.ts";
import { namesOf } from "./names.ts";
import { offer } from "./offer.ts";
import { poolOf } from "./pool.ts";
import type { Found, Kind, Note, Reading } from "./reading.ts";
import { type Candidate, settle } from "./settle.ts";
import { Refused, UnreadableFile } from "./unreadable.ts";
import { translate } from "./values.ts";

export type { Note, Reading } from "./reading.ts";
export { UnreadableFile } from "./unreadable.ts";

/** Notes of a sort that are told one by one. A file of another design has thousands. */
const MOST_NOTES = 100;

/** Where files of several formats are dropped, the first of these names the whole. */
const KINDS: readonly Kind[] = ["figma", "tokens-studio", "dtcg", "layer", "hex-list"];

/**
 * @param files all files of one drop: an alias in one may name a token of another
 * @param known every token that may be overridden, with its DTCG type
 * @returns what was taken, as "dark.role.bg" in `took`, and what was left with the reasons. Colours are "#rrggbb", or CSS
 *   text where sRGB has none like it. A layer's own `{palette.mint}` stays, for the layer knows the palette.
 * @throws UnreadableFile for a file that is no text, too long, empty, no JSON, or without a colour; nothing else
 */
export function readFiles(
  files: readonly { name: string; text: string }[],
  known: ReadonlyMap<string, string>,
): Reading {
  const left: Note[] = [];
  /** Notes on what holds no token. */
  const empty: Note[] = [];
  const tokens: Found[] = [];
  const documents = new Map<string, unknown>();
  const collections = new Map<string, string | undefined>();
  const kinds = new Set<Kind>();
  for (const { name, text } of files) {
    const checked = checkText(name, text);
    const start = checked.trimStart()[0] ?? "";
    const isJson = /\.json$/i.test(name) || start === "{" || (start === "[" && !hasProperties(checked));
    const root = isJson ? parsed(name, checked) : undefined;
    if (isObject(root)) {
      const read = collect(name, root);
      documents.set(name, root);
      collections.set(name, read.collection);
      kinds.add(read.kind);
      for (const note of read.left) empty.push(note);
      for (const token of read.tokens) tokens.push(token);
      if (read.tokens.length === 0 && read.kind !== "layer")
        empty.push({ what: name, why: "There is no token in it." });
    } else if (/^\$(?:themes|metadata)\.json$/.test(name)) {
      left.push({ what: name, why: "Sets are told apart by the names of their files, not by this list." });
    } else {
      const list = root === undefined ? checked : Array.isArray(root) ? root.filter(isText).join("\n") : "";
      const read = readList(name, list, empty);
      if (read.length === 0) {
        throw new UnreadableFile(
          name,
          "",
          "There is no colour in it.",
          "Drop a JSON file of tokens, or a list of hex values.",
        );
      }
      kinds.add("hex-list");
      for (const token of read) tokens.push(token);
    }
  }
  const names = namesOf([...known.keys()]);
  const pool = poolOf(tokens, documents);
  const candidates: Candidate[] = [];
  const unknown: Found[] = [];
  const free = UNNAMED.filter((id) => known.has(id));
  for (const token of tokens) {
    const isNamed = token.path.length > 0;
    const id = isNamed
      ? (names.idOf(token.path, collections.get(token.file)) ?? (token.code && names.idOf([token.code])))
      : free[0];
    if (!id && isNamed) unknown.push(token);
    else if (!id) left.push(offered(token));
    else {
      const found = candidatesOf(token, id, known.get(id) ?? "", pool.resolve, left);
      candidates.push(...found);
      if (!isNamed && found.length > 0) free.shift();
    }
  }
  const { taken, took } = settle(candidates, left);
  const strange = unknownNotes(unknown, pool.isUsed, names.nearest);
  return {
    kind: KINDS.find((kind) => kinds.has(kind)) ?? "layer",
    taken,
    took,
    left: [left, empty, strange].flatMap(few),
  };
}

/** What the first colours without a name are for. */
const UNNAMED = ["org_settings.primaryColor", "org_settings.secondaryColor"];

function parsed(file: string, text: string): unknown {
  try {
    return readJson(text).value;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { line, column } = error.place;
    throw new UnreadableFile(file, `, line ${line}, column ${column}`, error.message, error.mend);
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** The value of a token in its theme. One that is for both may name a token that differs between them. */
function candidatesOf(
  token: Found,
  id: string,
  type: string,
  resolve: (token: Found, theme: "dark" | "light") => unknown,
  left: Note[],
): Candidate[] {
  const isKept = token.kind === "layer" && typeof token.value === "string" && /^\{[\w.-]+\}$/.test(token.value.trim());
  const of = (theme: "dark" | "light"): Candidate[] => {
    try {
      const value = isKept && type === "color" ? token.value : translate(resolve(token, theme), type, token);
      return [{ id, section: theme, isColor: type === "color", isGuess: token.theme === "both", value, token }];
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      left.push({ what: whereIs(token), why: error.message, ...(error.mend && { mend: error.mend }) });
      return [];
    }
  };
  if (token.theme !== "both") return of(token.theme);
  const [dark, light] = [of("dark"), of("light")];
  const isSame = JSON.stringify(dark[0]?.value) === JSON.stringify(light[0]?.value);
  return isSame && dark[0] ? [{ ...dark[0], section: "both", isGuess: false }] : [...dark, ...light];
}

function whereIs(token: Found): string {
  return `${token.full.join(".") || token.value} in ${token.file}`;
}

function offered(token: Found): Note {
  const hex = String(token.value);
  return {
    what: whereIs(token),
    why: "It has no name, and the first two colours are the primary and the secondary one.",
    mend: `It could be ${offer(hex)}: write "role.…: ${hex}".`,
  };
}

/** One note for each foreign name. A token that only gives its value to others needs no name of ours. */
function unknownNotes(
  tokens: readonly Found[],
  isUsed: (token: Found) => boolean,
  nearest: (path: readonly string[]) => string | undefined,
): Note[] {
  const byName = new Map<string, { token: Found; files: Set<string> }>();
  for (const token of tokens) {
    if (isUsed(token)) continue;
    const name = token.full.join(".");
    const same = byName.get(name);
    if (same) same.files.add(token.file);
    else byName.set(name, { token, files: new Set([token.file]) });
  }
  return [...byName].map(([name, { token, files }], i): Note => {
    const what = `${name} in ${[...files].join(" and ")}`;
    if (token.type === "string") return { what, why: "It is a string, and no token here is one." };
    const like = i < MOST_NOTES ? nearest(token.path) : undefined;
    if (!like) return { what, why: "There is no token of this name." };
    return { what, why: `There is no token of this name; nearest is "${like}".`, mend: `Call it "${like}".` };
  });
}

/** Each note once, for a token for both themes says the same twice, and the rest of many as a number. */
function few(notes: readonly Note[]): Note[] {
  const distinct = [...new Map(notes.map((note) => [`${note.what}: ${note.why}`, note])).values()];
  const rest = distinct.slice(MOST_NOTES);
  return [...distinct.slice(0, MOST_NOTES), ...rest.slice(-1).map(({ why }) => ({ what: `${rest.length} more`, why }))];
}
