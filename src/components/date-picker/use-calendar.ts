import { useState } from "react";
import { isOutOf, rangeAround, type View } from "./calendar-cells.ts";
import { type CivilDate, clampDate } from "./civil-date.ts";
import type { DateNames } from "./date-names.ts";

export type CalendarProps = {
  value: string;
  onChange: (date: CivilDate) => void;
  today: CivilDate;
  min?: CivilDate | undefined;
  max?: CivilDate | undefined;
  names: DateNames;
  /** Default: "year". */
  start?: View;
  /** Default: false. */
  takesFocus?: boolean;
};

const below = { year: "month", month: "day" } as const;

export type CalendarState = ReturnType<typeof useCalendar>;

/** The step of a calendar, and the date of its cursor. `focused`: whether the cursor's cell takes focus. */
export function useCalendar({ start = "year", takesFocus = false, ...props }: CalendarProps) {
  const { value, onChange, today, min, max, names } = props;
  const range = rangeAround(today, min, max);
  const keep = (date: CivilDate) => clampDate(date, range);
  const [place, setPlace] = useState({ view: start, cursor: keep(value || today), focused: takesFocus });
  const goTo = (view: View, date: CivilDate, focused = true) => setPlace({ view, cursor: keep(date), focused });
  const choose = (date: CivilDate) => {
    const { view } = place;
    if (isOutOf(range, view, date)) return;
    if (view === "day") {
      goTo(view, date);
      onChange(date);
    } else goTo(below[view], date);
  };
  return { ...place, value, today, names, range, takesFocus, keep, goTo, choose };
}
