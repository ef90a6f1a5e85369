import { addDays, addMonths, type CivilDate, type DateRange, isDate, partsOf, weekdayOf } from "./civil-date.ts";

export type View = "year" | "month" | "day";

/** Years offered before and after the current one. */
const YEARS = 20;

const COLUMNS = { year: 4, month: 3, day: 7 } as const;

/** Characters of a date that give its year, month or day. */
const LENGTH = { year: 4, month: 7, day: 10 } as const;

/** The date's year, month or day, as comparable text. */
export function periodOf(view: View, date: CivilDate): string {
  return date.slice(0, LENGTH[view]);
}

export function isOutOf({ first, last }: DateRange, view: View, date: CivilDate): boolean {
  const period = periodOf(view, date);
  return period < periodOf(view, first) || period > periodOf(view, last);
}

/** The years around today, narrowed by valid `min` and `max`. Empty when the first day comes after the last. */
export function rangeAround(today: CivilDate, min = "", max = ""): DateRange {
  const [year] = partsOf(today);
  const from = `${year - YEARS}-01-01`;
  const to = `${year + YEARS}-12-31`;
  return { first: isDate(min) && min > from ? min : from, last: isDate(max) && max < to ? max : to };
}

/**
 * The rows of a view. Each cell is the date the cursor moves to: in years and months, the same day or the month's last.
 * @param firstWeekday 1 for Monday to 7 for Sunday
 */
export function cellsOf(view: View, cursor: CivilDate, today: CivilDate, firstWeekday: number): CivilDate[][] {
  const [year, month, day] = partsOf(cursor);
  if (view === "year") {
    const start = partsOf(today)[0] - YEARS - year;
    return grid(2 * YEARS + 1, COLUMNS.year, (index) => addMonths(cursor, 12 * (start + index)));
  }
  if (view === "month") return grid(12, COLUMNS.month, (index) => addMonths(cursor, index + 1 - month));
  const first = addDays(cursor, 1 - day);
  const before = (weekdayOf(first) - firstWeekday + 7) % 7;
  // Always six weeks, so that the grid keeps its height.
  return grid(42, COLUMNS.day, (index) => addDays(first, index - before));
}

function grid(count: number, columns: number, cell: (index: number) => CivilDate): CivilDate[][] {
  return Array.from({ length: Math.ceil(count / columns) }, (_, row) =>
    Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => cell(row * columns + column)),
  );
}

type Layout = {
  today: CivilDate;
  /** 1 for Monday to 7 for Sunday. */
  firstWeekday: number;
  rtl: boolean;
};

/** Page length without and with Shift: in months for days and months, in years for years. */
const PAGE = { day: [1, 12], month: [12, 120], year: [4 * COLUMNS.year, 2 * YEARS + 1] } as const;

/** The date a key leads to in the WAI-ARIA date picker dialog, possibly out of range. Undefined for other keys. */
export function dateAfterKey(
  view: View,
  cursor: CivilDate,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { today, firstWeekday, rtl }: Layout,
): CivilDate | undefined {
  const columns = COLUMNS[view];
  const [year, month] = partsOf(cursor);
  const place = year - partsOf(today)[0] + YEARS;
  const column = {
    year: place % columns,
    month: (month - 1) % columns,
    day: (weekdayOf(cursor) - firstWeekday + 7) % columns,
  }[view];
  const by = (count: number) => {
    if (view === "day") return addDays(cursor, count);
    if (view === "month") return addMonths(cursor, count);
    // Clamped here, so that month and day stay.
    return addMonths(cursor, 12 * Math.min(Math.max(count, -place), 2 * YEARS - place));
  };
  const page = PAGE[view][shiftKey ? 1 : 0];
  const pageBy = (count: number) => (view === "year" ? by(count) : addMonths(cursor, count));
  const moves: Record<string, CivilDate> = {
    ArrowLeft: by(rtl ? 1 : -1),
    ArrowRight: by(rtl ? -1 : 1),
    ArrowUp: by(-columns),
    ArrowDown: by(columns),
    Home: by(-column),
    End: by(columns - 1 - column),
    PageUp: pageBy(-page),
    PageDown: pageBy(page),
  };
  return moves[key];
}
