import {
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";

/** A finger that rests this long, in ms, gets the tooltip instead of a click. */
const LONG_PRESS = 500;
/** Within this time after one tooltip closed, in ms, the next opens at once: the visitor is reading along a row. */
const WARM = 300;
/** Time to get from the control to the tip, in ms. */
const GRACE = 100;

/** The one tooltip that is open on the page, and when the last one closed. */
const page = { close: null as (() => void) | null, closedAt: Number.NEGATIVE_INFINITY };

/** The elements that belong to a tooltip: a press on anything else closes it. */
type Parts = { domReference: RefObject<Element | null>; floating: RefObject<HTMLElement | null> };

/**
 * Opens and closes a tooltip. Spread `anchorProps` on the element around the control, and `tipProps` on the tip.
 * @param delay ms from pointing to showing
 */
export function useTooltip(delay: number, { domReference, floating }: Parts) {
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
    // A long press may end without a click. The next click does not belong to the press.
    held.current = false;
    setOpen(false);
  }).current;
  const show = () => {
    if (page.close !== close) page.close?.();
    page.close = close;
    setOpen(true);
  };

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Only the tip closes. A modal beneath it listens for the same key.
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  // After a long press no pointer leaves the control, and focus may be elsewhere. So a press elsewhere closes the tip.
  const onPress = useEffectEvent(({ target }: Event) => {
    if (!domReference.current?.contains(target as Node) && !isOnTip(target)) close();
  });
  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", onEscape, { capture: true, signal });
    document.addEventListener("pointerdown", onPress, { capture: true, signal });
    return () => {
      listening.abort();
      page.closedAt = performance.now();
      if (page.close === close) page.close = null;
    };
  }, [open, close]);
  useEffect(() => close, [close]);

  const isOnTip = (target: EventTarget | null) => floating.current?.contains(target as Node) ?? false;
  const warm = () => page.close !== null || performance.now() - page.closedAt < WARM;
  return {
    open,
    /** They get the events of the tip too, since React's events pass through portals. */
    anchorProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== "touch") after(warm() ? 0 : delay, show);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== "touch") after(GRACE, close);
        else clearTimeout(timer.current);
      },
      onPointerDown: (event: PointerEvent) => {
        if (isOnTip(event.target)) return;
        held.current = false;
        if (event.pointerType !== "touch") return close();
        after(LONG_PRESS, () => {
          held.current = true;
          show();
        });
      },
      // Not at the press, since a second long press keeps the tip.
      onPointerUp: (event: PointerEvent) => {
        if (event.pointerType === "touch" && !held.current && !isOnTip(event.target)) close();
      },
      onPointerCancel: () => clearTimeout(timer.current),
      // The long press was for the tip. The system's own menu for a long press would cover the tip.
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
    /** The pointer may move onto the tip, to read it under magnification. */
    tipProps: {
      onPointerEnter: () => clearTimeout(timer.current),
      // A press on the tip would take focus from the control, and that would close the tip.
      onMouseDown: (event: SyntheticEvent) => {
        if (domReference.current?.contains(document.activeElement)) event.preventDefault();
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== "touch") after(GRACE, close);
      },
    },
  };
}
