import { type KeyboardEvent, useRef } from "react";

const PAGE = 10;
/** The key that moves one option in the same direction. */
const STEPS: Record<string, string> = { PageUp: "ArrowUp", PageDown: "ArrowDown" };

/**
 * In a Combobox of Headless UI 2.2.10, Home, End, Page Up and Page Down jump to the ends of the list, and a held Enter picks
 * and then submits: https://github.com/tailwindlabs/headlessui/issues/1635. With this as the field's `onKeyDownCapture`,
 * Home and End move the caret, Page Up and Page Down move ten options, and Enter acts once.
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
  // Most options are not rendered, so none can be focused directly. React batches the ten steps.
  for (let count = 0; count < PAGE; count++) {
    target.dispatchEvent(new KeyboardEvent("keydown", { key: step, bubbles: true, cancelable: true }));
  }
}

/**
 * In an open Combobox of Headless UI 2.2.10, Tab picks the active option, even if it is just the first or a hovered one
 * (intended: https://github.com/tailwindlabs/headlessui/issues/2017). With this, Tab picks only an option reached by arrow
 * keys; otherwise it closes the list.
 * Test: "useComboboxTabKey" in tests/components/workarounds.test.tsx.
 * @param picks whether Tab picks the active option anyway, as after typing a search
 * @returns handlers and an attribute for the element around field and list
 */
export function useComboboxTabKey(picks = false) {
  const went = useRef(false);
  const forget = () => {
    went.current = false;
  };
  return {
    // Read from the page, since the key itself may have changed it.
    "data-picks": picks || undefined,
    onKeyDownCapture: ({ key, target, currentTarget }: KeyboardEvent) => {
      if (key === "ArrowDown" || key === "ArrowUp") went.current = true;
      const isOpen = (target as HTMLElement).hasAttribute("data-open");
      if (key !== "Tab" || !isOpen || currentTarget.hasAttribute("data-picks") || went.current) return;
      target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    },
    onInputCapture: forget,
    onPointerMoveCapture: forget,
  };
}
