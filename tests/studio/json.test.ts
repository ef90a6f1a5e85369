import { expect, test } from "vitest";
import { readJson } from "#theme/layer/json.ts";

const nested = `{ "a": 1,
  "b": { "\\"}": [ -1.5e3 , "{\\"c\\": 2}",
\tnull, [], {"c": "\\\\"} ] },\r\n  "": true }`;

test.each([
  [[], 1, 1],
  [["a"], 1, 8],
  [["b"], 2, 8],
  [["b", '"}'], 2, 17],
  [["b", '"}', "0"], 2, 19],
  [["b", '"}', "1"], 2, 28],
  [["b", '"}', "2"], 3, 2],
  [["b", '"}', "3"], 3, 8],
  [["b", '"}', "4", "c"], 3, 18],
  [[""], 4, 7],
])("the value at %j is in line %i, column %i", (path, line, column) => {
  expect(readJson(nested).placeOf(path)).toEqual({ line, column });
});

test("an unknown path has the place of its closest parent", () => {
  const { placeOf } = readJson('{\n  "a": { "b": [1, { "c": 2 }] }\n}');
  expect(placeOf(["a", "b", "1", "d"])).toEqual({ line: 2, column: 19 });
  expect(placeOf(["a", "b", "7"])).toEqual({ line: 2, column: 15 });
  expect(placeOf(["x", "y"])).toEqual({ line: 1, column: 1 });
});

test("a repeated key has the place of the last, whose value counts", () => {
  const { value, placeOf } = readJson('{ "a": 1,\n "a": 2 }');
  expect(value).toEqual({ a: 2 });
  expect(placeOf(["a"])).toEqual({ line: 2, column: 7 });
});
