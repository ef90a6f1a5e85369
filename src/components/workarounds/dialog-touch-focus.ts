import type { FocusEvent } from "react";

/**
 * With a coarse pointer, Headless UI 2.2.10 moves focus from inside a Dialog to the Dialog itself:
 * https://github.com/tailwindlabs/headlessui/issues/3804. With this as its `onFocus`, focus returns at once.
 * Test: "dialog-touch-focus" in tests/components/workarounds.test.tsx.
 */
export function keepFocusInside({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget && currentTarget.contains(relatedTarget)) (relatedTarget as HTMLElement).focus();
}
