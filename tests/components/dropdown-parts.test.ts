import fc from "fast-check";
import { expect, test } from "vitest";
import { searchOptions } from "#components/searchable-dropdown/search-options.ts";
import { pickSide } from "#components/workarounds/list-panel.ts";
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

test("finds an option that starts with the typed text, if there is one", () => {
  const label = fc.option(fc.stringMatching(/^[abc]{0,4}$/), { nil: undefined });
  fc.assert(
    fc.property(fc.array(label), fc.stringMatching(/^[abc]{1,3}$/), fc.nat(9), (labels, typed, active) => {
      const found = findByText(labels, Math.min(active, labels.length - 1), typed);
      const query = new Set(typed).size === 1 ? typed.slice(0, 1) : typed;
      if (found === -1) expect(labels.some((each) => each?.startsWith(query))).toBe(false);
      else expect(labels[found]?.startsWith(query)).toBe(true);
    }),
  );
});

test.each([
  [500, 301, "bottom"],
  [500, 300, "bottom"],
  [500, 299, "top"],
  [500, 100, "top"],
  [100, 299, "bottom"],
  [299, 100, "top"],
  [150, 150, "bottom"],
])("with %i px above and %i px below it opens to the %s", (above, below, side) => {
  expect(pickSide(above, below, 300)).toBe(side);
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
