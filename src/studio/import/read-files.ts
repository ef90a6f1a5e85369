/**
 * Reads what the owner drops into the studio: our own layer, DTCG, Figma's export of variables, Tokens Studio, and
 * lists of colours. It translates only. The layer's own reader judges the result.
 */
import { checkText } from "./check-text.ts";
import { collect } from "./collect.ts";
import { readList } from "./hex-list.ts";
import { isObject, parseJson } from "./json.ts";
import { namesOf } from "./names.ts";
import { offer } from "./offer.ts";
import { poolOf } from "./pool.ts";
import type { Found, Kind, Note, Reading } from "./reading.ts";
import { type Candidate, settle } from "./settle.ts";
import { Refused, UnreadableFile } from "./unreadable.ts";
import { translate } from "./values.ts";

export type { Kind, Note, Reading, Section, Taken } from "./reading.ts";
export { UnreadableFile } from "./unreadable.ts";

/** Names without a token of ours that are told one by one. A file of another design has thousands. */
const MOST_UNKNOWN = 100;

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
  const tokens: Found[] = [];
  const documents = new Map<string, unknown>();
  const collections = new Map<string, string | undefined>();
  const kinds = new Set<Kind>();
  for (const { name, text } of files) {
    const checked = checkText(name, text);
    const start = checked.trimStart()[0] ?? "";
    const isJson = /\.json$/i.test(name) || start === "{" || (start === "[" && !/--[\w-]+\s*:/.test(checked));
    const root = isJson ? parseJson(name, checked) : undefined;
    if (isObject(root)) {
      const read = collect(name, root);
      documents.set(name, root);
      collections.set(name, read.collection);
      kinds.add(read.kind);
      left.push(...read.left);
      for (const token of read.tokens) tokens.push(token);
      if (read.tokens.length === 0 && read.kind !== "layer") left.push({ what: name, why: "There is no token in it." });
    } else if (/^\$(?:themes|metadata)\.json$/.test(name)) {
      left.push({ what: name, why: "Sets are told apart by the names of their files, not by this list." });
    } else {
      const list = root === undefined ? checked : Array.isArray(root) ? root.filter(isText).join("\n") : "";
      const read = readList(name, list, left);
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
  left.push(
    ...unknownNotes(
      unknown.filter((token) => !pool.isUsed(token)),
      names.nearest,
    ),
  );
  return { kind: KINDS.find((kind) => kinds.has(kind)) ?? "layer", taken, took, left: distinct(left) };
}

/** What the first colours without a name are for. */
const UNNAMED = ["org_settings.primaryColor", "org_settings.secondaryColor"];

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

function unknownNotes(tokens: readonly Found[], nearest: (path: readonly string[]) => string | undefined): Note[] {
  const byName = new Map<string, { first: Found; files: Set<string> }>();
  for (const first of tokens) {
    const name = first.full.join(".");
    const known = byName.get(name);
    if (known) known.files.add(first.file);
    else byName.set(name, { first, files: new Set([first.file]) });
  }
  const notes = [...byName].slice(0, MOST_UNKNOWN).map(([name, { first, files }]): Note => {
    const what = `${name} in ${[...files].join(" and ")}`;
    if (first.type === "string") return { what, why: "It is a string, and no token here is one." };
    const like = nearest(first.path);
    if (!like) return { what, why: "There is no token of this name." };
    return { what, why: `There is no token of this name; nearest is "${like}".`, mend: `Call it "${like}".` };
  });
  const rest = byName.size - notes.length;
  return rest > 0 ? [...notes, { what: `${rest} more names`, why: "There are no tokens of these names." }] : notes;
}

/** Each note once: a token for both themes says the same twice. */
function distinct(notes: readonly Note[]): Note[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
}
