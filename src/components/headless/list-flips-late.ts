import { type RefObject, useLayoutEffect, useState } from "react";

type Side = "top" | "bottom";
type Place = { side: Side; direction: "ltr" | "rtl"; width: number };

/**
 * The side of a control on which its list opens: below while at least `room` px remain there, else above; where both
 * are short, the larger. Headless UI turns a list over only when it overflows, so a short one would stay below with
 * 125 px left. With it come the control's writing direction, which a list at the end of the body does not inherit, and
 * its width in px, which Headless UI knows a frame late: opened for the first time a list would be 0 px wide, and
 * scroll to where the active option stands in that.
 */
export function useSide(open: boolean, control: RefObject<HTMLElement | null>, room: number): Place {
  const [place, setPlace] = useState<Place>({ side: "bottom", direction: "ltr", width: 0 });
  useLayoutEffect(() => {
    if (!open) return;
    const measure = () => {
      if (!control.current) return;
      const { top, bottom, width } = control.current.getBoundingClientRect();
      const side = pickSide(top, document.documentElement.clientHeight - bottom, room);
      const direction = getComputedStyle(control.current).direction === "rtl" ? "rtl" : "ltr";
      setPlace((before) =>
        before.side === side && before.direction === direction && before.width === width
          ? before
          : { side, direction, width },
      );
    };
    measure();
    // Captured: any scroller around the control moves it.
    window.addEventListener("scroll", measure, { capture: true, passive: true });
    window.addEventListener("resize", measure);
    return () => {
      window.removeEventListener("scroll", measure, { capture: true });
      window.removeEventListener("resize", measure);
    };
  }, [open, control, room]);
  return place;
}

/** All in px. */
export function pickSide(above: number, below: number, room: number): Side {
  if (below >= room) return "bottom";
  if (above >= room) return "top";
  return above > below ? "top" : "bottom";
}
