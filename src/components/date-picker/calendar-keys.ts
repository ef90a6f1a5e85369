import { COLUMNS, type View, YEARS } from "./calendar-cells.ts";
import { addDays, addMonths, type CivilDate, partsOf, weekdayOf } from "./civil-date.ts";

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
