import { type KeyboardEvent, useRef } from "react";

/**
 * In an open Combobox of Headless UI 2.2.10 Tab picks whatever is active: the first option that nobody asked for, or one
 * that the pointer rests on. The authors want it so: https://github.com/tailwindlabs/headlessui/issues/2017. With this
 * Tab picks the option that the arrow keys went to. Otherwise Tab closes the list as Escape does, and goes on.
 * Test: "combobox-tab-key" in tests/components/workarounds.test.tsx.
 * @param picks whether Tab picks the active option without an arrow key, as when a text was typed to find it
 * @returns handlers for what holds the field and its list
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
