import { addDays, type CivilDate } from "./civil-date.ts";

/** Longer weekday names do not fit in a column of 40 px. */
const MAX_WEEKDAY_LENGTH = 3;
const MONDAY: CivilDate = "2024-01-01";

export type DateNames = ReturnType<typeof namesOf>;

const cache = new Map<string, DateNames>();

/** Gregorian date names in a language. @throws RangeError when the locale is not a BCP 47 tag */
export function dateNames(locale: string): DateNames {
  const names = cache.get(locale) ?? namesOf(locale);
  cache.set(locale, names);
  return names;
}

function namesOf(locale: string) {
  // Created on first use: formats are slow to create, and a closed picker needs only one.
  const format = (options: Intl.DateTimeFormatOptions) => {
    let made: Intl.DateTimeFormat | undefined;
    return (date: CivilDate) => {
      made ??= new Intl.DateTimeFormat(locale, { ...options, calendar: "gregory", timeZone: "UTC" });
      // Parsed as midnight UTC.
      return made.format(Date.parse(date));
    };
  };
  const { format: number } = new Intl.NumberFormat(locale, { useGrouping: false });
  const firstWeekday = firstWeekdayOf(locale);
  const year = (date: CivilDate) => number(Number(date.slice(0, 4)));
  const month = format({ month: "short" });
  const shortWeekday = format({ weekday: "short" });
  const narrowWeekday = format({ weekday: "narrow" });
  const longWeekday = format({ weekday: "long" });
  return {
    locale,
    /** 1 for Monday to 7 for Sunday. */
    firstWeekday,
    get weekdays() {
      const week = Array.from({ length: 7 }, (_, index) => addDays(MONDAY, firstWeekday - 1 + index));
      const fits = week.every((day) => shortWeekday(day).length <= MAX_WEEKDAY_LENGTH);
      const name = fits ? shortWeekday : narrowWeekday;
      return week.map((day) => ({ short: name(day), long: longWeekday(day) }));
    },
    year,
    month,
    /** Short, since a cell's accessible name must contain its visible text. */
    monthOfYear: (date: CivilDate) => `${month(date)} ${year(date)}`,
    monthAndYear: format({ month: "long", year: "numeric" }),
    day: (date: CivilDate) => number(Number(date.slice(8))),
    /** November 20, 2025. */
    date: format({ dateStyle: "long" }),
    /** Thursday, November 20, 2025. */
    dateWithWeekday: format({ dateStyle: "full" }),
  };
}

/** Territories whose week starts on another day than Monday, from Unicode CLDR's weekData. */
const SUNDAY =
  "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW";
const SATURDAY = "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY";
const FRIDAY = "MV";

/** TypeScript lacks the week's data. Older engines have a getter instead. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };

/** 1 for Monday to 7 for Sunday. @throws RangeError when the locale is not a BCP 47 tag */
export function firstWeekdayOf(locale: string): number {
  const known: LocaleWithWeek = new Intl.Locale(locale);
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? firstWeekdayByTerritory(locale);
}

/** For browsers without the week's data: the tag's territory, or the one where most people speak the language. */
export function firstWeekdayByTerritory(locale: string): number {
  const { region = "001" } = new Intl.Locale(locale).maximize();
  if (SUNDAY.includes(region)) return 7;
  if (SATURDAY.includes(region)) return 6;
  return FRIDAY.includes(region) ? 5 : 1;
}
