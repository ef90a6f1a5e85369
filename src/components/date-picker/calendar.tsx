import clsx from "clsx";
import { useId, useLayoutEffect, useRef } from "react";
import { Icon } from "#components/icon/icon.tsx";
import { dateAfterKey, periodOf } from "./calendar-cells.ts";
import { CalendarGrid } from "./calendar-grid.tsx";
import { datePickerClasses as classes } from "./date-picker.classes.ts";
import { type CalendarProps, useCalendar } from "./use-calendar.ts";

const above = { year: "year", month: "year", day: "month" } as const;
/** For the labels of Previous and Next. */
const pages = { year: "years", month: "year", day: "month" } as const;

/** Asks for year, month and day in turn. The heading leads back. */
export function Calendar(props: CalendarProps) {
  const id = useId();
  const calendar = useCalendar(props);
  const { view, cursor, today, names, range, keep, goTo } = calendar;
  if (range.first > range.last) return <EmptyRange takesFocus={calendar.takesFocus} />;
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
        calendar={calendar}
        labelledBy={id}
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
