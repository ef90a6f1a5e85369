import fc from "fast-check";
import { expect, test } from "vitest";
import { cellsOf, dateAfterKey, isOutOf, rangeAround } from "#components/date-picker/calendar-cells.ts";
import { addDays, addMonths, weekdayOf } from "#components/date-picker/civil-date.ts";
import { runs } from "#tests/support/complete.ts";

const TODAY = "2025-11-20";
const anyDate = fc.integer({ min: -20 * 365, max: 20 * 365 }).map((days) => addDays("2025-07-01", days));
const anyWeekday = fc.integer({ min: 1, max: 7 });
const anyView = fc.constantFrom("year" as const, "month" as const, "day" as const);

test("from February 29, common years offer the 28th, leap years the 29th", () => {
  const years = cellsOf("year", "2024-02-29", "2024-02-29", 1).flat();
  const leapYears = Array.from({ length: 11 }, (_, index) => `${2004 + 4 * index}-02-29`);
  expect(years.filter((date) => date.endsWith("02-29"))).toEqual(leapYears);
  expect(years.filter((date) => date.endsWith("02-28"))).toHaveLength(30);
});

test("a month's grid is six whole weeks with each day of the month once", () => {
  fc.assert(
    fc.property(anyDate, anyWeekday, (cursor, firstWeekday) => {
      const rows = cellsOf("day", cursor, TODAY, firstWeekday);
      expect(rows.map((row) => row.length)).toEqual([7, 7, 7, 7, 7, 7]);
      expect(new Set(rows.map(([first = ""]) => weekdayOf(first)))).toEqual(new Set([firstWeekday]));
      const days = rows.flat();
      days.slice(1).forEach((date, index) => {
        expect(date).toBe(addDays(days[index] ?? "", 1));
      });
      const inMonth = days.filter((date) => date.startsWith(cursor.slice(0, 7)));
      expect(inMonth[0]).toBe(`${cursor.slice(0, 7)}-01`);
      expect(inMonth.at(-1)).toBe(addDays(addMonths(`${cursor.slice(0, 7)}-01`, 1), -1));
    }),
  );
});

test("min and max narrow the range but cannot widen it", () => {
  expect(rangeAround(TODAY, "2024-03-15", "2026-02-01")).toEqual({ first: "2024-03-15", last: "2026-02-01" });
  expect(rangeAround(TODAY, "1900-01-01", "2100-01-01")).toEqual({ first: "2005-01-01", last: "2045-12-31" });
});

test("a month or year is enabled while one of its days is", () => {
  const range = rangeAround(TODAY, "2024-03-31", "2024-05-01");
  const can = (view: "year" | "month" | "day", date: string) => !isOutOf(range, view, date);
  expect(["2023-06-01", "2024-06-01", "2025-06-01"].map((date) => can("year", date))).toEqual([false, true, false]);
  expect(["02", "03", "04", "05", "06"].map((month) => can("month", `2024-${month}-15`))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(["2024-03-30", "2024-03-31", "2024-05-01", "2024-05-02"].map((date) => can("day", date))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("arrows, Home and End move to the cell in that place", () => {
  fc.assert(
    fc.property(anyView, anyDate, anyWeekday, fc.boolean(), (view, cursor, firstWeekday, rtl) => {
      const rows = cellsOf(view, cursor, TODAY, firstWeekday);
      const length = { year: 4, month: 7, day: 10 }[view];
      const row = rows.findIndex((cells) => cells.some((date) => date.slice(0, length) === cursor.slice(0, length)));
      const cells = rows[row] ?? [];
      const column = cells.findIndex((date) => date.slice(0, length) === cursor.slice(0, length));
      const key = (name: string) =>
        dateAfterKey(view, cursor, { key: name, shiftKey: false }, { today: TODAY, firstWeekday, rtl });
      const [forward, back] = rtl ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
      if (column + 1 < cells.length) expect(key(forward)).toBe(cells[column + 1]);
      if (column > 0) expect(key(back)).toBe(cells[column - 1]);
      const below = rows[row + 1]?.[column];
      const above = rows[row - 1]?.[column];
      if (below) expect(key("ArrowDown")).toBe(below);
      if (above) expect(key("ArrowUp")).toBe(above);
      expect(key("Home")).toBe(cells[0]);
      // The last year is alone in its row, which limits End.
      if (cells.length > 1) expect(key("End")).toBe(cells.at(-1));
    }),
    { numRuns: runs(1000) },
  );
});

test.each([
  ["day", "PageDown", false, "2025-01-31", "2025-02-28"],
  ["day", "PageUp", false, "2025-03-31", "2025-02-28"],
  ["day", "PageDown", true, "2024-02-29", "2025-02-28"],
  ["day", "PageUp", true, "2025-06-15", "2024-06-15"],
  ["month", "PageDown", false, "2025-06-15", "2026-06-15"],
  ["month", "PageUp", true, "2025-06-15", "2015-06-15"],
  ["year", "PageDown", false, "2025-06-15", "2041-06-15"],
  ["year", "PageUp", false, "2025-06-15", "2009-06-15"],
  ["year", "PageDown", false, "2040-06-15", "2045-06-15"],
  ["year", "PageUp", true, "2025-06-15", "2005-06-15"],
] as const)("in the %s view %s (with Shift: %s) takes %s to %s", (view, key, shiftKey, from, to) => {
  expect(dateAfterKey(view, from, { key, shiftKey }, { today: TODAY, firstWeekday: 1, rtl: false })).toBe(to);
});
