import { Input as HeadlessInput, Textarea } from "@headlessui/react";
import clsx from "clsx";
import type { Ref } from "react";
import { Field } from "#components/field/field.tsx";
import type { FieldProps } from "#components/field/use-field.ts";
import { inputClasses as classes } from "./input.classes.ts";
import { PHONE_PATTERN } from "./phone-number.ts";
import { useInput } from "./use-input.ts";
import type { InputKind } from "./validate.ts";

type InputProps = FieldProps & {
  /** Sets keyboard, autofill and validation. Phone numbers are formatted as 123-456-7890. Default: "text". */
  kind?: InputKind;
  /** Renders a text area, for kind "text". Default: false. */
  multiline?: boolean;
  /** Controlled value. */
  value?: string;
  /** Initial value (uncontrolled). Default: "". */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Validates on blur: clears an invalid value with a message, and Undo brings it back. Default: false. */
  validate?: boolean;
  placeholder?: string;
  /** Autofill. Default: "email" for kind "email", "tel" for kind "phone", otherwise none. */
  autoComplete?: string;
  /** In UTF-16 units. */
  maxLength?: number;
};

const attributes = {
  text: { type: "text", autoComplete: undefined },
  email: { type: "email", inputMode: "email", autoComplete: "email", spellCheck: false, autoCapitalize: "none" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel", pattern: PHONE_PATTERN },
} as const;

/** A text field. `checkForm` validates a whole form. */
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
  ...props
}: InputProps) {
  const { field, handlers, undo } = useInput(props, { kind, value, defaultValue, onChange, validate });
  const { control, id, invalid, attributes: passed } = field;
  const Element = multiline ? Textarea : HeadlessInput;
  const { name, required } = props;
  return (
    <Field
      field={field}
      aside={
        undo && (
          <button type="button" onClick={undo} className={clsx(classes.undo)}>
            Undo<span className="sr-only"> clearing {props.label}</span>
          </button>
        )
      }
    >
      <Element
        {...passed}
        {...(multiline ? {} : attributes[kind])}
        {...handlers}
        {...{ name, required, placeholder, autoComplete, maxLength }}
        ref={control as Ref<HTMLInputElement & HTMLTextAreaElement>}
        id={id}
        invalid={invalid}
        className={clsx(classes.field, multiline ? classes.multiline : classes.singleLine)}
      />
    </Field>
  );
}
