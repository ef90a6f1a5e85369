import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { addDays, addMonths, clampDate, isDate, todayHere, weekdayOf } from "#components/date-picker/civil-date.ts";
import { runs } from "#tests/support/complete.ts";

/** A reference without `Date`: the Gregorian rule, with weekdays counted from a known Monday. */
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
const write = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** All days from one year to another, with weekdays. January 1, 2001 was a Monday. */
function calendar(from: number, to: number) {
  const days: { date: string; weekday: number }[] = [];
  let weekday = 0;
  for (let year = 2001; year <= to; year++) {
    for (let month = 1; month <= 12; month++) {
      for (let day = 1; day <= lengthOf(year, month); day++) {
        if (year >= from) days.push({ date: write(year, month, day), weekday: weekday + 1 });
        weekday = (weekday + 1) % 7;
      }
    }
  }
  return days;
}

afterEach(() => void vi.unstubAllEnvs());

// Apia skipped December 30, 2011; in São Paulo and Cairo, daylight saving time skipped midnight.
test.each(["UTC", "Pacific/Apia", "America/Sao_Paulo", "Africa/Cairo", "Asia/Tokyo", "America/Los_Angeles"])(
  "every day of 41 years has the right neighbours and weekday in %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    const days = calendar(2005, 2045);
    expect(days).toHaveLength(41 * 365 + 10);
    days.forEach(({ date, weekday }, index) => {
      if (!isDate(date) || weekdayOf(date) !== weekday) expect.fail(`${date} should be weekday ${weekday}`);
      const next = days[index + 1]?.date;
      if (next && (addDays(date, 1) !== next || addDays(next, -1) !== date)) expect.fail(`after ${date} comes ${next}`);
    });
  },
);

const anyDate = fc
  .record({ year: fc.integer({ min: 1, max: 9998 }), month: fc.integer({ min: 1, max: 12 }), day: fc.nat(30) })
  .map(({ year, month, day }) => ({ year, month, day: (day % lengthOf(year, month)) + 1 }));

test("adding months keeps the day, or takes a shorter month's last", () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -60, max: 60 }), ({ year, month, day }, by) => {
      const months = year * 12 + month - 1 + by;
      const [inYear, inMonth] = [Math.floor(months / 12), (months % 12) + 1];
      if (inYear < 1 || inYear > 9998) return;
      const expected = write(inYear, inMonth, Math.min(day, lengthOf(inYear, inMonth)));
      expect(addMonths(write(year, month, day), by)).toBe(expected);
    }),
    { numRuns: runs(2000) },
  );
});

test("adding days carries over any number of years", () => {
  // Counted from March 1 of year 0, so that the leap day is the last of its year.
  const count = (year: number, month: number, day: number) => {
    const years = month > 2 ? year : year - 1;
    const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
    return years * 365 + Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400) + ofYear;
  };
  fc.assert(
    fc.property(anyDate, anyDate, (a, b) => {
      const days = count(b.year, b.month, b.day) - count(a.year, a.month, a.day);
      expect(addDays(write(a.year, a.month, a.day), days)).toBe(write(b.year, b.month, b.day));
    }),
    { numRuns: runs(2000) },
  );
});

test.each([
  "",
  "2025-02-29",
  "2025-00-10",
  "2025-13-01",
  "2025-04-31",
  "2025-4-3",
  "2025-04-03T00:00",
  "25-04-03",
  "heute",
])("“%s” is not a date", (text) => {
  expect(isDate(text)).toBe(false);
});

test("today follows the visitor's time zone, not UTC", () => {
  vi.stubEnv("TZ", "Pacific/Kiritimati");
  const [east] = [todayHere()];
  vi.stubEnv("TZ", "Pacific/Pago_Pago");
  // The zones are 25 hours apart, so one is always a day or two ahead.
  expect([addDays(todayHere(), 1), addDays(todayHere(), 2)]).toContain(east);
});

test("a date is clamped to its range", () => {
  const range = { first: "2025-03-10", last: "2025-06-20" };
  expect(clampDate("2024-01-01", range)).toBe("2025-03-10");
  expect(clampDate("2025-06-21", range)).toBe("2025-06-20");
  expect(clampDate("2025-04-01", range)).toBe("2025-04-01");
});
