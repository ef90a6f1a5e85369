import { Description } from "@headlessui/react";
import { useHydrated } from "#lib/use-hydrated.ts";
import type { FieldState } from "./use-field.ts";

// The margin of -1 px would overflow a right-to-left box.
const VISUALLY_HIDDEN = "sr-only start-px";

type FormControlProps = {
  field: FieldState;
  /** The input type that the browser validates. Default: a select. */
  type?: "date" | "text";
  /** An array for multiple selection. */
  value: string | readonly string[];
  min?: string;
  max?: string;
  /** Adds "Required" to the description, as buttons and groups have no attribute for it. Default: true. */
  announceRequired?: boolean;
};

/** The hidden native input that gives the form the field's value and validation. Not prerendered: autofill would lay it out. */
export function FormControl({ field, type, value, announceRequired = true, ...range }: FormControlProps) {
  const { name, required, disabled } = field.props;
  const hydrated = useHydrated();
  const native = {
    name,
    required,
    disabled,
    // A form reset restores the default without React's knowledge, so each value gets a new control with it as default.
    defaultValue: value,
    onInvalid: field.onInvalid,
    // Validation focuses the first invalid control.
    onFocus: () => field.control.current?.focus(),
    "aria-hidden": true,
    tabIndex: -1,
    className: VISUALLY_HIDDEN,
  } as const;
  const multiple = typeof value !== "string";
  return (
    <>
      {announceRequired && required && (
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
