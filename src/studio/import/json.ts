/** A reader of JSON that knows the place of a mistake in every browser, and that no key can harm. */
import { UnreadableFile } from "./unreadable.ts";

export type JsonObject = { [key: string]: unknown };

const DEEPEST = 50;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * As JSON.parse, with objects that have no prototype.
 * @throws UnreadableFile with line and column, for a mistake and for more than 50 levels
 */
export function parseJson(file: string, text: string): unknown {
  let at = 0;

  const fail = (found: string, mend: string, where = at): never => {
    const lines = text.slice(0, where).split("\n");
    const column = (lines.at(-1) ?? "").length + 1;
    throw new UnreadableFile(file, `, line ${lines.length}, column ${column}`, found, mend);
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

  const value = (depth: number): unknown => {
    const next = peek();
    if (next === '"') return string();
    if (next === "[") {
      const list: unknown[] = [];
      entries("]", depth, () => list.push(value(depth + 1)));
      return list;
    }
    if (next !== "{") return literal();
    const group: JsonObject = Object.create(null);
    entries("}", depth, () => {
      if (peek() !== '"') surprise("a name in double quotes");
      const key = string();
      if (peek() !== ":") surprise("a colon");
      at++;
      group[key] = value(depth + 1);
    });
    return group;
  };

  const root = value(1);
  if (peek()) surprise("the end of the file");
  return root;
}
