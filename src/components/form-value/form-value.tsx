import { type RefObject, useRef } from "react";
import { unseenControl } from "#lib/unseen-control.ts";
import { useFormReset } from "#lib/use-form-reset.ts";
import { useHydrated } from "#lib/use-hydrated.ts";

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

/**
 * An input that no one sees: through it a form knows the value, its rules, reset and the browser's own messages. Not in
 * a prerendered page: there it is no one's value yet, and the browser's autofill would lay it out to look at it.
 */
export function FormValue(props: FormValueProps) {
  return useHydrated() && <NativeInput {...props} />;
}

function NativeInput({ control, onReset, onInvalid, ...native }: FormValueProps) {
  const input = useRef<HTMLInputElement>(null);
  useFormReset(input, onReset);
  return <input {...native} ref={input} {...unseenControl(control, onInvalid)} />;
}
