import { useEffect, useEffectEvent, useRef } from "react";
import type { Change } from "./use-position.ts";

/**
 * The keys of slides. Clickers send them too: most PageUp and PageDown, some arrows, a full stop or F5 for black.
 * @param more by key, in lower case
 */
export function useKeys(change: Change, count: number, more: Readonly<Record<string, () => void>>): void {
  const typed = useRef("");
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const on = target as Element;
    if (event.defaultPrevented || ctrlKey || metaKey || altKey) return;
    // An enlarged picture, a film and a slider have keys of their own.
    if (document.querySelector("[role=dialog]") || on.closest("input, [data-media-player]")) return;
    if (/^(?: |Enter)$/.test(key) && on.closest("button, a")) return;
    const by = stepOf(key);
    if (/^Arrow(?:Up|Down)$/.test(key) && canScroll(on, by)) return;
    const digits = typed.current;
    typed.current = /^\d$/.test(key) ? (digits + key).slice(-3) : "";
    const actions: Readonly<Record<string, () => void>> = {
      home: () => change(() => ({ index: 0 })),
      end: () => change(() => ({ index: count - 1 })),
      enter: () => change(({ index }) => ({ index: digits ? Number(digits) - 1 : index })),
      b: () => change(({ isBlack }) => ({ isBlack: !isBlack })),
      ".": () => change(({ isBlack }) => ({ isBlack: !isBlack })),
      ...more,
    };
    // The first press after a black screen shows the slide again.
    const step = () => change(({ index, isBlack }) => (isBlack ? { isBlack: false } : { index: index + by }));
    const action = by ? step : actions[key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

export function isMirrored(): boolean {
  return document.documentElement.dir === "rtl";
}

function stepOf(key: string): -1 | 0 | 1 {
  if (key === "ArrowLeft" || key === "ArrowRight") return (key === "ArrowRight") === isMirrored() ? -1 : 1;
  if (/^(?:ArrowDown|PageDown| )$/.test(key)) return 1;
  return /^(?:ArrowUp|PageUp)$/.test(key) ? -1 : 0;
}

/** Whether the slide has more to show there, as at 400 % zoom. */
function canScroll(on: Element, by: number): boolean {
  const slide = on.closest(".slide");
  if (!slide) return false;
  const rest = slide.scrollHeight - slide.clientHeight - slide.scrollTop;
  return by < 0 ? slide.scrollTop > 1 : rest > 1;
}
