/** A reader of JSON that knows the place of every value and of a mistake, in every browser, and that no key can harm. */
import { OwnerError } from "#lib/errors.ts";

export type JsonObject = { [key: string]: unknown };
export type Place = { line: number; column: number };
type Spot = { at: number; inner?: Map<string, Spot> };

const DEEPEST = 50;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * As JSON.parse, with objects that have no prototype.
 * @returns the value, and a function that gives the place of the value at a path of keys. The place is that of the nearest
 *   value above where the path leads nowhere.
 * @param file its path, for errors
 * @throws OwnerError for a mistake, and for more than 50 levels: what is wrong and how to fix it, in sentences
 */
export function readJson(text: string, file = ""): { value: unknown; placeOf: (path: readonly string[]) => Place } {
  let at = 0;

  const fail = (found: string, expected: string, where = at): never => {
    throw new OwnerError([{ file, ...placeAt(text, where), found, expected }]);
  };

  /** The next character that is no space. */
  const peek = (): string => {
    while (" \t\r\n".includes(text[at] || "x")) at++;
    return text[at] ?? "";
  };

  const surprise = (expected: string): never => {
    const next = peek();
    if (!next) return fail(`The text ends where ${expected} is expected.`, "Is the file whole? Export it anew.");
    if (next === "/") return fail("JSON has no comments.", "Delete the comment.");
    if (next === "'") return fail("JSON knows no single quotes.", "Write double quotes.");
    const word = /^[\w$-]+|^[\s\S]/.exec(text.slice(at, at + 24))?.[0];
    return fail(
      `${JSON.stringify(word)} stands where ${expected} is expected.`,
      "Correct it, or export the file anew.",
    );
  };

  const string = (): string => {
    let end = at;
    let slashes: number;
    do {
      end = text.indexOf('"', end + 1);
      if (end < 0) return fail("A text in quotes has no end.", "Add the closing quote.");
      slashes = 0;
      while (text[end - 1 - slashes] === "\\") slashes++;
    } while (slashes % 2 === 1);
    try {
      const value = JSON.parse(text.slice(at, end + 1)) as string;
      at = end + 1;
      return value;
    } catch {
      return fail("A text in quotes has a line break or an unknown \\ sign.", "Close the quotes on the same line.");
    }
  };

  const literal = (): unknown => {
    const [word] = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/.exec(
      text.slice(at, at + 400),
    ) ?? [""];
    if (!word) return surprise("a value");
    at += word.length;
    return JSON.parse(word);
  };

  /** What stands between brackets, entry by entry. */
  const entries = (close: string, depth: number, entry: () => void) => {
    if (depth > DEEPEST) fail(`Groups stand more than ${DEEPEST} deep in one another.`, "Flatten them.");
    at++;
    while (peek() !== close) {
      entry();
      if (peek() === close) break;
      if (text[at] !== ",") surprise(`a comma or ${close}`);
      const comma = at++;
      if (peek() === close) fail("A comma stands before a closing bracket.", "Delete the comma.", comma);
    }
    at++;
  };

  /** @param spot takes down where the value begins, and the values in it */
  const value = (depth: number, spot: Spot): unknown => {
    const next = peek();
    spot.at = at;
    if (next === '"') return string();
    if (next !== "[" && next !== "{") return literal();
    const inner = new Map<string, Spot>();
    spot.inner = inner;
    const part = (key: string) => {
      const own: Spot = { at };
      inner.set(key, own);
      return value(depth + 1, own);
    };
    if (next === "[") {
      const list: unknown[] = [];
      entries("]", depth, () => list.push(part(String(list.length))));
      return list;
    }
    const group: JsonObject = Object.create(null);
    entries("}", depth, () => {
      if (peek() !== '"') surprise("a name in double quotes");
      const key = string();
      if (peek() !== ":") surprise("a colon");
      at++;
      group[key] = part(key);
    });
    return group;
  };

  const whole: Spot = { at };
  const root = value(1, whole);
  if (peek()) surprise("the end of the file");
  const placeOf = (path: readonly string[]) => {
    let spot = whole;
    for (const key of path) {
      const inner = spot.inner?.get(key);
      if (!inner) break;
      spot = inner;
    }
    return placeAt(text, spot.at);
  };
  return { value: root, placeOf };
}

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}
