import { type MouseEvent, type PointerEvent, useRef } from "react";
import { clamp } from "./lch.ts";

type DragHandlers = {
  /** Takes the focus, so that keys go on where the pointer left off. */
  onStart: () => void;
  /** The pointer's place on the area, 0 to 1 from its left and from its top. */
  onMove: (x: number, y: number) => void;
  onEnd: () => void;
};

/** Follows one pointer from its press on an element to its release anywhere. Places are measured on the `area` inside. */
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
      // Comes after the release, and after the system has taken the pointer for itself.
      onLostPointerCapture: (event: PointerEvent) => {
        if (event.pointerId !== pointer.current) return;
        pointer.current = null;
        onEnd();
      },
      // The press would take the focus away again.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
  };
}
