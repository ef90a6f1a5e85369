import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { base } from "./preview-sheet.ts";
import { findTokenUses, type TokenUse } from "./token-uses.ts";

type InspectModeProps = {
  onInspect: (uses: readonly TokenUse[]) => void;
  onCancel: () => void;
};

/** Turns a click on the page, or Enter on the focused element, into a list of its tokens. The page itself does not react. */
export function InspectMode({ onInspect, onCancel }: InspectModeProps) {
  const [box, setBox] = useState<DOMRect>();
  useEffect(() => {
    const isOutside = (target: EventTarget | null): target is Element =>
      target instanceof Element && !target.closest("#studio") && target !== document.documentElement;
    const outline = ({ target }: Event) => setBox(isOutside(target) ? target.getBoundingClientRect() : undefined);
    const block = (event: Event) => {
      if (!isOutside(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const inspect = (event: Event) => {
      const { target } = event;
      if (!isOutside(target)) return;
      block(event);
      onInspect(findTokenUses(target, base));
    };
    const keys = (event: KeyboardEvent) => {
      if (event.key === "Escape") onCancel();
      else if (event.key === "Enter") inspect(event);
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener("pointermove", outline, options);
    document.addEventListener("focusin", outline, options);
    document.addEventListener("click", inspect, options);
    document.addEventListener("keydown", keys, options);
    for (const type of ["pointerdown", "mousedown", "mouseup", "pointerup", "contextmenu"])
      document.addEventListener(type, block, options);
    return () => listeners.abort();
  }, [onInspect, onCancel]);
  return createPortal(
    <>
      <p role="status" className="sr-only">
        Click anything on the page, or Tab to it and press Enter. Esc cancels.
      </p>
      {box && (
        <i
          aria-hidden="true"
          style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
          className="studio-outline pointer-events-none fixed"
        />
      )}
    </>,
    document.getElementById("studio") as HTMLElement,
  );
}
