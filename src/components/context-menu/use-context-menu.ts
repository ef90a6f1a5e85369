import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import type { Point } from "./circle-geometry.ts";

const LONG_PRESS_MS = 500;
/** How far a finger may move during a long press, in px. */
const SLOP = 10;
const RESHOW_DELAY_MS = 200;

export type Opening = {
  at: Point;
  by: "keyboard" | "pointer";
  /** Writing direction of the area. */
  dir: string;
  /** The opening press is still held; its release may choose an option. */
  pressed: boolean;
};

/** @param onPress whether a right press opens the menu at once, ready to drag to an option; otherwise the click does */
export function useContextMenu(onPress: boolean) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const isOpen = opening !== null;
  const area = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef<{ x: number; y: number; held: boolean } | null>(null);
  /** The current press or key opens the menu, so its `contextmenu` event must not. */
  const opensItself = useRef(false);
  const pressing = useRef(false);
  const hiddenAt = useRef(Number.NEGATIVE_INFINITY);
  const before = useRef<HTMLElement | null>(null);
  const areaAtOpening = useRef<DOMRect>(undefined);

  const show = (at: Point, by: Opening["by"], pressed = false) => {
    if (!menu.current) before.current = document.activeElement as HTMLElement | null;
    areaAtOpening.current = area.current?.getBoundingClientRect();
    setOpening({ at, by, dir: getComputedStyle(area.current ?? document.body).direction, pressed });
  };
  const close = () => {
    clearTimeout(timer.current);
    // Focus returns unless the visitor has moved it.
    if (menu.current?.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
    hiddenAt.current = performance.now();
    setOpening(null);
  };
  const showElsewhere = (at: Point) => {
    if (isOpen) close();
    clearTimeout(timer.current);
    // On a Mac, Ctrl+click is a primary press, which has closed the menu already.
    const wait = hiddenAt.current + RESHOW_DELAY_MS - performance.now();
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
  // Not every scroll event moves the area: it may be late, or the browser keeps the area in place while content above grows.
  const onScroll = useEffectEvent(({ target }: Event) => {
    if (!area.current || !(target as Node).contains(area.current)) return;
    // Measured at the end of the frame, when the browser has finished anchoring the scroll position.
    const observer = new IntersectionObserver(([measured]) => {
      observer.disconnect();
      const before = areaAtOpening.current;
      if (!measured || !before || !menu.current) return;
      const { x, y } = measured.boundingClientRect;
      if (Math.hypot(x - before.x, y - before.y) >= 1) close();
    });
    observer.observe(area.current);
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
    // Scrolling after a long press would close the menu. React's own listener is passive.
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
    // Keyboard users open the menu from here.
    tabIndex: 0,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      const isDone = opensItself.current;
      opensItself.current = false;
      // A right click, Ctrl+click on a Mac, a resting pen or a screen reader.
      if (!isDone) showElsewhere({ x: event.clientX, y: event.clientY });
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!(event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey))) return;
      event.preventDefault();
      opensItself.current = true;
      const box = (event.target as Element).getBoundingClientRect();
      // Whole pixels keep its edges sharp.
      show({ x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }, "keyboard");
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
        }, LONG_PRESS_MS);
      } else if (opensItself.current) {
        if (isOpen) showElsewhere(at);
        else show(at, "pointer", true);
      }
    },
    // The browser would move focus from the menu to the area.
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
    // The click after a long press belongs to the menu.
    onClickCapture: (event: MouseEvent) => {
      if (!touched.current?.held) return;
      touched.current = null;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  const onRelease = () => setOpening((current) => current && { ...current, pressed: false });
  return { area, areaProps, opening, close, menuProps: { ref: menu, onClose: close, onRelease } };
}
