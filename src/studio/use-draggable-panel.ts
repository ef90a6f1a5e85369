import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";

/** Arrow key steps in px, without and with Shift. */
const STEP = 16;
const LEAP = 96;

type Place = { left: number; top: number };

/** Moves the panel by its handle or with arrow keys. Without a `place`, it is docked. */
export function useDraggablePanel() {
  const panel = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place>();
  const grip = useRef<Place>(undefined);

  /** Keeps the whole panel in the window. */
  const move = ({ left, top }: Place) => {
    const { width, height } = (panel.current as HTMLElement).getBoundingClientRect();
    const within = (at: number, most: number) => Math.min(Math.max(0, at), Math.max(0, most));
    setPlace({ left: within(left, innerWidth - width), top: within(top, innerHeight - height) });
  };
  const now = (): Place => (panel.current as HTMLElement).getBoundingClientRect();

  useLayoutEffect(() => {
    if (!place) return;
    const again = () => move(now());
    addEventListener("resize", again);
    return () => removeEventListener("resize", again);
  });

  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { left, top } = now();
      grip.current = { left: event.clientX - left, top: event.clientY - top };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (grip.current) move({ left: event.clientX - grip.current.left, top: event.clientY - grip.current.top });
    },
    onLostPointerCapture: () => {
      grip.current = undefined;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = event.shiftKey ? LEAP : STEP;
      const { left, top } = now();
      const moves: Record<string, Place> = {
        ArrowLeft: { left: left - step, top },
        ArrowRight: { left: left + step, top },
        ArrowUp: { left, top: top - step },
        ArrowDown: { left, top: top + step },
      };
      const next = moves[event.key];
      if (event.key === "Home") setPlace(undefined);
      else if (next) move(next);
      else return;
      event.preventDefault();
    },
  };
  return { panel, place, handle };
}
