/** JSON that remembers where each value stands, so that an error can name line and column. */

export type JsonObject = { [key: string]: unknown };
export type Place = { line: number; column: number };

/** What is wrong with a text that should be JSON, where, and how to mend it. */
export class JsonError extends Error {
  override name = "JsonError";
  readonly place: Place;
  readonly mend: string;
  constructor(place: Place, found: string, mend: string) {
    super(found);
    this.place = place;
    this.mend = mend;
  }
}

/**
 * Reads JSON.
 * @returns the value, and a function that gives the place of the value at a path of keys. The place is that of the nearest
 *   value above where the path leads nowhere.
 * @throws JsonError
 */
export function readJson(source: string): { value: unknown; placeOf: (path: readonly string[]) => Place } {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    throw jsonError(source, error as Error);
  }
  let offsets: Map<string, number> | undefined;
  const placeOf = (path: readonly string[]) => {
    offsets ??= offsetsOf(source);
    for (let length = path.length; length >= 0; length--) {
      const offset = offsets.get(JSON.stringify(path.slice(0, length)));
      if (offset !== undefined) return placeAt(source, offset);
    }
    return placeAt(source, 0);
  };
  return { value, placeOf };
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function jsonError(source: string, error: Error): JsonError {
  if (!source.trim()) return new JsonError({ line: 1, column: 1 }, "an empty file", "{} at least");
  const comma = /,(\s*[}\]])/.exec(source);
  if (comma) {
    const mend = "no comma after the last entry: JSON does not allow one. Delete it";
    return new JsonError(placeAt(source, comma.index), "a comma before a closing bracket", mend);
  }
  const at = Number(/position (\d+)/.exec(error.message)?.[1] ?? source.length);
  return new JsonError(placeAt(source, at), error.message, "valid JSON");
}

function placeAt(source: string, offset: number): Place {
  const before = source.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/** Where each value of valid JSON begins, by its path of keys. */
function offsetsOf(source: string): Map<string, number> {
  const offsets = new Map<string, number>();
  const path: string[] = [];
  /** For each open bracket: the number of the entry in a list, or null in an object. */
  const open: (number | null)[] = [];
  let key: string | undefined;
  for (const { 0: token, index } of source.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g)) {
    if (token === ":") continue;
    if (token === "}" || token === "]") {
      open.pop();
      path.pop();
      key = undefined;
      continue;
    }
    const entry = open.at(-1);
    if (token === ",") {
      key = undefined;
      if (typeof entry === "number") open[open.length - 1] = entry + 1;
      continue;
    }
    if (entry === null && key === undefined) {
      key = JSON.parse(token) as string;
      continue;
    }
    const name = entry === undefined ? undefined : (key ?? String(entry));
    const here = name === undefined ? path : [...path, name];
    offsets.set(JSON.stringify(here), index);
    if (token !== "{" && token !== "[") continue;
    if (name !== undefined) path.push(name);
    else path.length = 0;
    open.push(token === "{" ? null : 0);
    key = undefined;
  }
  return offsets;
}
