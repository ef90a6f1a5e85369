/** A day of the Gregorian calendar as `YYYY-MM-DD`, without time and zone. Two dates compare as text. */
export type CivilDate = string;

/** First and last day that can be chosen. */
export type DateRange = { first: CivilDate; last: CivilDate };

/** Whether a text is a day that exists, between the years 0000 and 9999. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && civil(...partsOf(text)) === text;
}

/** Today where the visitor is. */
export function todayHere(): CivilDate {
  const now = new Date();
  return civil(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

export function addDays(date: CivilDate, days: number): CivilDate {
  const [year, month, day] = partsOf(date);
  return civil(year, month, day + days);
}

/** The same day some months later. A shorter month gives its last day: 28 February for the 29th in a common year. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const [year, month, day] = partsOf(date);
  const [, , lastDay] = partsOf(civil(year, month + months + 1, 0));
  return civil(year, month + months, Math.min(day, lastDay));
}

/** 1 for Monday to 7 for Sunday, as `Intl` counts. */
export function weekdayOf(date: CivilDate): number {
  return new Date(instantOf(date)).getUTCDay() || 7;
}

/** The nearest day of the range. */
export function clampDate(date: CivilDate, { first, last }: DateRange): CivilDate {
  if (date < first) return first;
  return date > last ? last : date;
}

/** Year, month from 1, day. */
export function partsOf(date: CivilDate): [number, number, number] {
  return date.split("-").map(Number) as [number, number, number];
}

/** Midnight of the day in UTC, in ms. For `Intl` formats with the time zone UTC, so that no zone shifts the day. */
export function instantOf(date: CivilDate): number {
  return Date.parse(date);
}

/** A month or day out of range carries over. Not `Date.UTC`, which takes the year 50 for 1950. */
function civil(year: number, month: number, day: number): CivilDate {
  return new Date(new Date(0).setUTCFullYear(year, month - 1, day)).toISOString().slice(0, 10);
}
