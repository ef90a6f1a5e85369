import { type PointerEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";

/** A finger that rests this long, in ms, asks for the tooltip instead of the click. */
const LONG_PRESS = 500;
/** Within this time after one closed, in ms, the next opens at once: the visitor is reading along a row. */
const WARM = 300;
/** Time to get from the control to the tip, in ms. */
const GRACE = 100;

/** The one tooltip that is open on the page, and when the last one closed. */
const page = { close: null as (() => void) | null, closedAt: Number.NEGATIVE_INFINITY };

/**
 * When a tooltip is open. Spread `anchorProps` on what surrounds the control, `tipProps` on the tip.
 * @param delay ms from pointing to showing
 */
export function useTooltip(delay: number) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);

  const after = (ms: number, action: () => void) => {
    clearTimeout(timer.current);
    if (ms > 0) timer.current = setTimeout(action, ms);
    else action();
  };
  const close = useRef(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }).current;
  const show = () => {
    if (page.close !== close) page.close?.();
    page.close = close;
    setOpen(true);
  };

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Only the tip goes: a modal beneath it listens for the same key.
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener("keydown", onEscape, { capture: true });
    return () => {
      document.removeEventListener("keydown", onEscape, { capture: true });
      page.closedAt = performance.now();
      if (page.close === close) page.close = null;
    };
  }, [open, close]);
  useEffect(() => close, [close]);

  const warm = () => page.close !== null || performance.now() - page.closedAt < WARM;
  return {
    open,
    anchorProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== "touch") after(warm() ? 0 : delay, show);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== "touch") after(GRACE, close);
        else clearTimeout(timer.current);
      },
      onPointerDown: (event: PointerEvent) => {
        held.current = false;
        if (event.pointerType !== "touch") return close();
        after(LONG_PRESS, () => {
          held.current = true;
          show();
        });
      },
      onPointerUp: (event: PointerEvent) => {
        if (event.pointerType === "touch" && !held.current) clearTimeout(timer.current);
      },
      onPointerCancel: () => clearTimeout(timer.current),
      // The press was for the tip. The system's own menu for a long press would cover it.
      onClickCapture: (event: SyntheticEvent) => {
        if (!held.current) return;
        held.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onContextMenu: (event: SyntheticEvent) => {
        if (held.current) event.preventDefault();
      },
      onFocus: (event: SyntheticEvent) => {
        if ((event.target as Element).matches(":focus-visible")) after(0, show);
      },
      onBlur: () => after(0, close),
    },
    /** The tip can be pointed at, to be read under magnification. */
    tipProps: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: () => after(GRACE, close),
    },
  };
}
