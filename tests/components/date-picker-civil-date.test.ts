import { afterEach, expect, test, vi } from "vitest";
import { addDays, addMonths, clampDate, isDate, todayHere, weekdayOf } from "#components/date-picker/civil-date.ts";

afterEach(() => void vi.unstubAllEnvs());

// Apia skipped December 30, 2011; in São Paulo and Cairo, daylight saving time skipped midnight.
test.each(["UTC", "Pacific/Apia", "America/Sao_Paulo", "Africa/Cairo", "Asia/Tokyo", "America/Los_Angeles"])(
  "41 years have all their days, each with its weekday, in %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    let date = "2005-01-01";
    // It was a Saturday.
    for (let day = 5; day < 5 + 41 * 365 + 10; day++) {
      if (!isDate(date) || weekdayOf(date) !== (day % 7) + 1) expect.fail(`${date} should be weekday ${(day % 7) + 1}`);
      const next = addDays(date, 1);
      if (addDays(next, -1) !== date) expect.fail(`the day before ${next} is not ${date}`);
      date = next;
    }
    expect(date).toBe("2046-01-01");
  },
);

test("a year before 100 is not one of the last century", () => {
  expect(addMonths("0050-01-31", 1)).toBe("0050-02-28");
  expect(addDays("0050-12-31", 1)).toBe("0051-01-01");
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
