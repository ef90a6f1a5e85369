import {
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";

const LONG_PRESS_MS = 500;
/** Within this time after one tooltip closed, the next opens at once. */
const WARM_MS = 300;
/** Time to move the pointer from the control onto the tip. */
const GRACE_MS = 100;

/** The page's open tooltip, and when the last one closed. */
const page = { close: null as (() => void) | null, closedAt: Number.NEGATIVE_INFINITY };

type Parts = { domReference: RefObject<Element | null>; floating: RefObject<HTMLElement | null> };

/** Spread `anchorProps` on the element around the control, and `tipProps` on the tip. @param delay in ms */
export function useTooltip(delay: number, { domReference, floating }: Parts) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);

  const after = (ms: number, action: () => void) => {
    clearTimeout(timer.current);
    if (ms > 0) timer.current = setTimeout(action, ms);
    else action();
  };
  const close = useCallback(() => {
    clearTimeout(timer.current);
    // A long press may end without a click; the next click is a new one.
    held.current = false;
    setOpen(false);
  }, []);
  const show = () => {
    if (page.close !== close) page.close?.();
    page.close = close;
    setOpen(true);
  };

  const isOnTip = (target: EventTarget | null) => floating.current?.contains(target as Node) ?? false;
  const isOnControl = (target: EventTarget | null) => domReference.current?.contains(target as Node) ?? false;
  /** Whether the pointer moves within control and tip. */
  const isInside = ({ relatedTarget }: PointerEvent) => isOnControl(relatedTarget) || isOnTip(relatedTarget);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // A modal beneath listens for the same key.
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  // After a long press neither pointer nor focus leaves the control.
  const onPress = useEffectEvent(({ target }: Event) => {
    if (!isOnControl(target) && !isOnTip(target)) close();
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

  const warm = () => page.close !== null || performance.now() - page.closedAt < WARM_MS;
  return {
    open,
    /**
     * They receive the tip's events too, since React events bubble through portals: the tip is hoverable, for screen magnifiers.
     * Over and out, since React has no enter event for a control in a root of its own, as in Astro.
     */
    anchorProps: {
      onPointerOver: (event: PointerEvent) => {
        if (event.pointerType !== "touch" && !isInside(event)) after(warm() ? 0 : delay, show);
      },
      onPointerOut: (event: PointerEvent) => {
        if (isInside(event)) return;
        if (event.pointerType !== "touch") after(GRACE_MS, close);
        else clearTimeout(timer.current);
      },
      onPointerDown: (event: PointerEvent) => {
        if (isOnTip(event.target)) return;
        held.current = false;
        if (event.pointerType !== "touch") return close();
        after(LONG_PRESS_MS, () => {
          held.current = true;
          show();
        });
      },
      // Not on press, since a second long press keeps the tip.
      onPointerUp: (event: PointerEvent) => {
        if (event.pointerType === "touch" && !held.current && !isOnTip(event.target)) close();
      },
      onPointerCancel: () => clearTimeout(timer.current),
      // A long press shows the tip instead of a click or the system's menu.
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
    tipProps: {
      // A press on the tip would blur the control and close the tip.
      onMouseDown: (event: SyntheticEvent) => {
        if (isOnControl(document.activeElement)) event.preventDefault();
      },
    },
  };
}
