import { type RefObject, useEffect, useState } from "react";

/** Milliseconds after the last movement, touch or key. */
const REST = 1000;

/**
 * Whether nobody has stirred inside an element for a second. It does not count while a control has visible focus or is
 * held down.
 * @param watching false: never idle
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
      // When the controls go, browsers report a movement of a pointer that has not moved.
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
