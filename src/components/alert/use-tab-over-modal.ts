import { type RefObject, useEffect } from "react";

/** Lets Tab move between a modal, which traps focus, and an element above it. */
export function useTabOverModal(over: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const goOn = (event: KeyboardEvent) => {
      if (event.key !== "Tab" || event.defaultPrevented) return;
      const inModal = tabbableIn(document.querySelector("[aria-modal=true]"));
      const stops = [...inModal, ...tabbableIn(over.current)];
      const from = stops.indexOf(document.activeElement as HTMLElement);
      if (inModal.length === 0 || from < 0) return;
      const to = (from + (event.shiftKey ? -1 : 1) + stops.length) % stops.length;
      const isInModal = (place: number) => place < inModal.length;
      // The browser moves focus within either of them.
      if (isInModal(from) === isInModal(to)) return;
      event.preventDefault();
      stops[to]?.focus();
    };
    document.addEventListener("keydown", goOn);
    return () => document.removeEventListener("keydown", goOn);
  }, [over]);
}

function tabbableIn(element: Element | null): HTMLElement[] {
  const all = element?.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]");
  return [...(all ?? [])].filter((stop) => stop.tabIndex >= 0 && !stop.matches(":disabled") && stop.checkVisibility());
}
