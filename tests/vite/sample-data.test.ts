import { expect, test } from "vitest";
import { sampleData as lists } from "../../vite/modules/sample-data.ts";

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
  expect(Object.keys(lists)).toEqual([
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
