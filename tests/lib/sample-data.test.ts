import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../../vite/root.mjs";

type Item = string | { name: string; iataCode?: string; iataTypeCode?: string };

const folder = `${root}src/lib/sample-data/`;
const lists: Record<string, Item[]> = Object.fromEntries(
  readdirSync(folder).map((file) => [file.replace(".json", ""), JSON.parse(readFileSync(folder + file, "utf8")).list]),
);

test("airlines and airports have IATA codes, airplanes have type codes", () => {
  for (const name of ["airlines", "airports"]) {
    for (const item of lists[name] ?? []) {
      expect(item).toEqual({ name: expect.any(String), iataCode: expect.stringMatching(/^[A-Z0-9]{2,3}$/) });
    }
  }
  for (const item of lists.airplanes ?? []) {
    expect(item).toEqual({ name: expect.any(String), iataTypeCode: expect.stringMatching(/^[A-Z0-9]{3}$/) });
  }
});

test("eight lists, none empty; animals are names", () => {
  expect(Object.keys(lists).sort()).toEqual([
    "airlines",
    "airplanes",
    "airports",
    "bears",
    "birds",
    "cats",
    "cetaceans",
    "cows",
  ]);
  for (const list of Object.values(lists)) expect(list.length).toBeGreaterThan(5);
  expect(lists.cats).toContain("Maine Coon");
});
