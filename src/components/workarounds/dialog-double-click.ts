import { type MouseEvent, useLayoutEffect, useRef } from "react";

/**
 * A double click that opens a Dialog of Headless UI 2.2.10 closes it again: the second press lands outside the panel. On
 * something in the panel that press would take focus there. No issue is known, the nearest is
 * https://github.com/tailwindlabs/headlessui/issues/3565.
 * Test: "dialog-double-click" in tests/components/workarounds.test.tsx.
 * @returns props for the Dialog
 */
export function useDialogDoubleClick(open: boolean, onClose: () => void) {
  /** Whether a press has begun in the dialog. From then on a double click is one of its own. */
  const hasPress = useRef(false);
  const isOpening = useRef(false);
  useLayoutEffect(() => {
    hasPress.current = !open;
  }, [open]);
  return {
    onClose: () => {
      if (!isOpening.current) onClose();
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.detail < 2) hasPress.current = true;
      if (hasPress.current) return;
      event.preventDefault();
      isOpening.current = true;
      const end = () => {
        isOpening.current = false;
      };
      // The button may be released outside the dialog, even outside the window.
      window.addEventListener("mouseup", end, { once: true });
    },
  };
}
