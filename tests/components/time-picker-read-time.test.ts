import fc from "fast-check";
import { expect, test } from "vitest";
import { readTime } from "#components/time-picker/time-entry.ts";
import { runs } from "#tests/support/complete.ts";

const anyTime = fc.tuple(fc.nat(23), fc.nat(59), fc.nat(59));
const two = (value: number) => String(value).padStart(2, "0");

test("reads every common notation of a time", () => {
  fc.assert(
    fc.property(anyTime, ([hour, minute, second]) => {
      const expected = [hour, minute, second].map(two);
      const half = hour < 12 ? "AM" : "PM";
      const twelve = hour % 12 || 12;
      const ways = [
        `${hour}:${minute}:${second}`,
        `${two(hour)}:${two(minute)}:${two(second)}`,
        `${two(hour)}.${two(minute)}.${two(second)}`,
        `${two(hour)}${two(minute)}${two(second)}`,
        `  ${twelve}:${two(minute)}:${two(second)} ${half}\n`,
        `${twelve}:${minute}:${second}${half.toLowerCase()}`,
        `${two(twelve)}:${two(minute)}:${two(second)} ${half[0]?.toLowerCase()}.m.`,
      ];
      for (const way of ways) expect(readTime(way), way).toEqual(expected);
    }),
  );
});

test("reads times that Intl writes in several languages", () => {
  fc.assert(
    fc.property(
      anyTime,
      fc.constantFrom("en-US", "en-GB", "de-DE", "ja-JP", "fi-FI"),
      ([hour, minute, second], locale) => {
        const format = new Intl.DateTimeFormat(locale, { timeStyle: "medium", timeZone: "UTC" });
        expect(readTime(format.format(Date.UTC(2025, 0, 1, hour, minute, second)))).toEqual(
          [hour, minute, second].map(two),
        );
      },
    ),
  );
});

test.each([
  ["9:5:3", "09:05:03"],
  ["9:05:03 PM", "21:05:03"],
  ["9:05\u202fPM", "21:05:00"],
  ["12:00 AM", "00:00:00"],
  ["12:30 pm", "12:30:00"],
  ["9 pm", "21:00:00"],
  ["9:5", "09:05:00"],
  ["09h05", "09:05:00"],
  ["0905", "09:05:00"],
  ["2024-02-29T09:05:03", "09:05:03"],
  ["2024-02-29 21:05", "21:05:00"],
  ["٠٩:٣٠:٠٥", "09:30:05"],
  ["０９：３０", "09:30:00"],
])("%s is %s", (text, time) => {
  expect(readTime(text)?.join(":")).toBe(time);
});

test.each([
  "",
  "junk",
  "24:00",
  "9:60",
  "9:5:60",
  "13:00 PM",
  "0:30 AM",
  "9",
  "930",
  "90503",
  "09050",
  "2400",
  "20240229",
  "2024-02-29",
  "9h",
  "9:5:3:1",
  "-1:00",
  "9:05 XM",
  "1e3",
])("“%s” is not a time", (text) => {
  expect(readTime(text)).toBeUndefined();
});

test("never throws or returns an invalid time", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9:. apm]{0,12}$/)), (text) => {
      const parts = readTime(text);
      if (parts) expect(parts.join(":")).toMatch(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/);
    }),
    { numRuns: runs(3000) },
  );
});
