/** Which of our tokens a foreign name means. */
import { closestMatch } from "#lib/closest-match.ts";

/** Words that a group of everything has, and that say nothing about a token. */
const GENERAL = new Set(
  "color colors token tokens theme themes semantic semantics role roles global core base site brand alias mode modes variable variables collection css default".split(
    " ",
  ),
);

/** Groups of raw values: their "ink" is a colour of a name, not the role "ink". */
const RAW = /^(?:palette|primitive|raw|ramp|scale)s?$/;

/** More parts has no name of a token. */
const LONGEST = 12;

export type NameMatcher = {
  /**
   * @param path the foreign name, group by group
   * @param collection the one group that all tokens of the file stand in, if they do
   */
  idOf(path: readonly string[], collection?: string): string | undefined;
  /** The one of our names of some types that is most like a foreign one, as the layer writes it. */
  nearest(path: readonly string[], types: readonly string[]): string | undefined;
};

/** As the layer writes an id: without the group of the two colours. */
export function shownId(id: string): string {
  return id.replace("org_settings.", "");
}

/** @param known type of every token that may be overridden, by id */
export function createNameMatcher(known: ReadonlyMap<string, string>): NameMatcher {
  const whole = new Map<string, string>();
  const bare = new Map<string, string>();
  for (const id of known.keys()) {
    whole.set(normalizeName(id), id);
    const [, own] = /^(?:role|org_settings)\.(.+)$/.exec(id) ?? [];
    if (own) bare.set(normalizeName(own), id);
  }
  return {
    idOf(path, collection) {
      const parts = path.flatMap((name) => name.split(/[./]/)).map(normalizeName);
      if (parts.length > LONGEST) return;
      const around = normalizeName(collection ?? "");
      for (let from = 0; from < parts.length; from++) {
        const rest = parts.slice(from).join("");
        const saysNothing = (part: string) =>
          GENERAL.has(part.replace(/\d+$/, "")) || (part === around && !RAW.test(part));
        const id = whole.get(rest) ?? (parts.slice(0, from).every(saysNothing) ? bare.get(rest) : undefined);
        if (id) return id;
      }
    },
    nearest(path, types) {
      const ids = [...known].flatMap(([id, type]) => (types.includes(type) ? [id] : []));
      const lasts = new Map(ids.map((id) => [id.slice(id.indexOf(".") + 1), id]));
      const name = path.join(".").replace(/^-+/, "");
      const last = path.at(-1) ?? "";
      // A short word is three letters from anything.
      const own = last.length > 4 ? closestMatch(last, [...lasts.keys()]) : undefined;
      return closestMatch(name, ids.map(shownId)) ?? (own && shownId(lasts.get(own) ?? own));
    },
  };
}

/** A name without case, separators, and the other spelling of colour. */
function normalizeName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "")
    .replaceAll("colour", "color");
}
