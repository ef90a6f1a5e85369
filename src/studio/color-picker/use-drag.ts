import { type MouseEvent, type PointerEvent, useRef } from "react";
import { clamp } from "./lch.ts";

type DragHandlers = {
  /** Takes focus, for the keyboard to continue. */
  onStart: () => void;
  /** The pointer's position on the area, 0 to 1 from its left and top. */
  onMove: (x: number, y: number) => void;
  onEnd: () => void;
};

/** Follows one pointer from its press on an element to its release anywhere. */
export function useDrag({ onStart, onMove, onEnd }: DragHandlers) {
  const area = useRef<HTMLDivElement>(null);
  const pointer = useRef<number>(null);
  const place = ({ clientX, clientY }: PointerEvent) => {
    if (!area.current) return;
    const box = area.current.getBoundingClientRect();
    onMove(clamp((clientX - box.left) / box.width, 0, 1), clamp((clientY - box.top) / box.height, 0, 1));
  };
  return {
    area,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || pointer.current !== null) return;
        pointer.current = event.pointerId;
        event.currentTarget.setPointerCapture(event.pointerId);
        onStart();
        place(event);
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerId === pointer.current) place(event);
      },
      // Fires on release, and when the system takes over the pointer.
      onLostPointerCapture: (event: PointerEvent) => {
        if (event.pointerId !== pointer.current) return;
        pointer.current = null;
        onEnd();
      },
      // Keeps the focus set by onStart.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
  };
}
