import { type InvalidEvent, type RefObject, useId, useState } from "react";
import type { fieldClasses } from "./field.classes.ts";
import { useFormReset } from "./use-form-reset.ts";

/** The props of every field. */
export type FieldProps = {
  /** Name of the field. */
  label: string;
  /** Keeps the label for screen readers only. Default: false. */
  hideLabel?: boolean;
  /** "stacked" puts the label above the control, "sheet" in its own column of a ruled row. Default: "stacked". */
  layout?: keyof typeof fieldClasses.root;
  /** Help that is always shown. */
  hint?: string;
  /** A message of the caller, shown unless the field has its own. The caller removes the message. */
  error?: string;
  /** Name of the value in its form. */
  name?: string;
  required?: boolean;
  disabled?: boolean;
  /** Places the field with its label. */
  className?: string;
};

type Problem = {
  message: string;
  /** Whether the live region reads the message. Focus reads it anyway, as the description. Default: true. */
  spoken?: boolean;
  /** Whether the value is wrong. After a refused paste it is not. Default: true. */
  invalid?: boolean;
};

type FieldOptions<Control> = {
  /** The element that takes focus, inside the form that the value belongs to. */
  control: RefObject<Control | null>;
  /** The value that a message is about. A new value removes the message. Without `value` only `setProblem` does. */
  value?: string;
  /** Restores the first value. */
  onReset: () => void;
};

export type FieldState<Control extends HTMLElement = HTMLElement> = ReturnType<typeof useField<Control>>;

/** The state of every field besides its value: the message, until a change or the form's reset. */
export function useField<Control extends HTMLElement>(
  props: FieldProps,
  { control, value, onReset }: FieldOptions<Control>,
) {
  const id = useId();
  const [problem, setProblem] = useState<Problem>();
  const [about, setAbout] = useState(value);
  // Set in the same render, so that no frame shows the old message with the new value.
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
    /** Id of the control. */
    id,
    /** For the `aria-describedby` of a control without Headless UI. */
    notes: `${id}-required ${id}-notes`,
    message,
    spoken,
    invalid,
    setProblem,
    /** For the control that the form checks. `message` replaces the browser's own message. */
    onInvalid: (
      event: InvalidEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>,
      message = event.currentTarget.validationMessage,
    ) => {
      event.preventDefault();
      setProblem({ message, spoken: control.current === document.activeElement });
    },
  };
}
