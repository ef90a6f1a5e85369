import { OwnerError } from "#lib/errors.ts";

export type JsonObject = { [key: string]: unknown };
export type Place = { line: number; column: number };
type Spot = { at: number; inner?: Map<string, Spot> };

const DEEPEST = 50;
/** At `lastIndex`, with or without a mistake inside. */
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/sy;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Parses JSON and reports where each value and mistake is. Objects have no prototype.
 * @returns the value, and a function from a path of keys to the value's place, or that of its closest parent
 * @param file its path, for errors
 * @throws OwnerError for a mistake or more than 50 levels
 */
export function readJson(text: string, file = ""): { value: unknown; placeOf: (path: readonly string[]) => Place } {
  let at = 0;

  const fail = (found: string, expected: string, where = at): never => {
    throw new OwnerError([{ file, ...placeAt(text, where), found, expected }]);
  };

  /** The next character after white space. */
  const peek = (): string => {
    while (" \t\r\n".includes(text[at] || "x")) at++;
    return text[at] ?? "";
  };

  const surprise = (expected: string): never => {
    const next = peek();
    if (!next) return fail(`The text ends where ${expected} is expected.`, "Export it again, in full.");
    if (/[\p{C}\s]/u.test(next)) return fail("Found an invisible character between values.", "Delete it.");
    if (next === "/") return fail("JSON doesn’t allow comments.", "Delete the comment.");
    if (next === "'") return fail("JSON doesn’t allow single quotes.", "Use double quotes.");
    const word = /^[\w$-]+|^[\s\S]/.exec(text.slice(at, at + 24))?.[0];
    return fail(`Found ${JSON.stringify(word)} where ${expected} is expected.`, "Correct it or export the file again.");
  };

  const string = (): string => {
    STRING.lastIndex = at;
    const [quoted] = STRING.exec(text) ?? fail("A string isn’t closed.", "Add the closing quote.");
    try {
      const value = JSON.parse(quoted) as string;
      at += quoted.length;
      return value;
    } catch {
      return fail("A string has a line break or an invalid escape.", "Close the quotes on the same line.");
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

  const entries = (close: string, depth: number, entry: () => void) => {
    if (depth > DEEPEST) fail(`Groups are nested more than ${DEEPEST} deep.`, "Flatten them.");
    at++;
    while (peek() !== close) {
      entry();
      if (peek() === close) break;
      if (text[at] !== ",") surprise(`a comma or ${close}`);
      const comma = at++;
      if (peek() === close) fail("There’s a comma before a closing bracket.", "Delete the comma.", comma);
    }
    at++;
  };

  /** @param spot records where the value and its entries begin */
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
