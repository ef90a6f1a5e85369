import { type ReactNode, useEffect, useRef } from "react";
import type { Field } from "../vite/edit/fields.ts";
import { mark } from "../vite/edit/marks.ts";
import { placesOf } from "./shown-places.ts";

/** Least width, and distance from the window's edge, in px. */
const LEAST = 320;
const EDGE = 8;

/** Covers an element, and follows it. */
export function InPlace({ element, children }: { element: HTMLElement; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = () => {
      const { left, top, width } = element.getBoundingClientRect();
      const style = box.current?.style;
      if (!style) return;
      const wide = Math.min(Math.max(width, LEAST), innerWidth - 2 * EDGE);
      style.width = `${wide}px`;
      style.left = `${scrollX + Math.max(EDGE, Math.min(left, innerWidth - wide - EDGE))}px`;
      style.top = `${scrollY + Math.max(EDGE, top)}px`;
    };
    place();
    box.current?.scrollIntoView({ block: "nearest" });
    const observer = new ResizeObserver(place);
    observer.observe(element);
    addEventListener("resize", place);
    return () => {
      observer.disconnect();
      removeEventListener("resize", place);
    };
  }, [element]);
  return (
    <div ref={box} className="edit-in-place">
      {children}
    </div>
  );
}

/** Shows the typed text on the page at once. A title in lines waits for the build, which breaks it. */
export function showTyped(element: HTMLElement, typed: string, { file, path }: Field): void {
  const texts = [...element.childNodes].filter((node) => {
    const [part, ...more] = placesOf(node);
    return part && !more.length && "path" in part.place && String(part.place.path) === String(path);
  });
  const [only, ...more] = texts;
  if (only && !more.length) only.nodeValue = mark(typed, { file, path });
}
