import { expect, test } from "vitest";
import { searchOptions } from "#components/searchable-dropdown/search-options.ts";
import { findByText } from "#lib/plain-text.ts";

const names = ["Apple", "Éclair", "Eggplant", undefined, "Éclair au café", "apricot"];

test.each([
  ["ec", -1, 1],
  ["EC", 1, 1],
  ["e", -1, 1],
  ["e", 1, 2],
  ["ee", 2, 4],
  ["e", 4, 1],
  ["éclair a", 1, 4],
  ["ap", 0, 0],
  ["apr", 0, 5],
  ["x", 0, -1],
  ["", 0, -1],
])("typing %j with option %i active means option %i", (typed, active, expected) => {
  expect(findByText(names, active, typed)).toBe(expected);
});

test("a search needs every word, ignores case and accents, ranks starts first", () => {
  const options = ["Antigua", "Time picker", "Timeslot", "Café au lait"].map((label) => ({ value: label, label }));
  const search = searchOptions(options);
  const labels = (query: string) => search(query).map((option) => option.label);
  expect(labels("ti")).toEqual(["Time picker", "Timeslot", "Antigua"]);
  for (const query of ["LAIT cafe", "Café", "CAFÉ"]) expect(labels(query)).toEqual(["Café au lait"]);
  expect(labels("nothing")).toEqual([]);
  expect(labels("  ")).toHaveLength(4);
});
