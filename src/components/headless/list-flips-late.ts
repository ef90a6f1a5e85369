import { type RefObject, useLayoutEffect, useState } from "react";

type Side = "top" | "bottom";
type Place = { side: Side; direction: "ltr" | "rtl"; width: number };

/**
 * Headless UI 2.2.10 turns a list over only when the list overflows, so a short one stays below with 125 px left, and its
 * `--button-width` is 0 px in the first frame, in which the list scrolls to the active option. No issue is known:
 * https://github.com/tailwindlabs/headlessui/blob/@headlessui/react@v2.2.10/packages/@headlessui-react/src/internal/floating.tsx#L237
 * https://github.com/tailwindlabs/headlessui/blob/@headlessui/react@v2.2.10/packages/@headlessui-react/src/hooks/use-element-size.ts#L12
 * Test: "list-flips-late" in tests/components/headless.test.tsx.
 * @returns the side on which a control's list opens: below while at least `room` px remain there, else above, and the
 *   larger where both are short; the control's writing direction, which a list at the end of the body does not inherit;
 *   and the control's width in px
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
    // Captured, since any scroller around the control moves it.
    window.addEventListener("scroll", measure, { capture: true, passive: true });
    window.addEventListener("resize", measure);
    return () => {
      window.removeEventListener("scroll", measure, { capture: true });
      window.removeEventListener("resize", measure);
    };
  }, [open, control, room]);
  return place;
}

/** @param above, below, room all in px */
export function pickSide(above: number, below: number, room: number): Side {
  if (below >= room) return "bottom";
  if (above >= room) return "top";
  return above > below ? "top" : "bottom";
}
