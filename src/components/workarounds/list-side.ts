import { type RefObject, useLayoutEffect, useState } from "react";

type Side = "top" | "bottom";

/** Props for the panel of a Listbox or Combobox, which opens upward when less than 300 px is left below. */
export function useListPanel(open: boolean, control: RefObject<HTMLElement | null>) {
  const { side, direction, width } = useListSide(open, control, 300);
  return {
    // Numbers: for strings, its defaults, Headless UI 2.2.10 calls getComputedStyle in every frame:
    // https://github.com/tailwindlabs/headlessui/blob/@headlessui/react@v2.2.10/packages/@headlessui-react/src/internal/floating.tsx#L474
    anchor: { to: `${side} start`, gap: 0, offset: 0, padding: 0 },
    // A modal list would hide even its own label from assistive technology.
    modal: false,
    dir: direction,
    style: { width },
  } as const;
}

/**
 * Headless UI 2.2.10 flips a list only when it overflows, so a short one stays below with 125 px left, and its
 * `--button-width` is 0 px in the first frame, in which the list scrolls to the active option. No known issue:
 * https://github.com/tailwindlabs/headlessui/blob/@headlessui/react@v2.2.10/packages/@headlessui-react/src/internal/floating.tsx#L237
 * https://github.com/tailwindlabs/headlessui/blob/@headlessui/react@v2.2.10/packages/@headlessui-react/src/hooks/use-element-size.ts#L12
 * Test: "list-side" in tests/components/workarounds.test.tsx.
 * @returns the side with at least `room` px, or else the larger; the control's writing direction, which a portal does not
 *   inherit; and its width in px
 */
function useListSide(open: boolean, control: RefObject<HTMLElement | null>, room: number) {
  const [side, setSide] = useState<Side>("bottom");
  const [direction, setDirection] = useState<string>();
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!open) return;
    const measure = () => {
      if (!control.current) return;
      const { top, bottom, width } = control.current.getBoundingClientRect();
      setSide(pickSide(top, document.documentElement.clientHeight - bottom, room));
      setDirection(getComputedStyle(control.current).direction);
      setWidth(width);
    };
    measure();
    const listening = new AbortController();
    const { signal } = listening;
    // Captured: any scroller around the control moves it.
    window.addEventListener("scroll", measure, { capture: true, passive: true, signal });
    window.addEventListener("resize", measure, { signal });
    return () => listening.abort();
  }, [open, control, room]);
  return { side, direction, width };
}

/** @param above, below, room all in px */
export function pickSide(above: number, below: number, room: number): Side {
  if (below >= room) return "bottom";
  if (above >= room) return "top";
  return above > below ? "top" : "bottom";
}
