import { addDays, type CivilDate, instantOf } from "./civil-date.ts";
import { firstWeekdayOf } from "./first-weekday.ts";

/** Longest abbreviation of a weekday that a column of 40 px holds. */
const WIDEST_WEEKDAY = 3;
const MONDAY: CivilDate = "2024-01-01";

export type DateNames = ReturnType<typeof dateNames>;

/**
 * How a language writes dates. Always in the Gregorian calendar, whatever the language's own: the grid is one.
 * @throws RangeError when the locale is no BCP 47 tag
 */
export function dateNames(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const { format: write } = new Intl.DateTimeFormat(locale, { ...options, calendar: "gregory", timeZone: "UTC" });
    return (date: CivilDate) => write(instantOf(date));
  };
  const { format: number } = new Intl.NumberFormat(locale, { useGrouping: false });
  const firstWeekday = firstWeekdayOf(locale);
  const week = Array.from({ length: 7 }, (_, index) => addDays(MONDAY, firstWeekday - 1 + index));
  const short = week.map(format({ weekday: "short" }));
  const fits = short.every((name) => name.length <= WIDEST_WEEKDAY);
  const long = week.map(format({ weekday: "long" }));
  const year = (date: CivilDate) => number(Number(date.slice(0, 4)));
  const month = format({ month: "short" });
  return {
    locale,
    /** 1 for Monday to 7 for Sunday. */
    firstWeekday,
    /** From the first weekday on. */
    weekdays: (fits ? short : week.map(format({ weekday: "narrow" }))).map((name, index) => ({
      short: name,
      long: long[index] ?? name,
    })),
    year,
    month,
    /** The short name as it is shown, for a cell's own name must hold what it shows. */
    monthOfYear: (date: CivilDate) => `${month(date)} ${year(date)}`,
    monthAndYear: format({ month: "long", year: "numeric" }),
    day: (date: CivilDate) => number(Number(date.slice(8))),
    /** 20 November 2025. */
    date: format({ dateStyle: "long" }),
    /** Thursday, 20 November 2025. */
    dateWithWeekday: format({ dateStyle: "full" }),
  };
}
