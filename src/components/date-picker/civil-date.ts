/** A Gregorian day as `YYYY-MM-DD`, without time or zone. Dates compare as text. */
export type CivilDate = string;

export type DateRange = { first: CivilDate; last: CivilDate };

/** Whether the text is an existing day between the years 0000 and 9999. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && civil(...partsOf(text)) === text;
}

/** Today in the visitor's time zone. */
export function todayHere(): CivilDate {
  const now = new Date();
  return civil(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

export function addDays(date: CivilDate, days: number): CivilDate {
  const [year, month, day] = partsOf(date);
  return civil(year, month, day + days);
}

/** The same day some months later, or the last day of a shorter month. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const [year, month, day] = partsOf(date);
  const [, , lastDay] = partsOf(civil(year, month + months + 1, 0));
  return civil(year, month + months, Math.min(day, lastDay));
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: CivilDate): number {
  return new Date(date).getUTCDay() || 7;
}

export function clampDate(date: CivilDate, { first, last }: DateRange): CivilDate {
  if (date < first) return first;
  return date > last ? last : date;
}

/** Year, month from 1, day. */
export function partsOf(date: CivilDate): [number, number, number] {
  return date.split("-").map(Number) as [number, number, number];
}

/** Months and days out of range carry over. Not `Date.UTC`, which reads year 50 as 1950. */
function civil(year: number, month: number, day: number): CivilDate {
  return new Date(new Date(0).setUTCFullYear(year, month - 1, day)).toISOString().slice(0, 10);
}
