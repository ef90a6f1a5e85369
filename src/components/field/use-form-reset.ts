import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls `onReset` when the form around a control is reset: what React holds does not go back by itself. */
export function useFormReset(control: RefObject<HTMLElement | null>, onReset: () => void): void {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = (control.current as HTMLInputElement | null)?.form;
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
  }, [control]);
}
