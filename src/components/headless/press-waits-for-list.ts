import type { PointerEvent } from "react";
import { afterPaint } from "#lib/after-paint.ts";

/**
 * Headless UI 2.2.10 makes a list inside the press that opens it (since 2.2.2), so a slow machine shows no answer for a
 * tenth of a second: https://github.com/tailwindlabs/headlessui/pull/3689. With this as its `onPointerDownCapture` the
 * trigger looks open in the very next frame, and its list is made once that frame is painted.
 * Test: "press-waits-for-list" in tests/components/headless.test.tsx.
 */
export function openAfterPaint(event: PointerEvent<HTMLElement>): void {
  const trigger = event.currentTarget;
  // Ignore our own press from below, a press that closes, and touch, which opens the list on release.
  const isPassedOn = !event.nativeEvent.isTrusted || trigger.ariaExpanded === "true" || event.pointerType !== "mouse";
  if (isPassedOn || event.button !== 0 || trigger.matches(":disabled, [data-disabled]")) return;
  // The browser would give focus to the trigger, and the list is about to take it.
  event.preventDefault();
  event.stopPropagation();
  // Headless UI sets the same attribute a moment later.
  trigger.dataset.open = "";
  // Headless UI also opens on the click that follows, unless it knows of a mouse press before that click. A press of the
  // middle button tells it of the mouse and does nothing else.
  trigger.dispatchEvent(new window.PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse", button: 1 }));
  pressAfterPaint(trigger);
}

/**
 * Presses a closed trigger as a mouse would, once the frame that is under way is painted. A click in a searchable field
 * opens the list in this way: Headless UI's own `immediate` would open it at every focus, Tab's included
 * (https://github.com/tailwindlabs/headlessui/issues/1501).
 */
export function pressAfterPaint(trigger: HTMLElement | null): void {
  const press = new window.PointerEvent("pointerdown", { bubbles: true, cancelable: true, pointerType: "mouse" });
  afterPaint(() => {
    if (trigger?.ariaExpanded !== "true") trigger?.dispatchEvent(press);
  });
}
