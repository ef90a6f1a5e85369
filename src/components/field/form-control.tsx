import { Description } from "@headlessui/react";
import { useHydrated } from "#lib/use-hydrated.ts";
import type { FieldState } from "./use-field.ts";

// A pixel in: the margin of -1 px would reach out of a box that runs from right to left.
const VISUALLY_HIDDEN = "sr-only start-px";

type FormControlProps = {
  field: FieldState;
  /** What the browser checks the value as. Default: as a choice from a list. */
  type?: "date" | "text";
  /** An array where several can be chosen. */
  value: string | readonly string[];
  min?: string;
  max?: string;
  /** Whether the word "Required" describes the field: a button and a group cannot say so themselves. Default: true. */
  sayRequired?: boolean;
};

/**
 * The hidden input of a field. Through it a form knows the field's value and rules, and the browser shows its own
 * messages. A prerendered page has none: the value is no one's yet, and the browser's autofill would lay the input out.
 */
export function FormControl({ field, type, value, sayRequired = true, ...range }: FormControlProps) {
  const { name, required, disabled } = field.props;
  const hydrated = useHydrated();
  const native = {
    name,
    required,
    disabled,
    // A form's reset goes back to the default without React's knowledge. So the default is the value, and React makes
    // another control for another value.
    defaultValue: value,
    onInvalid: field.onInvalid,
    // A form's check wants to focus it.
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
              <option key={each} value={each} />
            ))}
          </select>
        ))}
    </>
  );
}
