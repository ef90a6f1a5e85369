import { type InvalidEvent, type RefObject, useId, useState } from "react";
import type { fieldClasses } from "./field.classes.ts";
import { useFormReset } from "./use-form-reset.ts";

/** What every field takes. */
export type FieldProps = {
  label: string;
  /** Keeps the label for screen readers only. Default: false. */
  hideLabel?: boolean;
  /** Label above the control, or a ruled row with the label in a column of its own. Default: "stacked". */
  layout?: keyof typeof fieldClasses.root;
  /** Help that is always shown. */
  hint?: string;
  /** A message from outside, shown unless the field has one of its own. The caller takes it away again. */
  error?: string;
  /** Name of the value in the form around it. */
  name?: string;
  required?: boolean;
  disabled?: boolean;
  /** Places the field with its label. */
  className?: string;
};

type Problem = {
  message: string;
  /** Whether the message is said aloud. Focus reads it anyway, with the control's description. Default: true. */
  spoken?: boolean;
  /** Whether the value is wrong; it is not where a paste was refused. Default: true. */
  invalid?: boolean;
};

type FieldOptions<Control> = {
  /** What takes focus, inside the form that the value belongs to. */
  control: RefObject<Control | null>;
  /** The value that a message is about. Another value takes the message away; without it `setProblem` does. */
  value?: string;
  /** Puts the value back to where it began. */
  onReset: () => void;
};

export type FieldState<Control extends HTMLElement = HTMLElement> = ReturnType<typeof useField<Control>>;

/** What every field holds besides its value: what is wrong with it, until a change or the form's reset. */
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
    /** The control's own. */
    id,
    /** For the `aria-describedby` of a control that is not Headless UI's. */
    notes: `${id}-required ${id}-notes`,
    message,
    spoken,
    invalid,
    setProblem,
    /** Of the control that the form asks. `message` takes the place of the browser's own. */
    onInvalid: (
      event: InvalidEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>,
      message = event.currentTarget.validationMessage,
    ) => {
      event.preventDefault();
      setProblem({ message, spoken: control.current === document.activeElement });
    },
  };
}
