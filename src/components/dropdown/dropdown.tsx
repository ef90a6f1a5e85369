// https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/
import { Listbox } from "@headlessui/react";
import { useRef, useState } from "react";
import { dropdownClasses as classes } from "./dropdown.classes.ts";
import { DropdownField, type DropdownFieldProps } from "./dropdown-field.tsx";
import { ListBox } from "./list-box.tsx";
import type { Option } from "./option.ts";

type DropdownProps<Value extends string> = DropdownFieldProps & {
  options: readonly Option<Value>[];
  /** The chosen value when the caller holds it, null for none; `defaultValue` is where it begins otherwise. */
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
  /** Shown while nothing is chosen. Default: "Choose". */
  placeholder?: string;
  /** Shown in a list without options. Default: "No options". */
  emptyText?: string;
  /** Default: "default", 52 px high. */
  size?: keyof typeof classes.size;
};

/**
 * Chooses one of a list. It opens downward while 300 px remain there, else upward. Every option is in the page while
 * it is open: from some 200 on, SearchableDropdown opens faster.
 */
export function Dropdown<Value extends string>({
  options,
  value,
  defaultValue = null,
  onChange,
  placeholder = "Choose",
  emptyText = "No options",
  size = "default",
  ...field
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
  return (
    <DropdownField
      {...field}
      values={chosen === null ? [] : [chosen]}
      control={button}
      onReset={() => setOwn(defaultValue)}
    >
      {(invalid) => (
        <Listbox invalid={invalid} value={chosen} onChange={choose}>
          {({ open }) => (
            <div>
              <ListBox
                open={open}
                control={button}
                size={size}
                required={field.required}
                options={options}
                emptyText={emptyText}
              >
                {label ?? <span className={classes.placeholder}>{placeholder}</span>}
              </ListBox>
            </div>
          )}
        </Listbox>
      )}
    </DropdownField>
  );
}
