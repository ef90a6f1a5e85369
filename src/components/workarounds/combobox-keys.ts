import type { KeyboardEvent } from "react";

const PAGE = 10;
/** The key that goes one option in the same direction. */
const STEPS: Record<string, string> = { PageUp: "ArrowUp", PageDown: "ArrowDown" };

/**
 * The Combobox of Headless UI 2.2.10 takes Home, End, Page Up and Page Down for the ends of its list, and picks and then
 * submits while Enter is held: https://github.com/tailwindlabs/headlessui/issues/1635. With this as the field's
 * `onKeyDownCapture` Home and End move the caret. Page Up and Page Down go ten options, stop at the ends, and skip what
 * cannot be chosen. In a closed list, or with Control, Shift or Alt, all four are the browser's. Enter acts once.
 * Test: "combobox-keys" in tests/components/workarounds.test.tsx.
 */
export function handleComboboxKeys(event: KeyboardEvent<HTMLElement>, open: boolean): void {
  const { key, target } = event;
  const isHeld = key === "Enter" && event.repeat;
  const step = STEPS[key];
  if (!step && !isHeld && key !== "Home" && key !== "End") return;
  event.stopPropagation();
  if (isHeld) event.preventDefault();
  if (!step || !open || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  event.preventDefault();
  // Most options are not in the page, so none can be pointed at. React renders the ten steps as one.
  for (let count = 0; count < PAGE; count++) {
    target.dispatchEvent(new KeyboardEvent("keydown", { key: step, bubbles: true, cancelable: true }));
  }
}
