import type { KeyboardEvent } from "react";

const PAGE = 10;
/** The key that goes one option in the same direction. */
const STEPS: Record<string, string> = { PageUp: "ArrowUp", PageDown: "ArrowDown" };

/**
 * Keys that Headless UI takes for the ends of the list, caught before it sees them. In a field Home and End belong to
 * the caret. Page Up and Page Down go ten options, no further than the end; those that cannot be chosen do not count.
 * With Control, Shift or Alt, and while the list is closed, all of them stay the browser's. Enter held down chooses
 * once, and does not send the form as well.
 */
export function catchSearchKeys(event: KeyboardEvent<HTMLElement>, open: boolean): void {
  const { key, target } = event;
  if (key === "Enter" && event.repeat) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const step = STEPS[key];
  if (!step && key !== "Home" && key !== "End") return;
  event.stopPropagation();
  if (!step || !open || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  event.preventDefault();
  // Most options are not in the page, so there is none to point at. React renders the ten steps as one.
  for (let count = 0; count < PAGE; count++) {
    target.dispatchEvent(new KeyboardEvent("keydown", { key: step, bubbles: true, cancelable: true }));
  }
}
