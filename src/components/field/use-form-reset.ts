import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls `onReset` when the form around a control is reset, since a reset does not change React's state. */
export function useFormReset(control: RefObject<HTMLElement | null>, onReset: () => void): void {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = (control.current as HTMLInputElement | null)?.form;
    let timer = 0;
    const later = () => {
      // The browser resets its own values after the event, and microtasks would run before.
      timer = window.setTimeout(reset);
    };
    form?.addEventListener("reset", later);
    return () => {
      form?.removeEventListener("reset", later);
      clearTimeout(timer);
    };
  }, [control]);
}
