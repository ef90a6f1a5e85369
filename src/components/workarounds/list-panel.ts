import { type PointerEvent, type RefObject, useLayoutEffect, useState } from "react";
import { afterPaint } from "#lib/after-paint.ts";

/** Height of a list, in px. */
const ROOM = 300;

/**
 * Props for the panel of a Listbox or Combobox: it opens upward when less than 300 px is left below, or else at the larger side.
 *
 * Headless UI 2.2.10 flips a list only when it overflows, so a short one stays below with 125 px left, and its
 * `--button-width` is 0 px in the first frame, in which the list scrolls to the active option. No known issue:
 * https://github.com/tailwindlabs/headlessui/blob/@headlessui/react@v2.2.10/packages/@headlessui-react/src/internal/floating.tsx#L237
 * https://github.com/tailwindlabs/headlessui/blob/@headlessui/react@v2.2.10/packages/@headlessui-react/src/hooks/use-element-size.ts#L12
 * Test: "list-panel" in tests/components/workarounds.test.tsx.
 */
export function useListPanel(open: boolean, control: RefObject<HTMLElement | null>) {
  const [side, setSide] = useState<"top" | "bottom">("bottom");
  const [direction, setDirection] = useState<string>();
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!open) return;
    const measure = () => {
      if (!control.current) return;
      const { top, bottom, width } = control.current.getBoundingClientRect();
      const below = document.documentElement.clientHeight - bottom;
      setSide(below < ROOM && top > below ? "top" : "bottom");
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
  }, [open, control]);
  return {
    // Numbers: for strings, its defaults, Headless UI 2.2.10 calls getComputedStyle in every frame:
    // https://github.com/tailwindlabs/headlessui/blob/@headlessui/react@v2.2.10/packages/@headlessui-react/src/internal/floating.tsx#L474
    anchor: { to: `${side} start`, gap: 0, offset: 0, padding: 0 },
    // A modal list would hide even its own label from assistive technology.
    modal: false,
    // A portal does not inherit it.
    dir: direction,
    style: { width },
  } as const;
}

/**
 * Headless UI 2.2.10 renders a list within the press that opens it, which takes a slow machine a tenth of a second:
 * https://github.com/tailwindlabs/headlessui/pull/3689. With this as `onPointerDownCapture` the trigger looks open in the
 * next frame, and the list is rendered after that.
 * Test: "openAfterPaint" in tests/components/workarounds.test.tsx.
 */
export function openAfterPaint(event: PointerEvent<HTMLElement>): void {
  const trigger = event.currentTarget;
  // Not our own press from below, a press that closes, or touch, which opens the list on release.
  const isPassedOn = !event.nativeEvent.isTrusted || trigger.ariaExpanded === "true" || event.pointerType !== "mouse";
  if (isPassedOn || event.button !== 0 || trigger.matches(":disabled, [data-disabled]")) return;
  // The list, not the trigger, takes focus.
  event.preventDefault();
  event.stopPropagation();
  trigger.setAttribute("data-open", "");
  // Without a mouse press, Headless UI would also open on the click that follows. The middle button does nothing else.
  trigger.dispatchEvent(new window.PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse", button: 1 }));
  pressAfterPaint(trigger);
}

/**
 * Presses a closed trigger after the next paint. Also for clicks in a field, since Headless UI's `immediate` would open on
 * every focus: https://github.com/tailwindlabs/headlessui/issues/1501.
 */
export function pressAfterPaint(trigger: HTMLElement | null): void {
  const press = new window.PointerEvent("pointerdown", { bubbles: true, cancelable: true, pointerType: "mouse" });
  afterPaint(() => {
    if (trigger?.ariaExpanded !== "true") trigger?.dispatchEvent(press);
  });
}
