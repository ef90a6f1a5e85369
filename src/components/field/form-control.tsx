import { Description } from "@headlessui/react";
import { useHydrated } from "#lib/use-hydrated.ts";
import type { FieldState } from "./use-field.ts";

// A pixel in: the margin of -1 px would reach out of a box that runs from right to left.
const UNSEEN = "sr-only start-px";

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
 * A control that no one sees: through it a form knows a field's value, its rules and the browser's own messages. Not in
 * a prerendered page: there it is no one's value yet, and the browser's autofill would lay it out to look at it.
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
    className: UNSEEN,
  } as const;
  const multiple = typeof value !== "string";
  return (
    <>
      {sayRequired && required && (
        <Description as="span" id={`${field.id}-required`} className={UNSEEN}>
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
