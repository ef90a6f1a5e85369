import { type RefObject, useRef } from "react";
import { unseenControl } from "#lib/unseen-control.ts";
import { useFormReset } from "#lib/use-form-reset.ts";

type FormValueProps = {
  type: "date" | "text";
  name?: string;
  value: string;
  required?: boolean;
  disabled?: boolean;
  min?: string;
  max?: string;
  /** What takes focus in the input's stead, when a form's check wants to focus it. */
  control: RefObject<HTMLElement | null>;
  onReset: () => void;
  /** Told the browser's message when a check of the form finds the value wrong. */
  onInvalid: (message: string) => void;
};

/** An input that no one sees: through it a form knows the value, its rules, reset and the browser's own messages. */
export function FormValue({ control, onReset, onInvalid, ...native }: FormValueProps) {
  const input = useRef<HTMLInputElement>(null);
  useFormReset(input, onReset);
  return <input {...native} ref={input} {...unseenControl(control, onInvalid)} />;
}
