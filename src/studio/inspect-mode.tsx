import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { base } from "./preview-sheet.ts";
import { findTokenUses, type TokenUse } from "./token-uses.ts";

type InspectModeProps = {
  /** Called with the tokens of the element that was pressed. */
  onInspect: (uses: readonly TokenUse[]) => void;
  onCancel: () => void;
};

/**
 * While this is shown, the page does not answer presses: what is pressed names its tokens. By keyboard, Tab goes through the
 * page as ever, and Enter names the tokens of what has focus. Escape ends it.
 */
export function InspectMode({ onInspect, onCancel }: InspectModeProps) {
  const [box, setBox] = useState<DOMRect>();
  useEffect(() => {
    const isOutside = (target: EventTarget | null): target is Element =>
      target instanceof Element && !target.closest("#studio") && target !== document.documentElement;
    const outline = ({ target }: Event) => setBox(isOutside(target) ? target.getBoundingClientRect() : undefined);
    const hold = (event: Event) => {
      if (!isOutside(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const take = (event: Event) => {
      const { target } = event;
      if (!isOutside(target)) return;
      hold(event);
      onInspect(findTokenUses(target, base));
    };
    const keys = (event: KeyboardEvent) => {
      if (event.key === "Escape") onCancel();
      else if (event.key === "Enter") take(event);
    };
    const options = { capture: true };
    const held = ["pointerdown", "mousedown", "mouseup", "pointerup", "contextmenu"] as const;
    document.addEventListener("pointermove", outline, options);
    document.addEventListener("focusin", outline, options);
    document.addEventListener("click", take, options);
    document.addEventListener("keydown", keys, options);
    for (const type of held) document.addEventListener(type, hold, options);
    return () => {
      document.removeEventListener("pointermove", outline, options);
      document.removeEventListener("focusin", outline, options);
      document.removeEventListener("click", take, options);
      document.removeEventListener("keydown", keys, options);
      for (const type of held) document.removeEventListener(type, hold, options);
    };
  }, [onInspect, onCancel]);
  return createPortal(
    <>
      <p role="status" className="sr-only">
        Press something on the page, or go to it with Tab and press Enter. Escape ends.
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
