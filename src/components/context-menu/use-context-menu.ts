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
  const area = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef<{ x: number; y: number; held: boolean } | null>(null);
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
    setOpening(null);
  };
  /** A second right click while it is open hides it, and shows it where that was. */
  const showElsewhere = (at: Point, pressed = false) => {
    close();
    timer.current = setTimeout(() => show(at, "pointer", pressed), RESHOW);
  };

  const isOpen = opening !== null;
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
  useEffect(() => () => clearTimeout(timer.current), []);

  const areaProps = {
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      // The keyboard's and the finger's own are handled below; so is a press that has opened it already.
      if (event.button !== 2 || (event.nativeEvent as globalThis.PointerEvent).pointerType === "touch" || onPress)
        return;
      const at = { x: event.clientX, y: event.clientY };
      if (isOpen) showElsewhere(at);
      else show(at, "pointer");
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!(event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey))) return;
      event.preventDefault();
      const box = (event.target as Element).getBoundingClientRect();
      show({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, "keyboard");
    },
    onPointerDown: (event: PointerEvent) => {
      const at = { x: event.clientX, y: event.clientY };
      if (event.pointerType === "touch") {
        touched.current = { ...at, held: false };
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          if (touched.current) touched.current.held = true;
          show(at, "pointer", true);
        }, LONG_PRESS);
      } else if (event.button === 2 && onPress) {
        if (isOpen) showElsewhere(at, false);
        else show(at, "pointer", true);
      }
    },
    onPointerMove: (event: PointerEvent) => {
      const start = touched.current;
      if (!start || start.held) return;
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLOP) clearTimeout(timer.current);
    },
    onPointerUp: () => {
      if (touched.current && !touched.current.held) clearTimeout(timer.current);
    },
    onPointerCancel: () => {
      if (touched.current && !touched.current.held) clearTimeout(timer.current);
    },
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
