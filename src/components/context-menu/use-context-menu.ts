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

/** A finger that rests this long opens the menu, in ms. Meanwhile it may move by `SLOP` px. */
const LONG_PRESS = 500;
const SLOP = 10;
/** Time between hiding in one place and showing in another, in ms (specification, section 9). */
const RESHOW = 200;

export type Opening = {
  at: Point;
  by: "keyboard" | "pointer";
  /** Whether the press that opened the menu still lasts. Its release may choose an option. */
  pressed: boolean;
};

/**
 * Opens and closes a context menu: by right click, Shift+F10, the Menu key or a long press.
 * @param onPress whether a right press opens the menu at once, to be dragged to an option; else the click opens it
 */
export function useContextMenu(onPress: boolean) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const isOpen = opening !== null;
  const area = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef<{ x: number; y: number; held: boolean } | null>(null);
  /** The current press or key opens the menu itself, so its `contextmenu` event must not. */
  const opensItself = useRef(false);
  /** A right press in the area still lasts. */
  const pressing = useRef(false);
  const hiddenAt = useRef(Number.NEGATIVE_INFINITY);
  const before = useRef<HTMLElement | null>(null);
  /** Where the area was when its menu opened. */
  const stood = useRef<DOMRect>(undefined);

  const show = (at: Point, by: Opening["by"], pressed = false) => {
    if (!menu.current) before.current = document.activeElement as HTMLElement | null;
    stood.current = area.current?.getBoundingClientRect();
    setOpening({ at, by, pressed });
  };
  const close = () => {
    clearTimeout(timer.current);
    // Focus goes back to where it came from, unless the visitor has moved it.
    if (menu.current?.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
    hiddenAt.current = performance.now();
    setOpening(null);
  };
  /** A right click while the menu is open hides the menu, then shows it in the new place. */
  const showElsewhere = (at: Point) => {
    if (isOpen) close();
    clearTimeout(timer.current);
    // A Mac's Ctrl+click is a press with the first button, which has closed the menu already.
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
  // Not every scroll moves the area. The event of one that ended before the menu opened comes a frame later. And where a page
  // grows above the window, the browser scrolls so that the area stays, but for a part of a pixel.
  const onScroll = useEffectEvent(({ target }: Event) => {
    if (!area.current || !(target as Node).contains(area.current)) return;
    // Measured by an observer, at the end of the frame: at once, the page may have grown and the browser not yet scrolled.
    const observer = new IntersectionObserver(([measured]) => {
      observer.disconnect();
      if (!measured || !stood.current || !menu.current) return;
      const { x, y } = measured.boundingClientRect;
      if (Math.hypot(x - stood.current.x, y - stood.current.y) >= 1) close();
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
    // After a long press the finger must not scroll, which would close the menu. React's own listener is passive.
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
      // All other ways: a right click, a Mac's Ctrl+click, a pen that rests, a screen reader.
      if (!isDone) showElsewhere({ x: event.clientX, y: event.clientY });
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!(event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey))) return;
      event.preventDefault();
      opensItself.current = true;
      const box = (event.target as Element).getBoundingClientRect();
      // In whole pixels, so that its edges are sharp.
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
        }, LONG_PRESS);
      } else if (opensItself.current) {
        if (isOpen) showElsewhere(at);
        else show(at, "pointer", true);
      }
    },
    // The menu has focus already. The browser would now move focus to the area.
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
    // The click after a long press was meant for the menu.
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
