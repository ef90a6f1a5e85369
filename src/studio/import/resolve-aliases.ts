/** Resolves aliases across all files of one drop. */
import { UserError } from "#lib/errors.ts";
import type { Theme } from "#theme/layer/base.ts";
import { isObject } from "#theme/layer/json.ts";
import { addTo, type ForeignToken, keyOf } from "./types.ts";

const LONGEST_CHAIN = 100;
const LONGEST_TEXT = 500;
/** Aliases in one value, counted with those they lead to. */
const MOST_NAMES = 1000;

/** @param documents the parsed files by name, for JSON pointers */
export function createResolver(tokens: readonly ForeignToken[], documents: ReadonlyMap<string, unknown>) {
  const byKey = new Map<string, ForeignToken[]>();
  const byVariable = new Map<string, ForeignToken[]>();
  const used = new Set<ForeignToken>();
  let called = 0;
  for (const token of tokens) {
    for (const key of new Set([keyOf(token.path), keyOf(token.full)])) addTo(byKey, key, token);
    if (token.variable) addTo(byVariable, token.variable, token);
  }

  /** Prefers the theme's own token, then one in the same file, then the last. */
  const pick = (
    list: readonly ForeignToken[] = [],
    from: ForeignToken,
    theme: Theme,
    key?: string,
  ): ForeignToken | undefined => {
    const of = (wanted: string) => list.filter((each) => each.theme === wanted);
    const fit = [of(theme), of("both")].find((each) => each.length > 0) ?? [];
    const found = fit.findLast((each) => each.file === from.file) ?? fit.at(-1);
    // A full name may refer to the other theme.
    return found ?? list.find((each) => keyOf(each.full) === key && keyOf(each.path) !== key);
  };

  const checkLength = (way: readonly ForeignToken[]) => {
    if (way.length >= LONGEST_CHAIN || ++called > MOST_NAMES)
      throw new UserError("It has too many references.", "Give it a value.");
  };

  const follow = (token: ForeignToken, theme: Theme, way: readonly ForeignToken[]): unknown => {
    if (way.includes(token)) {
      const loop = [...way.slice(way.indexOf(token)), token].map((each) => each.full.join("."));
      throw new UserError(`Circular reference: ${loop.join(" → ")}.`, "Give one of them a value.");
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
        // Figma writes the value next to the name, so the name may fail.
        if (!(error instanceof UserError)) throw error;
      }
    }
    return plain(token.value, token, theme, further);
  };

  const named = (name: string, token: ForeignToken, theme: Theme, way: readonly ForeignToken[]): unknown => {
    const key = keyOf(name).replace(/\.\$?value$/, "");
    const other = pick(byKey.get(key), token, theme, key);
    if (!other) {
      throw new UserError(`It references {${name}}, which isn’t in your files.`, "Add the file that has it.");
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
      if (part.length > LONGEST_TEXT) throw new UserError("Its expression is too long.", "Write the result.");
      return part;
    });
  };

  const pointed = (ref: string, token: ForeignToken, theme: Theme, way: readonly ForeignToken[]): unknown => {
    const [file = "", pointer = ""] = ref.split("#");
    const missing = () =>
      new UserError(`It references ${ref}, which isn’t in your files.`, "Add the file that has it.");
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
    /**
     * @returns the token's value in a theme, without aliases
     * @throws UserError for an unknown name or a loop
     */
    resolve(token: ForeignToken, theme: Theme): unknown {
      called = 0;
      return follow(token, theme, []);
    },
    /** Whether another token refers to this one. */
    isUsed: (token: ForeignToken) => used.has(token),
  };
}

/** A value as part of an expression. */
function written(value: unknown): string {
  if (isObject(value) && typeof value.value === "number") return `${value.value}${value.unit ?? ""}`;
  if (isObject(value) && typeof value.hex === "string") return value.hex;
  return /^#|^[\d.]+[a-z%]*$/i.test(String(value)) ? String(value) : `(${value})`;
}

/** Decodes a name in a JSON pointer. */
function unescaped(name: string): string {
  try {
    return decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~");
  } catch {
    return name;
  }
}
