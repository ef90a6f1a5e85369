import type { PointerEvent } from "react";
import { afterPaint } from "#lib/after-paint.ts";

/**
 * Headless UI 2.2.10 renders a list within the press that opens it, which takes a slow machine a tenth of a second:
 * https://github.com/tailwindlabs/headlessui/pull/3689. With this as `onPointerDownCapture` the trigger looks open in the
 * next frame, and the list is rendered after that.
 * Test: "list-open-after-paint" in tests/components/workarounds.test.tsx.
 */
export function openAfterPaint(event: PointerEvent<HTMLElement>): void {
  const trigger = event.currentTarget;
  // Not our own press from below, a press that closes, or touch, which opens the list on release.
  const isPassedOn = !event.nativeEvent.isTrusted || trigger.ariaExpanded === "true" || event.pointerType !== "mouse";
  if (isPassedOn || event.button !== 0 || trigger.matches(":disabled, [data-disabled]")) return;
  // The list, not the trigger, takes focus.
  event.preventDefault();
  event.stopPropagation();
  trigger.dataset.open = "";
  // Without a mouse press, Headless UI would also open on the click that follows. The middle button does nothing else.
  trigger.dispatchEvent(new window.PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse", button: 1 }));
  pressAfterPaint(trigger);
}

/**
 * Presses a closed trigger after the next paint. Also for clicks in a field, since Headless UI's `immediate` would open on
 * every focus: https://github.com/tailwindlabs/headlessui/issues/1501.
 */
export function pressAfterPaint(trigger: HTMLElement | null): void {
  const press = new window.PointerEvent("pointerdown", { bubbles: true, cancelable: true, pointerType: "mouse" });
  afterPaint(() => {
    if (trigger?.ariaExpanded !== "true") trigger?.dispatchEvent(press);
  });
}
