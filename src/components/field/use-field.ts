import { type InvalidEvent, type RefObject, useEffect, useEffectEvent, useId, useState } from "react";

export type FieldProps = {
  label: string;
  /** Shows the label to screen readers only. Default: false. */
  hideLabel?: boolean;
  /** Help text, always shown. */
  hint?: string;
  /** Error from the parent, shown unless the field has its own. The parent clears it. */
  error?: string;
  /** Name of the value in its form. */
  name?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
};

type Problem = {
  message: string;
  /** Whether the live region announces the message; focus does so anyway. Default: true. */
  spoken?: boolean;
  /** False after a rejected paste, which leaves the value valid. Default: true. */
  invalid?: boolean;
};

type FieldOptions<Control> = {
  /** The element that takes focus, inside the form. */
  control: RefObject<Control | null>;
  /** A new value clears the message. Without it only `setProblem` does. */
  value?: string;
  onReset: () => void;
};

export type FieldState<Control extends HTMLElement = HTMLElement> = ReturnType<typeof useField<Control>>;

/** A field's message, kept until a change or a form reset. */
export function useField<Control extends HTMLElement>(
  props: FieldProps,
  { control, value, onReset }: FieldOptions<Control>,
) {
  const id = useId();
  const [problem, setProblem] = useState<Problem>();
  const [about, setAbout] = useState(value);
  // In the same render, so that no frame shows the old message with the new value.
  if (about !== value) {
    setAbout(value);
    setProblem(undefined);
  }
  useFormReset(control, () => {
    setProblem(undefined);
    onReset();
  });
  const { message = props.error, spoken = true, invalid = Boolean(message) } = problem ?? {};
  return {
    props,
    control,
    id,
    /** The `aria-describedby` of a control without Headless UI. */
    notes: `${id}-required ${id}-notes`,
    message,
    spoken,
    invalid,
    setProblem,
    /** For the validated control. `message` overrides the browser's own. */
    onInvalid: (
      event: InvalidEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>,
      message = event.currentTarget.validationMessage,
    ) => {
      event.preventDefault();
      setProblem({ message, spoken: control.current === document.activeElement });
    },
  };
}

/** Calls `onReset` when the control's form is reset, which does not change React state. */
function useFormReset(control: RefObject<HTMLElement | null>, onReset: () => void): void {
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
