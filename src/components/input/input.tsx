import { Input as HeadlessInput, Textarea } from "@headlessui/react";
import clsx from "clsx";
import { type Ref, useImperativeHandle } from "react";
import { Field } from "#components/field/field.tsx";
import type { FieldProps } from "#components/field/use-field.ts";
import { inputClasses as classes } from "./input.classes.ts";
import { PHONE_PATTERN } from "./phone-number.ts";
import { useInput } from "./use-input.ts";
import type { InputKind } from "./validate.ts";

type InputProps = FieldProps & {
  /** Sets keyboard, autofill and rules. A phone number is formatted as 123-456-7890. Default: "text". */
  kind?: InputKind;
  /** Makes the field a text area of several lines, for kind "text". Default: false. */
  multiline?: boolean;
  /** The value, when the caller holds it. */
  value?: string;
  /** The first value, when the component holds it. Default: "". */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /**
   * Checks the value when the field is left. A wrong value is cleared, the message stays, and Undo brings the text
   * back. Default: false.
   */
  validate?: boolean;
  placeholder?: string;
  /** What the browser fills in. Default: "email" for kind "email", "tel" for kind "phone", else none. */
  autoComplete?: string;
  /** Longest value, in UTF-16 units. */
  maxLength?: number;
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
};

const attributes = {
  text: { type: "text", autoComplete: undefined },
  email: { type: "email", inputMode: "email", autoComplete: "email", spellCheck: false, autoCapitalize: "none" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel", pattern: PHONE_PATTERN },
} as const;

/** A text field. `checkForm` checks all fields of a form at once. */
export function Input({
  kind = "text",
  multiline = false,
  value,
  defaultValue,
  onChange,
  validate,
  placeholder,
  autoComplete = attributes[kind].autoComplete,
  maxLength,
  ref,
  ...props
}: InputProps) {
  const { field, handlers, undo } = useInput(props, { kind, value, defaultValue, onChange, validate });
  useImperativeHandle(ref, () => field.control.current as HTMLInputElement | HTMLTextAreaElement, [field.control]);
  const Element = multiline ? Textarea : HeadlessInput;
  const { name, required } = props;
  return (
    <Field
      field={field}
      aside={
        undo && (
          <button type="button" onClick={undo} className={clsx(classes.undo)}>
            Undo<span className="sr-only"> the clearing of {props.label}</span>
          </button>
        )
      }
    >
      <Element
        {...(multiline ? {} : attributes[kind])}
        {...handlers}
        {...{ name, required, placeholder, autoComplete, maxLength }}
        ref={field.control as Ref<HTMLInputElement & HTMLTextAreaElement>}
        id={field.id}
        invalid={field.invalid}
        className={clsx(classes.field, multiline && classes.multiline)}
      />
    </Field>
  );
}
