import { type MouseEvent, useLayoutEffect, useRef } from "react";

/**
 * Headless UI 2.2.10: the second click of a double click that opens a Dialog closes it again, or moves focus inside it.
 * No known issue; the nearest is https://github.com/tailwindlabs/headlessui/issues/3565.
 * Test: "dialog-double-click" in tests/components/workarounds.test.tsx.
 * @returns props for the Dialog
 */
export function useDialogDoubleClick(open: boolean, onClose: () => void) {
  /** Whether a press has started in the open dialog; later double clicks are its own. */
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
      // The release may happen outside the dialog or the window.
      window.addEventListener("mouseup", end, { once: true });
    },
  };
}
