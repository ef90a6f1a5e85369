import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/support/complete.ts";
import { isObject, readJson } from "#theme/layer/json.ts";

const space = fc.string({ unit: fc.constantFrom(" ", "\n", "\t", "\r\n"), maxLength: 4 });

/** A value as JSON, with random white space. */
function print(value: unknown, gap: () => string): string {
  const list = (open: string, parts: string[], close: string) =>
    `${gap()}${open}${parts.join(",") || gap()}${close}${gap()}`;
  if (Array.isArray(value))
    return list(
      "[",
      value.map((each) => print(each, gap)),
      "]",
    );
  if (!isObject(value)) return `${gap()}${JSON.stringify(value)}${gap()}`;
  const entries = Object.entries(value).map(
    ([key, each]) => `${gap()}${JSON.stringify(key)}${gap()}:${print(each, gap)}`,
  );
  return list("{", entries, "}");
}

/** Every value within a value, by its path. */
function within(value: unknown, path: string[] = []): [path: string[], value: unknown][] {
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [[path, value], ...entries.flatMap(([key, each]) => within(each, [...path, key]))];
}

/** The text from a place on. */
function textAt(source: string, { line, column }: { line: number; column: number }): string {
  const before = source.split("\n").slice(0, line - 1);
  return source.slice(before.join("\n").length + (line > 1 ? 1 : 0) + column - 1);
}

/** Whether a text starts with a value. */
function startsWith(text: string, value: unknown): boolean {
  // The shortest beginning that is JSON, or for a number the longest.
  const ends = /^-?[\d.eE+-]+|^(?:true|false|null)/.exec(text)?.[0].length;
  for (let end = ends ?? 1; end <= text.length; end++) {
    try {
      return JSON.stringify(readJson(text.slice(0, end)).value) === JSON.stringify(value);
    } catch {
      // Too short.
    }
  }
  return false;
}

const key = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.string({ unit: "binary", maxLength: 4 }),
  fc.constantFrom("", "a.b", '"', "\\", "{", "]", "0", "__proto__", "constructor"),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.oneof(fc.string(), fc.constantFrom<unknown>('{"a":1}', "\\", '"', "", null, true, false, 0, -1.5, 1e21, 1e-9)),
    fc.array(tie("tree"), { maxLength: 4 }),
    fc.dictionary(key, tie("tree"), { maxKeys: 4 }),
  ),
}));

test("the place of every value is where it starts", () => {
  fc.assert(
    fc.property(tree, fc.array(space, { minLength: 1, maxLength: 9 }), (value, spaces) => {
      let turn = 0;
      const source = print(value, () => spaces[turn++ % spaces.length] as string);
      const { value: read, placeOf } = readJson(source);
      // Not with JSON.parse: after a key "\\" Node 24 and 26 take a key "\"" for it. https://github.com/nodejs/node/issues/63785
      expect(read).toEqual(value);
      for (const [path, each] of within(value)) {
        const text = textAt(source, placeOf(path));
        if (!startsWith(text, each)) throw new Error(`${JSON.stringify(path)} is reported at ${text.slice(0, 40)}`);
      }
    }),
    { numRuns: runs(150) },
  );
});

test("an unknown path has the place of its closest parent", () => {
  const { placeOf } = readJson('{\n  "a": { "b": [1, { "c": 2 }] }\n}');
  expect(placeOf(["a", "b", "1", "c"])).toEqual({ line: 2, column: 26 });
  expect(placeOf(["a", "b", "1", "d"])).toEqual({ line: 2, column: 19 });
  expect(placeOf(["a", "b", "7"])).toEqual({ line: 2, column: 15 });
  expect(placeOf(["x", "y"])).toEqual({ line: 1, column: 1 });
});

test("a repeated key has the place of the last, whose value counts", () => {
  const { value, placeOf } = readJson('{ "a": 1,\n "a": 2 }');
  expect(value).toEqual({ a: 2 });
  expect(placeOf(["a"])).toEqual({ line: 2, column: 7 });
});
