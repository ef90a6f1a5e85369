import type { KeyboardEvent } from "react";

const mirrored: Record<string, string> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/**
 * Tabs of Headless UI 2.2.10 take the right arrow for "next" from right to left as well:
 * https://github.com/tailwindlabs/headlessui/issues/3020. This is a TabList's `onKeyDownCapture`.
 * Test: "tab-keys" in tests/components/workarounds.test.tsx.
 */
export function mirrorTabKeys(event: KeyboardEvent<HTMLElement>): void {
  const key = mirrored[event.key];
  // The mirrored key comes through here as well, and is not trusted.
  if (!key || !event.isTrusted || getComputedStyle(event.currentTarget).direction !== "rtl") return;
  event.preventDefault();
  event.stopPropagation();
  event.target.dispatchEvent(new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}
