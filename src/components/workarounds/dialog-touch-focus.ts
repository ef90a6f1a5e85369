import type { FocusEvent } from "react";

/**
 * Where the pointer is a finger, Headless UI 2.2.10 takes focus from what has it in a Dialog to the Dialog itself:
 * https://github.com/tailwindlabs/headlessui/issues/3804. With this as the Dialog's `onFocus` focus goes straight back.
 * Test: "dialog-touch-focus" in tests/components/workarounds.test.tsx.
 */
export function keepFocusInside({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget && currentTarget.contains(relatedTarget)) (relatedTarget as HTMLElement).focus();
}
