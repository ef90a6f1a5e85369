import { addDays, type CivilDate, instantOf } from "./civil-date.ts";
import { firstWeekdayOf } from "./first-weekday.ts";

/** Longest abbreviation of a weekday that a column of 40 px holds. */
const WIDEST_WEEKDAY = 3;
const MONDAY: CivilDate = "2024-01-01";

export type DateNames = ReturnType<typeof namesOf>;

const known = new Map<string, DateNames>();

/**
 * How a language writes dates. Always in the Gregorian calendar, whatever the language's own: the grid is one.
 * @throws RangeError when the locale is no BCP 47 tag
 */
export function dateNames(locale: string): DateNames {
  const names = known.get(locale) ?? namesOf(locale);
  known.set(locale, names);
  return names;
}

function namesOf(locale: string) {
  // Each made when it is first asked for: they take their time, and a closed picker needs one of them.
  const format = (options: Intl.DateTimeFormatOptions) => {
    let made: Intl.DateTimeFormat | undefined;
    return (date: CivilDate) => {
      made ??= new Intl.DateTimeFormat(locale, { ...options, calendar: "gregory", timeZone: "UTC" });
      return made.format(instantOf(date));
    };
  };
  const { format: number } = new Intl.NumberFormat(locale, { useGrouping: false });
  const firstWeekday = firstWeekdayOf(locale);
  const year = (date: CivilDate) => number(Number(date.slice(0, 4)));
  const month = format({ month: "short" });
  let weekdays: { short: string; long: string }[] | undefined;
  return {
    locale,
    /** 1 for Monday to 7 for Sunday. */
    firstWeekday,
    /** From the first weekday on. */
    get weekdays() {
      weekdays ??= weekdayNames(firstWeekday, format);
      return weekdays;
    },
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

type Format = (options: Intl.DateTimeFormatOptions) => (date: CivilDate) => string;

function weekdayNames(firstWeekday: number, format: Format) {
  const week = Array.from({ length: 7 }, (_, index) => addDays(MONDAY, firstWeekday - 1 + index));
  const named = (weekday: "short" | "long" | "narrow") => week.map(format({ weekday }));
  const short = named("short");
  const long = named("long");
  const fits = short.every((name) => name.length <= WIDEST_WEEKDAY);
  return (fits ? short : named("narrow")).map((name, index) => ({ short: name, long: long[index] ?? name }));
}
