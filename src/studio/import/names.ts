import { closestMatch } from "#lib/closest-match.ts";
import { shownId } from "#theme/layer/base.ts";

const GENERAL = new Set(
  "color colors token tokens theme themes semantic semantics role roles global core base site brand alias mode modes variable variables collection css default".split(
    " ",
  ),
);

/** Groups of raw values, whose "ink" is not the role "ink". */
const RAW = /^(?:palette|primitive|raw|ramp|scale)s?$/;

const MAX_PARTS = 12;

export type NameMatcher = ReturnType<typeof createNameMatcher>;

/** @param known DTCG type of every overridable token, by id */
export function createNameMatcher(known: ReadonlyMap<string, string>) {
  const whole = new Map<string, string>();
  const bare = new Map<string, string>();
  for (const id of known.keys()) {
    whole.set(normalizeName(id), id);
    const [, own] = /^(?:role|org_settings)\.(.+)$/.exec(id) ?? [];
    if (own) bare.set(normalizeName(own), id);
  }
  return {
    /** @param collection the group that holds all tokens of the file, if there is one */
    idOf(path: readonly string[], collection?: string) {
      const parts = path.flatMap((name) => name.split(/[./]/)).map(normalizeName);
      if (parts.length > MAX_PARTS) return;
      const around = normalizeName(collection ?? "");
      for (let from = 0; from < parts.length; from++) {
        const rest = parts.slice(from).join("");
        const saysNothing = (part: string) =>
          GENERAL.has(part.replace(/\d+$/, "")) || (part === around && !RAW.test(part));
        const id = whole.get(rest) ?? (parts.slice(0, from).every(saysNothing) ? bare.get(rest) : undefined);
        if (id) return id;
      }
    },
    /** Our name that is closest to a foreign one, among tokens of some types. */
    nearest(path: readonly string[], types: readonly string[]) {
      const ids = [...known].flatMap(([id, type]) => (types.includes(type) ? [id] : []));
      const lasts = new Map(ids.map((id) => [id.slice(id.indexOf(".") + 1), id]));
      const name = path.join(".").replace(/^-+/, "");
      const last = path.at(-1) ?? "";
      // A short word is close to anything: "white" is three edits from "mute".
      const closest = (word: string, all: readonly string[]) =>
        closestMatch(word, all, Math.min(3, Math.floor(word.length / 5)));
      const own = closest(last, [...lasts.keys()]);
      return closest(name, ids.map(shownId)) ?? (own && shownId(lasts.get(own) ?? own));
    },
  };
}

/** Ignores case, separators and the spelling of colour. */
function normalizeName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "")
    .replaceAll("colour", "color");
}
