import {
  type InvalidEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useState,
} from "react";
import type { ElementAttributes } from "#lib/element-attributes.ts";

/** Other attributes go to the control, or to the group around several. `ref` is the element that takes focus. */
export type FieldProps = Omit<ElementAttributes, "aria-describedby" | "aria-labelledby"> & {
  label: string;
  /** Shows the label to screen readers only. Default: false. */
  hideLabel?: boolean;
  /** Help text, always shown. */
  hint?: string;
  /** Error from the parent, shown unless the field has its own. The parent clears it. */
  error?: string;
  /** Name of the value in its form. */
  name?: string;
  /** The id of a form elsewhere in the page. */
  form?: string;
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
  const ownId = useId();
  const { label, hideLabel, hint, error, name, required, disabled, className, id = ownId, ref, ...attributes } = props;
  useImperativeHandle(ref, () => control.current as Control, [control]);
  const [problem, setProblem] = useState<Problem>();
  const [about, setAbout] = useState(value);
  // In the same render, so that no frame shows the old message with the new value.
  if (about !== value) {
    setAbout(value);
    setProblem(undefined);
  }
  useFormReset(control, props.form, () => {
    setProblem(undefined);
    onReset();
  });
  const { message = error, spoken = true, invalid = Boolean(message) } = problem ?? {};
  return {
    props: { label, hideLabel, hint, name, required, disabled, className, form: props.form },
    attributes,
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

/**
 * A value that the component keeps, or its parent.
 * @returns the value; a setter that reports a change; and a reset to the first value, for the form's reset
 */
export function useFieldValue<Value, Set extends Value = Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange?: (value: Set) => void,
) {
  const [own, setOwn] = useState(defaultValue);
  const held = value === undefined ? own : value;
  const [initial] = useState(held);
  const set = (next: Value) => {
    setOwn(next);
    if (next !== held) onChange?.(next as Set);
  };
  return [held, set, () => set(initial)] as const;
}

/**
 * Calls `onReset` when the control's form is reset, which does not change React state.
 * @param form the id of a form elsewhere in the page
 */
export function useFormReset(
  control: RefObject<HTMLElement | null>,
  form: string | undefined,
  onReset: () => void,
): void {
  const reset = useEffectEvent((event: Event) => {
    const owner = form === undefined ? control.current?.closest("form") : document.getElementById(form);
    if (event.target === owner && !event.defaultPrevented) onReset();
  });
  useEffect(() => {
    const timers = new Set<number>();
    // The browser resets its own values only after the event and its microtasks.
    const later = (event: Event) => timers.add(window.setTimeout(reset, 0, event));
    document.addEventListener("reset", later, true);
    return () => {
      document.removeEventListener("reset", later, true);
      timers.forEach(clearTimeout);
    };
  }, []);
}

/** Whether a key belongs to an input method. Safari ends the composition before its Enter key, which then only has the code 229. */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
