import type { KeyboardEvent } from "react";

const mirrored: Record<string, string> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** To be called for every key on its way to a TabList: Headless UI 2.2 takes the right arrow for "on" in any direction. */
export function mirrorTabKeys(event: KeyboardEvent<HTMLElement>): void {
  const key = mirrored[event.key];
  // The mirrored key passes here, too.
  if (!key || !event.isTrusted || getComputedStyle(event.currentTarget).direction !== "rtl") return;
  event.preventDefault();
  event.stopPropagation();
  event.target.dispatchEvent(new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}
