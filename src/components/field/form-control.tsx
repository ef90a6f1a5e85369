import { Description } from "@headlessui/react";
import { useHydrated } from "#lib/use-hydrated.ts";
import type { FieldState } from "./use-field.ts";

// A pixel in: the margin of -1 px would reach out of a box that runs from right to left.
const VISUALLY_HIDDEN = "sr-only start-px";

type FormControlProps = {
  field: FieldState;
  /** The type that the browser checks the value as. Default: a choice from a list. */
  type?: "date" | "text";
  /** An array where several can be chosen. */
  value: string | readonly string[];
  min?: string;
  max?: string;
  /** Whether the word "Required" describes the field. Buttons and groups have no other way to say so. Default: true. */
  sayRequired?: boolean;
};

/**
 * The hidden input of a field. The form gets the field's value and rules from the hidden input, and the browser its own
 * messages. Prerendered pages have none: no visitor has chosen a value yet, and autofill would lay the input out.
 */
export function FormControl({ field, type, value, sayRequired = true, ...range }: FormControlProps) {
  const { name, required, disabled } = field.props;
  const hydrated = useHydrated();
  const native = {
    name,
    required,
    disabled,
    // A form's reset restores the default without React's knowledge. So the default is the current value, and React makes
    // a new control for every value.
    defaultValue: value,
    onInvalid: field.onInvalid,
    // The form's check focuses the first invalid control.
    onFocus: () => field.control.current?.focus(),
    "aria-hidden": true,
    tabIndex: -1,
    className: VISUALLY_HIDDEN,
  } as const;
  const multiple = typeof value !== "string";
  return (
    <>
      {sayRequired && required && (
        <Description as="span" id={`${field.id}-required`} className={VISUALLY_HIDDEN}>
          Required
        </Description>
      )}
      {hydrated &&
        (type ? (
          <input key={`${value}`} {...native} {...range} type={type} />
        ) : (
          <select key={`${value}`} {...native} multiple={multiple}>
            {[...new Set(multiple ? value : ["", value])].map((each) => (
              <option key={each} value={each} label={each || "–"} />
            ))}
          </select>
        ))}
    </>
  );
}
