/** Files that cannot be read: the message says what, where, and how to fix it. */

import { expect, test } from "vitest";
import { UserError } from "#lib/errors.ts";
import { readFiles } from "#studio/import/read-files.ts";
import { known, noteOn, read } from "./fixtures/read.ts";

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
  ["a comma at the end", '{\n  "a": 1,\n}', "line 2, column 9", "a comma before", "Delete the comma"],
  ["a comma missing", '{\n  "a": 1\n  "b": 2 }', "line 3, column 3", "a comma or } is expected", "Correct it"],
  ["the end missing", '{ "a": { "b": 1 }', "line 1, column 18", "The text ends", "Export it again"],
  ["single quotes", "{ 'a': 1 }", "line 1, column 3", "single quotes", "double quotes"],
  ["no quotes", "{ a: 1 }", "line 1, column 3", "a name in double quotes is expected", "Correct it"],
  ["a form feed", '{ \f"a": 1 }', "line 1, column 3", "invisible character", "Delete it"],
  ["an open text", '{ "a": "b }', "line 1, column 8", "isn’t closed", "closing quote"],
  ["a line break in a text", '{ "a": "b\nc" }', "line 1, column 8", "line break", "same line"],
  ["an invalid number", '{ "a": 012 }', "line 1, column 8", '"012" where a value', "Correct it"],
  ["far too deep", "[".repeat(2_000_000), "line 1, column 51", "more than 50 deep", "Flatten"],
  ["an empty file", " \n", "theme.json:", "is empty", "choose another"],
  ["a number alone", "12", "theme.json:", "no tokens", "Choose a JSON"],
  ["a ZIP", "PK\u0003\u0004\u0014\u0000", "theme.json:", "isn’t text", "Choose a JSON"],
  [
    "Figma's REST answer",
    '{ "meta": { "variableCollections": {} } }',
    "theme.json:",
    "Figma’s REST API",
    "Export modes",
  ],
  ["a file that is too long", " ".repeat(5 * 1024 * 1024 + 1), "theme.json:", "5.0 MB; the limit is 5 MB", "Export"],
])("%s", (_, text, where, what, fix) => {
  const message = refusal(text);
  expect(message.startsWith("theme.json")).toBe(true);
  expect(message).toContain(where);
  expect(message).toContain(what);
  expect(message).toContain(fix);
});

test("JSON without tokens is reported and imports nothing", () => {
  const reading = read({ name: "package.json", text: '{ "name": "site", "version": "1.0.0" }' });
  expect(reading.imported).toEqual([]);
  expect(noteOn(reading, "name, version in package.json")?.why).toContain("isn’t a token");
});

test("prototype names never reach an object", () => {
  const { sections, skipped } = read({
    name: "a.json",
    text: `{ "__proto__": { "bg": { "$value": "#fff" } }, "constructor": { "prototype": { "$value": "#fff" } },
      "role": { "__proto__": { "$value": "#fff" }, "bg": { "$value": "{__proto__.constructor}" } } }`,
  });
  expect(({} as Record<string, unknown>).bg).toBeUndefined();
  expect(Object.values(sections).map((section) => Object.keys(section))).toEqual([[], [], []]);
  expect(skipped.map(({ what }) => what)).toContain("role.bg in a.json");
});

test("names skipped for one reason share a note, and equal colours are offered once", () => {
  const tokens = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`their-${i}`, { $value: "#fff" }]));
  const { skipped, colors } = read({ name: "a.json", text: JSON.stringify({ ramp: tokens }) });
  const what = expect.stringMatching(/^ramp\.their-0, .* and 4995 more in a\.json$/);
  expect(skipped).toEqual([{ what, why: "No token has this name." }]);
  expect(colors).toEqual([{ name: "ramp.their-0", hex: "#ffffff" }]);
});

test.each([
  ["words", "x y ".repeat(1_000_000)],
  ["braces without an end", '{"a":'.repeat(900_000)],
  ["a long number", `{ "space": { "4": { "$value": "${"1".repeat(4_000_000)}x" } } }`],
  ["a long name", `{ "role": { "${"a.".repeat(1_500_000)}bg": { "$value": "#fff" } } }`],
])("hostile text takes linear time: %s", (_, text) => {
  refusal(text, "hostile.txt");
});
