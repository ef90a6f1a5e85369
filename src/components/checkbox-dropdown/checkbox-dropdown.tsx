// https://www.w3.org/WAI/ARIA/apg/patterns/listbox/examples/listbox-scrollable/
import { Listbox } from "@headlessui/react";
import { useRef } from "react";
import { dropdownClasses as classes } from "#components/dropdown/dropdown.classes.ts";
import { ListBox, type Option } from "#components/dropdown/list-box.tsx";
import { Field, FormControl } from "#components/field/field.tsx";
import { type FieldProps, useField, useFieldValue } from "#components/field/use-field.ts";

type CheckboxDropdownProps<Value extends string> = FieldProps & {
  options: readonly Option<Value>[];
  /** Controlled values. */
  value?: readonly Value[];
  /** Initial values (uncontrolled). Default: none. */
  defaultValue?: readonly Value[];
  /** Called with all selected values, in the list's order. */
  onChange?: (value: Value[]) => void;
  /** Shown while nothing is selected. Default: "Choose options". */
  placeholder?: string;
  /** Shown in an empty list. Default: "No options". */
  emptyText?: string;
  /** Height: "default" is 52 px. Default: "default". */
  size?: keyof typeof classes.size;
};

/** A multi-select. The list stays open. */
export function CheckboxDropdown<Value extends string>({
  options,
  value,
  defaultValue = [],
  onChange,
  placeholder = "Choose options",
  emptyText = "No options",
  size = "default",
  ...props
}: CheckboxDropdownProps<Value>) {
  const button = useRef<HTMLButtonElement>(null);
  const [chosen, set, reset] = useFieldValue<readonly Value[], Value[]>(value, defaultValue, onChange);
  const choose = (next: readonly Value[]) => {
    // Two options may share a value; report it once.
    const inOrder = [...new Set(options.map((option) => option.value))].filter((each) => next.includes(each));
    if (inOrder.length !== chosen.length || !inOrder.every((each) => chosen.includes(each))) set(inOrder);
  };
  const add = (indexes: number[]) => choose([...chosen, ...indexes.flatMap((index) => options[index]?.value ?? [])]);
  const count = `${chosen.length} selected`;
  const only = chosen.length === 1 ? options.find((option) => option.value === chosen[0])?.label : undefined;
  const field = useField(props, { control: button, value: chosen.join(), onReset: reset });
  return (
    <Field field={field}>
      <Listbox invalid={field.invalid} multiple value={[...chosen]} onChange={choose}>
        {({ open }) => (
          <>
            <ListBox field={field} open={open} size={size} options={options} emptyText={emptyText} onAdd={add}>
              {chosen.length === 0 ? <span className={classes.placeholder}>{placeholder}</span> : (only ?? count)}
            </ListBox>
            <span role="status" className="sr-only">
              {open && count}
            </span>
          </>
        )}
      </Listbox>
      <FormControl field={field} value={chosen} />
    </Field>
  );
}
