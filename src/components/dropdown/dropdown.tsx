// https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/
import { Listbox } from "@headlessui/react";
import { useRef, useState } from "react";
import { Field } from "#components/field/field.tsx";
import { FormControl } from "#components/field/form-control.tsx";
import { type FieldProps, useField } from "#components/field/use-field.ts";
import { dropdownClasses as classes } from "./dropdown.classes.ts";
import { ListBox, type Option } from "./list-box.tsx";

type DropdownProps<Value extends string> = FieldProps & {
  options: readonly Option<Value>[];
  /** The chosen value, or null for none, when the caller holds it. */
  value?: Value | null;
  /** The value chosen at first, when the component holds it. Default: null. */
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
  /** Shown while nothing is chosen. Default: "Choose". */
  placeholder?: string;
  /** Shown in a list without options. Default: "No options". */
  emptyText?: string;
  /** The height: "default" is 52 px. Default: "default". */
  size?: keyof typeof classes.size;
};

/**
 * Chooses one option of a list. The list opens downward where 300 px remain, else upward. An open list has every option
 * in the page: from some 200 options on, SearchableDropdown opens faster.
 */
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
  const [own, setOwn] = useState(defaultValue);
  const chosen = value === undefined ? own : value;
  const choose = (next: Value | null) => {
    if (next === null || next === chosen) return;
    setOwn(next);
    onChange?.(next);
  };
  const label = options.find((option) => option.value === chosen)?.label;
  const field = useField(props, { control: button, value: chosen ?? "", onReset: () => setOwn(defaultValue) });
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
