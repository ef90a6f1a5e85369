import { type RefObject, useEffect, useState } from "react";

const IDLE_MS = 1000;

/** Whether an element has had no input for a second. Visible focus, held controls and an open menu count as input. */
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
        if (element.querySelector(":focus-visible, input:active, [role=menu]")) wait();
        else setIdle(true);
      }, IDLE_MS);
    };
    const wake = () => {
      setIdle(false);
      wait();
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      // When the controls hide, browsers report a move of a pointer that has not moved.
      const here = `${clientX} ${clientY}`;
      if (here !== last) wake();
      last = here;
    };
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerdown", wake, { signal });
    element.addEventListener("keydown", wake, { signal });
    wait();
    return () => {
      listening.abort();
      clearTimeout(timer);
      setIdle(false);
    };
  }, [root, watching]);
  return isIdle;
}
