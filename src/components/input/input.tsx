import { Description, Field, Input as HeadlessInput, Label, Textarea } from "@headlessui/react";
import clsx from "clsx";
import { type Ref, useImperativeHandle } from "react";
import { Icon } from "#components/icon/icon.tsx";
import { inputClasses as classes } from "./input.classes.ts";
import { PHONE_PATTERN } from "./phone-number.ts";
import { useInput } from "./use-input.ts";
import type { InputKind } from "./validate.ts";

type InputProps = {
  label: string;
  name?: string;
  /** Sets keyboard, autofill and rules. A phone number is formatted as 123-456-7890. Default: "text". */
  kind?: InputKind;
  /** A text area of several lines, for kind "text". Default: false. */
  multiline?: boolean;
  /** Label above the field, or a ruled row with the label in a column of its own. Default: "stacked". */
  layout?: keyof typeof classes.root;
  /** The value when the caller holds it; `defaultValue` is where a field that holds its own begins. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /**
   * Checks the value when the field is left. A wrong one is cleared, its message stays, and Undo brings the text
   * back. Default: false.
   */
  validate?: boolean;
  /** A message from outside, shown unless the field has one of its own. The caller takes it away again. */
  error?: string;
  /** Help that is always shown. */
  hint?: string;
  placeholder?: string;
  /** Default: "email" and "tel" for those kinds. */
  autoComplete?: string;
  required?: boolean;
  disabled?: boolean;
  /** Longest value, in UTF-16 units. */
  maxLength?: number;
  /** Places the field with its label. */
  className?: string;
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
};

const attributes = {
  text: { type: "text" },
  email: { type: "email", inputMode: "email", autoComplete: "email", spellCheck: false, autoCapitalize: "none" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel", pattern: PHONE_PATTERN },
} as const;

/** A field with its label, its help and its message. `checkForm` asks all fields of a form at once. */
export function Input({
  label,
  kind = "text",
  multiline = false,
  layout = "stacked",
  value,
  defaultValue,
  onChange,
  validate,
  error,
  hint,
  disabled = false,
  className,
  ref,
  ...rest
}: InputProps) {
  const { field, handlers, undo, spoken, ...own } = useInput({ kind, value, defaultValue, onChange, validate });
  useImperativeHandle(ref, () => field.current as HTMLInputElement | HTMLTextAreaElement, [field]);
  const message = own.message ?? error;
  const { type, ...forKind } = attributes[kind];
  const Element = multiline ? Textarea : HeadlessInput;
  return (
    <Field disabled={disabled} className={clsx(classes.root[layout], className)}>
      <Label className={classes.label[layout]}>{label}</Label>
      <div className={classes.column}>
        <Element
          {...(multiline ? {} : { type, ...forKind })}
          {...handlers}
          {...rest}
          ref={field as Ref<HTMLInputElement & HTMLTextAreaElement>}
          invalid={message !== undefined}
          className={clsx(classes.field, multiline && classes.multiline)}
        />
        {hint && <Description className={classes.hint}>{hint}</Description>}
        <div className={classes.problem}>
          <div aria-live={spoken ? "polite" : "off"} className="min-w-0">
            {message && (
              <Description className={classes.message}>
                <Icon name="alert" /> {message}
              </Description>
            )}
          </div>
          {undo && (
            <button type="button" onClick={undo} className={classes.undo}>
              Undo<span className="sr-only"> the clearing of {label}</span>
            </button>
          )}
        </div>
      </div>
    </Field>
  );
}
