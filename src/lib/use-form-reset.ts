import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls `onReset` when the form around an element is reset: what React holds does not go back by itself. */
export function useFormReset(
  ref: RefObject<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null>,
  onReset: () => void,
): void {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = ref.current?.form;
    let timer = 0;
    const later = () => {
      // The browser puts its own values back after the event, and microtasks run before that.
      timer = window.setTimeout(reset);
    };
    form?.addEventListener("reset", later);
    return () => {
      form?.removeEventListener("reset", later);
      clearTimeout(timer);
    };
  }, [ref]);
}
