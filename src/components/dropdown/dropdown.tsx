// https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/
import { Listbox } from "@headlessui/react";
import { useRef } from "react";
import { Field, FormControl } from "#components/field/field.tsx";
import { type FieldProps, useField, useFieldValue } from "#components/field/use-field.ts";
import { dropdownClasses as classes } from "./dropdown.classes.ts";
import { ListBox, type Option } from "./list-box.tsx";

type DropdownProps<Value extends string> = FieldProps & {
  options: readonly Option<Value>[];
  /** Controlled value; null for none. */
  value?: Value | null;
  /** Initial value (uncontrolled). Default: null. */
  defaultValue?: Value | null;
  /** Called with null only when the form is reset to none. */
  onChange?: (value: Value | null) => void;
  /** Shown without a value. Default: "Choose". */
  placeholder?: string;
  /** Shown in an empty list. Default: "No options". */
  emptyText?: string;
  /** Height: "default" is 52 px. Default: "default". */
  size?: keyof typeof classes.size;
};

/** Chooses one option. Renders all of them when open: above 200 options SearchableDropdown is faster. */
export function Dropdown<Value extends string>({
  options,
  value,
  defaultValue = null,
  onChange,
  placeholder = "Choose",
  emptyText = "No options",
  size = "default",
  ...props
}: DropdownProps<Value>) {
  const button = useRef<HTMLButtonElement>(null);
  const [chosen, choose, reset] = useFieldValue(value, defaultValue, onChange);
  const label = options.find((option) => option.value === chosen)?.label;
  const field = useField(props, { control: button, value: chosen ?? "", onReset: reset });
  return (
    <Field field={field}>
      <Listbox invalid={field.invalid} value={chosen} onChange={choose}>
        {({ open }) => (
          <ListBox field={field} open={open} size={size} options={options} emptyText={emptyText}>
            {label ?? <span className={classes.placeholder}>{placeholder}</span>}
          </ListBox>
        )}
      </Listbox>
      <FormControl field={field} value={chosen ?? ""} />
    </Field>
  );
}
