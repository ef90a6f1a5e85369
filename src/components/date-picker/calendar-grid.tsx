// biome-ignore-all lint/a11y/useSemanticElements: years and months have no headers, as a table would need.
// biome-ignore-all lint/a11y/useFocusableInteractive: only cells take focus.
// https://www.w3.org/WAI/ARIA/apg/patterns/grid/
import clsx from "clsx";
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from "react";
import { cellsOf, dateAfterKey, isOutOf, periodOf } from "./calendar-cells.ts";
import type { CivilDate } from "./civil-date.ts";
import { datePickerClasses as classes } from "./date-picker.classes.ts";
import type { CalendarState } from "./use-calendar.ts";

type CalendarGridProps = { calendar: CalendarState; labelledBy: string };

export function CalendarGrid({ calendar, labelledBy }: CalendarGridProps) {
  const { view, cursor, focused, value, today, range, names, goTo, choose } = calendar;
  const well = useRef<HTMLDivElement>(null);
  const active = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell behind the ref changes with the cursor.
  useLayoutEffect(() => {
    // Not scrollIntoView, which would also scroll the page around an inline calendar.
    const centre = () => {
      if (view !== "year" || !well.current || !active.current) return;
      const outer = well.current.getBoundingClientRect();
      const inner = active.current.getBoundingClientRect();
      well.current.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2);
    };
    if (!focused) {
      // Measured with the next frame's layout, since many components mount at the same time.
      const frame = requestAnimationFrame(centre);
      return () => cancelAnimationFrame(frame);
    }
    centre();
    // Without focusVisible, WebKit shows no focus ring after a click. TypeScript 5 does not know it.
    active.current?.focus(byKey.current ? ({ focusVisible: true } as FocusOptions) : undefined);
    return;
  }, [view, cursor, focused]);

  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    byKey.current = true;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const isPress = event.key === "Enter" || event.key === " ";
    const next = dateAfterKey(view, cursor, event, { today, firstWeekday: names.firstWeekday, rtl });
    if (isPress || next) event.preventDefault();
    // Holding Enter would run through all three steps.
    if (isPress && !event.repeat) (event.target as HTMLElement).click();
    else if (next) goTo(view, next);
  };

  // Not on the cells, which take focus.
  const handlers = {
    onKeyDown: keyDown,
    onPointerDown: () => {
      byKey.current = false;
    },
  };
  const pressOf = (date: CivilDate) => ({
    // The double click that opened the calendar must not choose a year.
    onClick: ({ detail }: MouseEvent) => (view !== "year" || detail < 2) && choose(date),
  });

  const text = { year: names.year, month: names.month, day: names.day }[view];
  const name = { year: undefined, month: names.monthOfYear, day: names.dateWithWeekday }[view];
  return (
    // Firefox puts scrollable elements in the tab order.
    <div ref={well} data-scrolls={view === "year" || undefined} tabIndex={-1} className={clsx(classes.well)}>
      <div role="grid" aria-labelledby={labelledBy} lang={names.locale} {...handlers} className={clsx(classes.grid)}>
        {view === "day" && (
          <div role="rowgroup" className="table-header-group">
            <div role="row" className={classes.row}>
              {names.weekdays.map(({ short, long }) => (
                <div key={long} role="columnheader" aria-label={long} className={classes.weekday}>
                  {short}
                </div>
              ))}
            </div>
          </div>
        )}
        <div role="rowgroup" className={classes.rows}>
          {cellsOf(view, cursor, today, names.firstWeekday).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: keyed by place, so that focus stays while the dates change.
            <div key={index} role="row" className={classes.row}>
              {row.map((date, column) => {
                const period = periodOf(view, date);
                const isActive = period === periodOf(view, cursor);
                return (
                  <div
                    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                    key={column}
                    ref={isActive ? active : undefined}
                    role="gridcell"
                    tabIndex={isActive ? 0 : -1}
                    aria-label={name?.(date)}
                    aria-selected={period === periodOf(view, value)}
                    aria-current={period === periodOf(view, today) ? "date" : undefined}
                    aria-disabled={isOutOf(range, view, date) || undefined}
                    data-outside={
                      (view === "day" && periodOf("month", date) !== periodOf("month", cursor)) || undefined
                    }
                    {...pressOf(date)}
                    className={clsx(classes.cell)}
                  >
                    {text(date)}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
