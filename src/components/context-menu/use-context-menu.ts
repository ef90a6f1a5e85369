import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import type { Point } from "./radial.ts";

/** A finger that rests this long opens the menu, in ms; it may move by `SLOP` px meanwhile. */
const LONG_PRESS = 500;
const SLOP = 10;
/** From hiding in one place to showing in another, in ms (specification, section 9). */
const RESHOW = 200;

export type Opening = {
  at: Point;
  by: "keyboard" | "pointer";
  /** Whether the press that opened it still lasts: its release may choose. */
  pressed: boolean;
};

/**
 * What opens and closes a context menu: right click, Shift+F10 and the Menu key, a finger that rests.
 * @param onPress whether a right press opens at once, to be dragged to an option; else the click does
 */
export function useContextMenu(onPress: boolean) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const isOpen = opening !== null;
  const area = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef<{ x: number; y: number; held: boolean } | null>(null);
  /** The press or key under way opens the menu itself, so its `contextmenu` event does not. */
  const opensItself = useRef(false);
  /** A right press in the place still lasts. */
  const pressing = useRef(false);
  const hiddenAt = useRef(Number.NEGATIVE_INFINITY);
  const before = useRef<HTMLElement | null>(null);
  /** Where the place stood when its menu opened. */
  const stood = useRef<DOMRect>(undefined);

  const show = (at: Point, by: Opening["by"], pressed = false) => {
    if (!menu.current) before.current = document.activeElement as HTMLElement | null;
    stood.current = area.current?.getBoundingClientRect();
    setOpening({ at, by, pressed });
  };
  const close = () => {
    clearTimeout(timer.current);
    // To where it came from, unless the visitor has put focus elsewhere.
    if (menu.current?.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
    hiddenAt.current = performance.now();
    setOpening(null);
  };
  /** A second right click while it is open hides it, and shows it where that was. */
  const showElsewhere = (at: Point) => {
    if (isOpen) close();
    clearTimeout(timer.current);
    // A Mac's Ctrl+click is a press with the first button, which has closed it already.
    const wait = hiddenAt.current + RESHOW - performance.now();
    const showAgain = () => show(at, "pointer", pressing.current);
    if (wait > 0) timer.current = setTimeout(showAgain, wait);
    else showAgain();
  };

  const onOutside = useEffectEvent((event: globalThis.PointerEvent) => {
    const target = event.target as Node;
    if (menu.current?.contains(target)) return;
    if (event.button === 2 && area.current?.contains(target)) return;
    close();
  });
  const onAway = useEffectEvent(() => close());
  // The event of a scroll that was over before the menu opened comes a frame later: only a place that moved counts.
  const onScroll = useEffectEvent(() => {
    const now = area.current?.getBoundingClientRect();
    if (now?.x !== stood.current?.x || now?.y !== stood.current?.y) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointerdown", onOutside, { capture: true, signal });
    window.addEventListener("scroll", onScroll, { capture: true, passive: true, signal });
    window.addEventListener("resize", onAway, { signal });
    window.addEventListener("blur", onAway, { signal });
    return () => listening.abort();
  }, [isOpen]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // What a finger that has rested does next is for the menu: a scroll would take it away. React's listener is passive.
    const hold = (event: TouchEvent) => touched.current?.held && event.preventDefault();
    area.current?.addEventListener("touchmove", hold, { passive: false, signal });
    const release = () => {
      pressing.current = false;
    };
    window.addEventListener("pointerup", release, { capture: true, signal });
    window.addEventListener("pointercancel", release, { capture: true, signal });
    return () => {
      listening.abort();
      clearTimeout(timer.current);
    };
  }, []);
  const stopWaiting = () => {
    if (touched.current && !touched.current.held) clearTimeout(timer.current);
  };

  const areaProps = {
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      const isDone = opensItself.current;
      opensItself.current = false;
      // Whatever else asks for it: a right click, a Mac's Ctrl+click, a pen that rests, a screen reader.
      if (!isDone) showElsewhere({ x: event.clientX, y: event.clientY });
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!(event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey))) return;
      event.preventDefault();
      opensItself.current = true;
      const box = (event.target as Element).getBoundingClientRect();
      show({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, "keyboard");
    },
    onPointerDown: (event: PointerEvent) => {
      const at = { x: event.clientX, y: event.clientY };
      const isTouch = event.pointerType === "touch";
      pressing.current = event.button === 2 && onPress;
      opensItself.current = isTouch || pressing.current;
      touched.current = isTouch ? { ...at, held: false } : null;
      if (isTouch) {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          if (touched.current) touched.current.held = true;
          show(at, "pointer", true);
        }, LONG_PRESS);
      } else if (opensItself.current) {
        if (isOpen) showElsewhere(at);
        else show(at, "pointer", true);
      }
    },
    // The menu has the focus already, which the browser would now give to the place.
    onMouseDown: (event: MouseEvent) => {
      if (event.button === 2 && opensItself.current) event.preventDefault();
    },
    onPointerMove: (event: PointerEvent) => {
      const start = touched.current;
      if (!start || start.held) return;
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLOP) clearTimeout(timer.current);
    },
    onPointerUp: stopWaiting,
    onPointerCancel: stopWaiting,
    // The press was for the menu.
    onClickCapture: (event: MouseEvent) => {
      if (!touched.current?.held) return;
      touched.current = null;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  const release = () => setOpening((current) => current && { ...current, pressed: false });
  return { area, menu, opening, close, release, areaProps };
}
