import { type RefObject, useEffect, useState } from "react";

/** Milliseconds after the last movement, touch or key. */
const REST = 1000;

/**
 * Whether an element has had no input for a second. While a control has visible focus or is held down, the element is
 * not idle.
 * @param watching when false, the element is never idle
 */
export function useIdle(root: RefObject<HTMLElement | null>, watching: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!watching || !element) return;
    const listening = new AbortController();
    const { signal } = listening;
    let timer = 0;
    let last = "";
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (element.querySelector(":focus-visible, input:active")) wait();
        else setIdle(true);
      }, REST);
    };
    const stir = () => {
      setIdle(false);
      wait();
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      // When the controls hide, browsers report a movement of a pointer that has not moved.
      const here = `${clientX} ${clientY}`;
      if (here !== last) stir();
      last = here;
    };
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerdown", stir, { signal });
    element.addEventListener("keydown", stir, { signal });
    wait();
    return () => {
      listening.abort();
      clearTimeout(timer);
      setIdle(false);
    };
  }, [root, watching]);
  return isIdle;
}
