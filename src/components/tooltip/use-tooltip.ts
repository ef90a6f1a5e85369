import {
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";

/** A finger that rests this long, in ms, asks for the tooltip instead of the click. */
const LONG_PRESS = 500;
/** Within this time after one closed, in ms, the next opens at once: the visitor is reading along a row. */
const WARM = 300;
/** Time to get from the control to the tip, in ms. */
const GRACE = 100;

/** The one tooltip that is open on the page, and when the last one closed. */
const page = { close: null as (() => void) | null, closedAt: Number.NEGATIVE_INFINITY };

/** The elements that belong to a tooltip: a press on anything else closes it. */
type Parts = { domReference: RefObject<Element | null>; floating: RefObject<HTMLElement | null> };

/**
 * When a tooltip is open. Spread `anchorProps` on what surrounds the control, `tipProps` on the tip.
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
    // A long press need not end in a click; the next one is no part of it.
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
    // Only the tip goes: a modal beneath it listens for the same key.
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  // A finger that showed it never points away, and need not have moved the focus.
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
    /** React brings them the events of the tip too, wherever in the page that is. */
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
      // Not at the press: a finger that rests once more keeps the tip.
      onPointerUp: (event: PointerEvent) => {
        if (event.pointerType === "touch" && !held.current && !isOnTip(event.target)) close();
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
      // A press on the tip would take the focus from the control, and with that the tip from the page.
      onMouseDown: (event: SyntheticEvent) => {
        if (domReference.current?.contains(document.activeElement)) event.preventDefault();
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== "touch") after(GRACE, close);
      },
    },
  };
}
