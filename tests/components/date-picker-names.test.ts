import { expect, test, vi } from "vitest";
import { dateNames, firstWeekdayByTerritory, firstWeekdayOf } from "#components/date-picker/date-names.ts";
import { localeFor } from "#components/date-picker/use-locale.ts";

test.each([
  ["en-US", "November 20, 2025", "Nov", "November 2025", "20", "2025", 7],
  ["en-GB", "20 November 2025", "Nov", "November 2025", "20", "2025", 1],
  ["de-DE", "20. November 2025", "Nov", "November 2025", "20", "2025", 1],
  ["ar-EG", "٢٠ نوفمبر ٢٠٢٥", "نوفمبر", "نوفمبر ٢٠٢٥", "٢٠", "٢٠٢٥", 6],
  ["ja-JP", "2025年11月20日", "11月", "2025年11月", "20", "2025", 7],
])("in %s a date is %s", (locale, date, month, monthAndYear, day, year, firstWeekday) => {
  const names = dateNames(locale);
  expect(
    [names.date, names.month, names.monthAndYear, names.day, names.year].map((name) => name("2025-11-20")),
  ).toEqual([date, month, monthAndYear, day, year]);
  expect(names.firstWeekday).toBe(firstWeekday);
});

test("weekdays start with the region's first day, short if they fit", () => {
  expect(dateNames("de-DE").weekdays.map(({ short }) => short)).toEqual(["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]);
  expect(dateNames("en-US").weekdays[0]).toEqual({ short: "Sun", long: "Sunday" });
  expect(dateNames("ja-JP").weekdays[0]).toEqual({ short: "日", long: "日曜日" });
  expect(dateNames("ar-EG").weekdays[0]).toEqual({ short: "س", long: "السبت" });
});

test("languages with other calendars still get Gregorian names", () => {
  expect(dateNames("th-TH").year("2025-11-20")).toBe("2025");
  expect(dateNames("th-TH").monthAndYear("2025-11-20")).toContain("2025");
  expect(dateNames("fa-IR").monthAndYear("2025-11-20")).toContain("نوامبر");
});

test("the visitor's time zone does not shift names", () => {
  for (const elsewhere of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Pacific/Apia"]) {
    vi.stubEnv("TZ", elsewhere);
    expect(dateNames("en-US").dateWithWeekday("2011-12-30")).toBe("Friday, December 30, 2011");
  }
  vi.unstubAllEnvs();
});

test("the week starts on the same day without the browser's week data", () => {
  const tags = "en-US en-GB de-DE fr-FR ar-EG ja-JP pt-BR hi-IN he-IL fa-IR dv-MV zh-CN en de ar ja es-419";
  for (const tag of tags.split(" ")) {
    expect(firstWeekdayByTerritory(tag), tag).toBe(firstWeekdayOf(tag));
  }
});

test.each([
  ["en", "de-DE", "en-DE"],
  ["en", "ja", "en-JP"],
  ["en", "en-GB", "en-GB"],
  ["", "de-AT", "de-AT"],
  ["en", "C", "en"],
  ["", "?", "en"],
])("a page in “%s” read with a browser in %s writes dates in %s", (page, visitor, expected) => {
  expect(localeFor(page, visitor)).toBe(expected);
});
