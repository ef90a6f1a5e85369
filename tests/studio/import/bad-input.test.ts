/** Files that cannot be read: the message says what, where, and how to fix it. */

import { expect, test } from "vitest";
import { UserError } from "#lib/errors.ts";
import { readFiles } from "#studio/import/read-files.ts";
import { known } from "./fixtures/known.ts";
import { noteOn, read } from "./fixtures/read.ts";

function refusal(text: string, name = "theme.json"): string {
  try {
    readFiles([{ name, text }], known);
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    return (error as Error).message;
  }
  return "nothing was refused";
}

test.each([
  ["a comma at the end", '{\n  "a": 1,\n}', "line 2, column 9", "comma stands before", "Delete the comma"],
  ["a comma missing", '{\n  "a": 1\n  "b": 2 }', "line 3, column 3", "a comma or } is expected", "Correct it"],
  ["the end missing", '{ "a": { "b": 1 }', "line 1, column 18", "The text ends", "Export it anew"],
  ["single quotes", "{ 'a': 1 }", "line 1, column 3", "no single quotes", "double quotes"],
  ["no quotes", "{ a: 1 }", "line 1, column 3", "a name in double quotes is expected", "Correct it"],
  ["no colon", '{ "a" 1 }', "line 1, column 7", "a colon is expected", "Correct it"],
  ["an open text", '{ "a": "b }', "line 1, column 8", "has no end", "closing quote"],
  ["a line break in a text", '{ "a": "b\nc" }', "line 1, column 8", "line break", "same line"],
  ["a word", '{ "a": yes }', "line 1, column 8", '"yes" stands where a value is expected', "Correct it"],
  ["a number that is none", '{ "a": 012 }', "line 1, column 8", '"012" stands where a value', "Correct it"],
  ["something after", "{}\n{}", "line 2, column 1", "the end of the file is expected", "Correct it"],
  ["too deep", `${'{"a":'.repeat(51)}1${"}".repeat(51)}`, "line 1, column", "more than 50 deep", "Flatten"],
  ["far too deep", "[".repeat(2_000_000), "line 1, column 51", "more than 50 deep", "Flatten"],
  ["an empty file", " \n", "theme.json:", "is empty", "drop another"],
  ["a number alone", "12", "theme.json:", "no token", "Drop a JSON file"],
  ["a list of colours", "#264653, #2a9d8f", "line 1, column 1", '"#" stands where a value', "Correct it"],
  ["a picture", "\ufffdPNG\r\n\u001a\n\u0000", "theme.json:", "not text", "the JSON file"],
  ["a ZIP", "PK\u0003\u0004\u0014\u0000", "theme.json:", "not text", "the JSON file"],
  [
    "a file that is too long",
    " ".repeat(5 * 1024 * 1024 + 1),
    "theme.json:",
    "5.0 MB, and 5 MB are the most",
    "Export",
  ],
])("%s", (_, text, where, what, fix) => {
  const message = refusal(text);
  expect(message.startsWith("theme.json")).toBe(true);
  expect(message).toContain(where);
  expect(message).toContain(what);
  expect(message).toContain(fix);
});

test("JSON without tokens is said, and harms nothing", () => {
  const reading = read({ name: "package.json", text: '{ "name": "site", "version": "1.0.0" }' });
  expect(reading.took).toEqual([]);
  expect(noteOn(reading, "name, version in package.json")?.why).toContain("It is no token");
});

test("names of the prototype never reach an object", () => {
  const { taken, left } = read({
    name: "a.json",
    text: `{ "__proto__": { "bg": { "$value": "#fff" } }, "constructor": { "prototype": { "$value": "#fff" } },
      "role": { "__proto__": { "$value": "#fff" }, "bg": { "$value": "{__proto__.constructor}" } } }`,
  });
  expect(({} as Record<string, unknown>).bg).toBeUndefined();
  expect(Object.values(taken).map((section) => Object.keys(section))).toEqual([[], [], []]);
  expect(left.map(({ what }) => what)).toContain("role.bg in a.json");
});

test("thousands of names that are left for one reason are one note, and their colours are offered once", () => {
  const tokens = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`their-${i}`, { $value: "#fff" }]));
  const { left, colors } = read({ name: "a.json", text: JSON.stringify({ ramp: tokens }) });
  const what = expect.stringMatching(/^ramp\.their-0, .* and 4995 more in a\.json$/);
  expect(left).toEqual([{ what, why: "There is no token of this name." }]);
  expect(colors).toEqual([{ name: "ramp.their-0", hex: "#ffffff" }]);
});

test.each([
  ["words", "x y ".repeat(1_000_000)],
  ["braces without an end", '{"a":'.repeat(900_000)],
  ["a long number", `{ "space": { "4": { "$value": "${"1".repeat(4_000_000)}x" } } }`],
  ["a long name", `{ "role": { "${"a.".repeat(1_500_000)}bg": { "$value": "#fff" } } }`],
])("a hostile text is read in the time of its length: %s", (_, text) => {
  refusal(text, "hostile.txt");
});
