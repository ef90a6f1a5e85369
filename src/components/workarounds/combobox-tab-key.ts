import { type KeyboardEvent, useRef } from "react";

/**
 * In an open Combobox of Headless UI 2.2.10, Tab picks the active option, even if it is just the first or a hovered one
 * (intended: https://github.com/tailwindlabs/headlessui/issues/2017). With this, Tab picks only an option reached by arrow
 * keys; otherwise it closes the list.
 * Test: "combobox-tab-key" in tests/components/workarounds.test.tsx.
 * @param picks whether Tab picks the active option anyway, as after typing a search
 * @returns handlers for the element around field and list
 */
export function useComboboxTabKey(picks = false) {
  const went = useRef(false);
  const forget = () => {
    went.current = false;
  };
  return {
    onKeyDownCapture: ({ key, target }: KeyboardEvent) => {
      if (key === "ArrowDown" || key === "ArrowUp") went.current = true;
      const isOpen = (target as HTMLElement).dataset.open !== undefined;
      if (key !== "Tab" || !isOpen || picks || went.current) return;
      target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    },
    onInputCapture: forget,
    onPointerMoveCapture: forget,
  };
}
