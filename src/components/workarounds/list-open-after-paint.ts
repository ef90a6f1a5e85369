import type { PointerEvent } from "react";
import { afterPaint } from "#lib/after-paint.ts";

/**
 * Headless UI 2.2.10 makes a list in the press that opens it, and a slow machine shows no answer for a tenth of a second:
 * https://github.com/tailwindlabs/headlessui/pull/3689. With this as `onPointerDownCapture` the trigger looks open in the
 * next frame, and the list is made after that frame.
 * Test: "list-open-after-paint" in tests/components/workarounds.test.tsx.
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
  // Headless UI opens on the click that follows, too, unless a mouse was pressed. The middle button is a press, and no more.
  trigger.dispatchEvent(new window.PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse", button: 1 }));
  pressAfterPaint(trigger);
}

/**
 * Presses a closed trigger as a mouse would, once the frame under way is painted. For a click in a field, too: Headless
 * UI's `immediate` would open at every focus, Tab's included (https://github.com/tailwindlabs/headlessui/issues/1501).
 */
export function pressAfterPaint(trigger: HTMLElement | null): void {
  const press = new window.PointerEvent("pointerdown", { bubbles: true, cancelable: true, pointerType: "mouse" });
  afterPaint(() => {
    if (trigger?.ariaExpanded !== "true") trigger?.dispatchEvent(press);
  });
}
