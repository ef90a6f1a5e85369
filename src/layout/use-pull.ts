import { type PointerEvent, useEffect, useEffectEvent, useRef } from "react";

/** In px of the finger's way: until here the lid follows it, and beyond there it opens. */
const FIRM = 64;
const OPENS = 120;

type Pull = {
  /** 1 for down, -1 for up. */
  direction: 1 | -1;
  /** Moves the lid by px; undefined puts it back. */
  move: (by?: number) => void;
  /** Called instead if it is let go beyond 120 px. */
  open: () => void;
};

/** Moves an element of a lid by px; undefined lets it go. */
export function shift(element: HTMLElement | null, by?: number): void {
  const isMoved = by !== undefined;
  if (element)
    Object.assign(element.style, { translate: isMoved ? `0 ${by}px` : "", transition: isMoved ? "none" : "" });
}

/** Lets the pointer pull a lid by a handle with the class "pulled". Escape puts it back. The page that it opens needs a link, too. */
export function usePull({ direction, move, open }: Pull) {
  const start = useRef<number | undefined>(undefined);
  const wayOf = ({ clientY }: PointerEvent) => Math.max(0, (clientY - (start.current ?? clientY)) * direction);
  const putBack = () => {
    if (start.current !== undefined) move();
    start.current = undefined;
  };
  const onEscape = useEffectEvent(putBack);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && onEscape();
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);

  return {
    onPointerDown: (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = event.clientY;
    },
    onPointerMove: (event: PointerEvent) => {
      const way = wayOf(event);
      if (start.current !== undefined) move(way < FIRM ? way : FIRM + (way - FIRM) * 0.35);
    },
    onPointerUp: (event: PointerEvent) => {
      if (wayOf(event) < OPENS) return putBack();
      start.current = undefined;
      open();
    },
    onPointerCancel: putBack,
  };
}
