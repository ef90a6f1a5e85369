import { type MouseEvent, useLayoutEffect, useRef } from "react";

/**
 * Props for Headless UI's Dialog, which the second press of the double click that opened it would close again: it lands
 * outside the panel. On something in the panel it would take focus there.
 */
export function useOpeningPress(open: boolean, onClose: () => void) {
  /** A press has begun in the dialog: from then on a double click is one of its own. */
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
      // It may be let go outside the dialog, outside the window even.
      window.addEventListener("mouseup", end, { once: true });
    },
  };
}
