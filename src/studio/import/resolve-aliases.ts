/** All tokens of a drop together: what an alias in one file names may stand in another. */

import { UserError } from "#lib/errors.ts";
import type { Theme } from "#theme/layer/base.ts";
import { isObject } from "#theme/layer/json.ts";
import { type ForeignToken, keyOf } from "./types.ts";

const LONGEST_CHAIN = 100;
const LONGEST_TEXT = 500;
/** Names that one value may call in all. Lists of lists of names would else never end. */
const MOST_NAMES = 1000;

export type Resolver = {
  /**
   * The value of a token in a theme, with nothing in it that names another.
   * @throws UserError for a name that nothing has, and for a loop
   */
  resolve(token: ForeignToken, theme: Theme): unknown;
  /** Whether another token has taken its value from this one. */
  isUsed(token: ForeignToken): boolean;
};

/** @param documents the parsed files by name, which JSON pointers lead into */
export function createResolver(tokens: readonly ForeignToken[], documents: ReadonlyMap<string, unknown>): Resolver {
  const byKey = new Map<string, ForeignToken[]>();
  const byVariable = new Map<string, ForeignToken[]>();
  const used = new Set<ForeignToken>();
  let called = 0;
  for (const token of tokens) {
    for (const key of new Set([keyOf(token.path), keyOf(token.full)])) add(byKey, key, token);
    if (token.variable) add(byVariable, token.variable, token);
  }

  /** Of the tokens that a name has, the theme's own first, then that of the same file, then the last. */
  const pick = (
    list: readonly ForeignToken[] = [],
    from: ForeignToken,
    theme: Theme,
    key?: string,
  ): ForeignToken | undefined => {
    const of = (wanted: string) => list.filter((each) => each.theme === wanted);
    const fit = [of(theme), of("both")].find((each) => each.length > 0) ?? [];
    const found = fit.findLast((each) => each.file === from.file) ?? fit.at(-1);
    // A name that says the other theme means it.
    return found ?? list.find((each) => keyOf(each.full) === key && keyOf(each.path) !== key);
  };

  const checkLength = (way: readonly ForeignToken[]) => {
    if (way.length >= LONGEST_CHAIN || ++called > MOST_NAMES)
      throw new UserError("Too many names lead to its value.", "Give it a value of its own.");
  };

  const follow = (token: ForeignToken, theme: Theme, way: readonly ForeignToken[]): unknown => {
    if (way.includes(token)) {
      const loop = [...way.slice(way.indexOf(token)), token].map((each) => each.full.join("."));
      throw new UserError(`Its names lead in a loop: ${loop.join(" → ")}.`, "Give one of them a value.");
    }
    checkLength(way);
    if (token.change) throw new UserError(token.change, "Export the resulting value.");
    const further = [...way, token];
    const { target } = token;
    const other =
      target &&
      (pick(byVariable.get(target.id ?? ""), token, theme) ?? pick(byKey.get(keyOf(target.name)), token, theme));
    if (other && other !== token) {
      try {
        const value = follow(other, theme, further);
        used.add(other);
        return value;
      } catch (error) {
        // Figma writes the value beside the name, so the name may fail.
        if (!(error instanceof UserError)) throw error;
      }
    }
    return plain(token.value, token, theme, further);
  };

  const named = (name: string, token: ForeignToken, theme: Theme, way: readonly ForeignToken[]): unknown => {
    const key = keyOf(name).replace(/\.\$?value$/, "");
    const other = pick(byKey.get(key), token, theme, key);
    if (!other) {
      throw new UserError(`It names {${name}}, which no dropped file has.`, "Drop the file that has it too.");
    }
    used.add(other);
    return follow(other, theme, way);
  };

  const plain = (value: unknown, token: ForeignToken, theme: Theme, way: readonly ForeignToken[]): unknown => {
    if (typeof value === "string") return text(value.trim(), token, theme, way);
    if (Array.isArray(value)) return value.map((each) => plain(each, token, theme, way));
    if (!isObject(value)) return value;
    if (typeof value.$ref === "string") return pointed(value.$ref, token, theme, way);
    const copy = Object.create(null);
    for (const [key, inner] of Object.entries(value)) copy[key] = plain(inner, token, theme, way);
    return copy;
  };

  const text = (value: string, token: ForeignToken, theme: Theme, way: readonly ForeignToken[]): unknown => {
    const isStudio = token.kind === "tokens-studio";
    const whole = /^\{([^{}]+)\}$/.exec(value) ?? (isStudio && /^\$([a-z_][\w.-]*)$/i.exec(value));
    if (whole) return named(whole[1] as string, token, theme, way);
    if (!isStudio) return value;
    return value.replace(/\{([^{}]+)\}|\$([a-z_][\w.-]*)/gi, (_, braced?: string, dollar?: string) => {
      const part = written(named((braced ?? dollar) as string, token, theme, way));
      if (part.length > LONGEST_TEXT) throw new UserError("Its sum is too long.", "Write the result.");
      return part;
    });
  };

  const pointed = (ref: string, token: ForeignToken, theme: Theme, way: readonly ForeignToken[]): unknown => {
    const [file = "", pointer = ""] = ref.split("#");
    const missing = () =>
      new UserError(`It points at ${ref}, which no dropped file has.`, "Drop the file that has it too.");
    let found = documents.get(file.split("/").at(-1) || token.file);
    const names = pointer.split("/").slice(1).map(unescaped);
    for (const name of names) {
      const isList = Array.isArray(found) && /^\d+$/.test(name);
      if (!isList && !(isObject(found) && Object.hasOwn(found, name))) throw missing();
      found = (found as Record<string, unknown>)[name];
    }
    if (found === undefined) throw missing();
    const at = names.indexOf("$value");
    const full = names.slice(0, at < 0 ? undefined : at);
    const other = { ...token, file: file.split("/").at(-1) || token.file, full, target: undefined };
    const same = way.find((each) => each.file === other.file && keyOf(each.full) === keyOf(full));
    if (same) return follow(same, theme, way);
    checkLength(way);
    for (const each of byKey.get(keyOf(full)) ?? []) if (each.file === other.file) used.add(each);
    return plain(isObject(found) && "$value" in found ? found.$value : found, other, theme, [...way, other]);
  };

  return {
    resolve(token, theme) {
      called = 0;
      return follow(token, theme, []);
    },
    isUsed: (token) => used.has(token),
  };
}

function add(map: Map<string, ForeignToken[]>, key: string, token: ForeignToken) {
  const list = map.get(key);
  if (list) list.push(token);
  else map.set(key, [token]);
}

/** A value within a longer one. */
function written(value: unknown): string {
  if (isObject(value) && typeof value.value === "number") return `${value.value}${value.unit ?? ""}`;
  if (isObject(value) && typeof value.hex === "string") return value.hex;
  return /^#|^[\d.]+[a-z%]*$/i.test(String(value)) ? String(value) : `(${value})`;
}

/** A name in a JSON pointer. */
function unescaped(name: string): string {
  try {
    return decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~");
  } catch {
    return name;
  }
}
