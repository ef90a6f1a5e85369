import clsx from "clsx";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "#components/icon/icon.tsx";
import { dateAfterKey, isOutOf, periodOf, rangeAround, type View } from "./calendar-cells.ts";
import { CalendarGrid } from "./calendar-grid.tsx";
import { type CivilDate, clampDate } from "./civil-date.ts";
import type { DateNames } from "./date-names.ts";
import { datePickerClasses as classes } from "./date-picker.classes.ts";

type CalendarProps = {
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

const above = { year: "year", month: "year", day: "month" } as const;
const below = { year: "month", month: "day" } as const;
/** For the labels of Previous and Next. */
const pages = { year: "years", month: "year", day: "month" } as const;

/** Asks for year, month and day in turn. The heading leads back. */
export function Calendar({
  value,
  onChange,
  today,
  min,
  max,
  names,
  start = "year",
  takesFocus = false,
}: CalendarProps) {
  const id = useId();
  const range = rangeAround(today, min, max);
  const keep = (date: CivilDate) => clampDate(date, range);
  const [{ view, cursor, focused }, setPlace] = useState(() => ({
    view: start as View,
    cursor: keep(value || today),
    focused: takesFocus,
  }));
  const goTo = (next: View, date: CivilDate, focused = true) => setPlace({ view: next, cursor: keep(date), focused });
  const choose = (date: CivilDate) => {
    if (isOutOf(range, view, date)) return;
    if (view === "day") {
      goTo(view, date);
      onChange(date);
    } else goTo(below[view], date);
  };

  if (range.first > range.last) return <EmptyRange takesFocus={takesFocus} />;
  const heading = { year: "Year", month: names.year(cursor), day: names.monthAndYear(cursor) }[view];
  return (
    <div className={classes.calendar}>
      <div className={clsx(classes.lid)}>
        {view === "year" ? (
          <span id={id} className={classes.heading}>
            {heading}
          </span>
        ) : (
          <button type="button" onClick={() => goTo(above[view], cursor)} className={clsx(classes.up)}>
            <span id={id} lang={names.locale} className={classes.heading}>
              {heading}
            </span>
            <span className="sr-only">(back to the {above[view]}s)</span>
            <Icon name="chevron" className="size-4 rotate-180" />
          </button>
        )}
        <span className={classes.pager}>
          {(["PageUp", "PageDown"] as const).map((key, index) => {
            const layout = { today, firstWeekday: names.firstWeekday, rtl: false };
            const next = keep(dateAfterKey(view, cursor, { key, shiftKey: false }, layout) ?? cursor);
            const isEnd = periodOf(above[view], next) === periodOf(above[view], cursor);
            return (
              <button
                key={key}
                type="button"
                aria-label={`${index === 0 ? "Previous" : "Next"} ${pages[view]}`}
                aria-disabled={isEnd || undefined}
                onClick={() => !isEnd && goTo(view, next, false)}
                className={clsx(classes.page)}
              >
                <Icon name="chevron" className={clsx("size-5", index === 0 ? classes.previous : classes.next)} />
              </button>
            );
          })}
        </span>
        <span role="status" className="sr-only">
          {heading}: choose a {view}
        </span>
      </div>
      <CalendarGrid
        // A new grid for each step, so that screen readers announce its name.
        key={view}
        view={view}
        cursor={cursor}
        focused={focused}
        chosen={value}
        today={today}
        range={range}
        names={names}
        labelledBy={id}
        onMove={(date) => goTo(view, date)}
        onChoose={choose}
      />
    </div>
  );
}

/** Takes focus so that it is announced. */
function EmptyRange({ takesFocus }: { takesFocus: boolean }) {
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus]);
  return (
    <div className={classes.calendar}>
      <p ref={text} role="status" tabIndex={-1} className={classes.nothing}>
        There are no dates to choose from.
      </p>
    </div>
  );
}
