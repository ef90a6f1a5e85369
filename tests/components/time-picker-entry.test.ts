import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Entry,
  entryAfterKey,
  moveTo,
  partsOfTime,
  timeOf,
  typeDigit,
} from "#components/time-picker/time-entry.ts";
import { runs } from "#tests/support/complete.ts";

const EMPTY: Entry = { parts: ["", "", ""], at: 0, typed: "" };
const type = (digits: string, from = EMPTY) => [...digits].map(Number).reduce(typeDigit, from);
const press = (entry: Entry, ...keys: string[]) =>
  keys.reduce((before, key) => entryAfterKey(before, key) ?? before, entry);

test.each([
  ["0", ["00", "", ""], 0],
  ["2", ["02", "", ""], 0],
  ["3", ["03", "", ""], 1],
  ["00", ["00", "", ""], 1],
  ["24", ["02", "04", ""], 1],
  ["240", ["02", "40", ""], 2],
  ["090", ["09", "00", ""], 1],
  ["096", ["09", "06", ""], 2],
  ["235959", ["23", "59", "59"], 2],
  ["093005", ["09", "30", "05"], 2],
  ["0930059", ["09", "30", "09"], 2],
] as const)("%s typed gives %j, with the keys in part %i", (digits, parts, at) => {
  const entry = type(digits);
  expect(entry.parts).toEqual(parts);
  expect(entry.at).toBe(at);
});

test("any keys give an empty output or a valid time", () => {
  const keys = ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"];
  const moves = ["ArrowLeft", "ArrowRight", "Backspace", "Delete"];
  const anyAct = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom(...keys, ...moves));
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 30 }), (acts) => {
      let entry = EMPTY;
      for (const act of acts) {
        entry = typeof act === "number" ? typeDigit(entry, act) : press(entry, act);
        expect(timeOf(entry.parts)).toMatch(/^$|^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/);
        expect([0, 1, 2]).toContain(entry.at);
      }
    }),
    { numRuns: runs(1000) },
  );
});

test("an unset part counts as between its last value and 00", () => {
  expect(press(EMPTY, "ArrowUp").parts[0]).toBe("00");
  expect(press(EMPTY, "ArrowDown").parts[0]).toBe("23");
  expect(press(moveTo(EMPTY, 1), "ArrowDown").parts[1]).toBe("59");
});

test("Home and End go to the ends; pages are 6 hours, 15 minutes or seconds", () => {
  const at = (part: number): Entry => ({ parts: partsOfTime("20:50:05"), at: part, typed: "" });
  expect([0, 1, 2].map((part) => press(at(part), "Home").parts[part])).toEqual(["00", "00", "00"]);
  expect([0, 1, 2].map((part) => press(at(part), "End").parts[part])).toEqual(["23", "59", "59"]);
  expect([0, 1, 2].map((part) => press(at(part), "PageUp").parts[part])).toEqual(["02", "05", "20"]);
  expect([0, 1, 2].map((part) => press(at(part), "PageDown").parts[part])).toEqual(["14", "35", "50"]);
});

test("unset parts are 00 in the output, and no parts are empty", () => {
  expect(timeOf(["", "", ""])).toBe("");
  expect(timeOf(["09", "", ""])).toBe("09:00:00");
  expect(timeOf(["", "", "05"])).toBe("00:00:05");
});

test("only HH:MM:SS is a value", () => {
  expect(timeOf(partsOfTime("14:05:30"))).toBe("14:05:30");
  for (const text of ["", "9:05:03", "24:00:00", "12:60:00", "12:00", "12:00:00 ", "١٢:٠٠:٠٠", "now"]) {
    expect(partsOfTime(text)).toEqual(["", "", ""]);
  }
});
