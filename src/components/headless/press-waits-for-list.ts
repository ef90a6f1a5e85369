import type { PointerEvent } from "react";
import { afterPaint } from "#lib/after-paint.ts";

/**
 * For a trigger's `onPointerDownCapture`: the trigger looks open in the very next frame, and its list is made once that
 * frame is painted. Headless UI makes the list inside the press, and on a slow machine nothing would answer for a
 * tenth of a second.
 */
export function openAfterPaint(event: PointerEvent<HTMLElement>): void {
  const trigger = event.currentTarget;
  // The press made below; one that closes; a finger, which opens on release.
  const isPassedOn = !event.nativeEvent.isTrusted || trigger.ariaExpanded === "true" || event.pointerType !== "mouse";
  if (isPassedOn || event.button !== 0 || trigger.matches(":disabled, [data-disabled]")) return;
  // The browser would give the trigger focus, which the list is about to take.
  event.preventDefault();
  event.stopPropagation();
  // What Headless UI sets a moment later.
  trigger.dataset.open = "";
  // Headless UI opens on a click too, unless a mouse was pressed before it. Of the middle button it only notes that.
  trigger.dispatchEvent(new window.PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse", button: 1 }));
  pressAfterPaint(trigger);
}

/** Presses a closed trigger as a mouse would, once the frame that is under way is painted. */
export function pressAfterPaint(trigger: HTMLElement | null): void {
  const press = new window.PointerEvent("pointerdown", { bubbles: true, cancelable: true, pointerType: "mouse" });
  afterPaint(() => {
    if (trigger?.ariaExpanded !== "true") trigger?.dispatchEvent(press);
  });
}
