import type { KeyboardEvent } from "react";

const mirrored: Record<string, string> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/**
 * A TabList's `onKeyDownCapture`: the tabs of Headless UI 2.2.10 ignore right-to-left direction,
 * https://github.com/tailwindlabs/headlessui/issues/3020.
 * Test: "tab-keys" in tests/components/workarounds.test.tsx.
 */
export function mirrorTabKeys(event: KeyboardEvent<HTMLElement>): void {
  const key = mirrored[event.key];
  // The mirrored event passes here too, but is not trusted.
  if (!key || !event.isTrusted || getComputedStyle(event.currentTarget).direction !== "rtl") return;
  event.preventDefault();
  event.stopPropagation();
  event.target.dispatchEvent(new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}
