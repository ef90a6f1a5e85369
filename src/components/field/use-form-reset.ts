import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls `onReset` when the control's form is reset, which does not change React state. */
export function useFormReset(control: RefObject<HTMLElement | null>, onReset: () => void): void {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = (control.current as HTMLInputElement | null)?.form;
    let timer = 0;
    // The browser resets its own values only after the event and its microtasks.
    const later = () => {
      timer = window.setTimeout(reset);
    };
    form?.addEventListener("reset", later);
    return () => {
      form?.removeEventListener("reset", later);
      clearTimeout(timer);
    };
  }, [control]);
}
