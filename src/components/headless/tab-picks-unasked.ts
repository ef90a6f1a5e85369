import { type KeyboardEvent, useRef } from "react";

/**
 * What Tab does in an open combobox: it picks the option that the arrow keys went to, and otherwise closes the list
 * as Escape does and goes on. Headless UI picks what is active: the first option too, which nobody asked for, and one
 * that a pointer rests on.
 * @param picks whether Tab picks the active option without an arrow key, as when a text was typed to find it
 * @returns handlers for what holds the field and its list
 */
export function useTabKey(picks = false) {
  const went = useRef(false);
  const forget = () => {
    went.current = false;
  };
  return {
    onKeyDownCapture: ({ key, target }: KeyboardEvent) => {
      if (key === "ArrowDown" || key === "ArrowUp") went.current = true;
      const isOpen = (target as HTMLElement).ariaExpanded === "true";
      if (key !== "Tab" || !isOpen || picks || went.current) return;
      target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    },
    onInputCapture: forget,
    onPointerMoveCapture: forget,
  };
}
