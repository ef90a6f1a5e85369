// https://www.w3.org/WAI/ARIA/apg/patterns/listbox/examples/listbox-scrollable/
import { Listbox } from "@headlessui/react";
import { useRef, useState } from "react";
import { dropdownClasses as classes } from "#components/dropdown/dropdown.classes.ts";
import { ListBox, type Option } from "#components/dropdown/list-box.tsx";
import { Field } from "#components/field/field.tsx";
import { FormControl } from "#components/field/form-control.tsx";
import { type FieldProps, useField } from "#components/field/use-field.ts";

type CheckboxDropdownProps<Value extends string> = FieldProps & {
  options: readonly Option<Value>[];
  /** The chosen values, when the caller holds them. */
  value?: readonly Value[];
  /** The values chosen at first, when the component holds them. Default: none. */
  defaultValue?: readonly Value[];
  /** Called with all chosen values, in the list's order. */
  onChange?: (value: Value[]) => void;
  /** Shown while nothing is chosen. Default: "Choose any". */
  placeholder?: string;
  /** Shown in a list without options. Default: "No options". */
  emptyText?: string;
  /** The height: "default" is 52 px. Default: "default". */
  size?: keyof typeof classes.size;
};

/** Chooses any number of options. The list stays open. Shift+Arrow chooses on the way, Ctrl+A all. */
export function CheckboxDropdown<Value extends string>({
  options,
  value,
  defaultValue = [],
  onChange,
  placeholder = "Choose any",
  emptyText = "No options",
  size = "default",
  ...props
}: CheckboxDropdownProps<Value>) {
  const button = useRef<HTMLButtonElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const choose = (next: readonly Value[]) => {
    // Every value once, though two options may share it.
    const inOrder = [...new Set(options.map((option) => option.value))].filter((each) => next.includes(each));
    if (inOrder.length === chosen.length && inOrder.every((each) => chosen.includes(each))) return;
    setOwn(inOrder);
    onChange?.(inOrder);
  };
  const add = (indexes: number[]) => choose([...chosen, ...indexes.flatMap((index) => options[index]?.value ?? [])]);
  const said = `${chosen.length} chosen`;
  const only = chosen.length === 1 ? options.find((option) => option.value === chosen[0])?.label : undefined;
  const field = useField(props, { control: button, value: chosen.join(), onReset: () => setOwn(defaultValue) });
  return (
    <Field field={field}>
      <Listbox invalid={field.invalid} multiple value={[...chosen]} onChange={choose}>
        {({ open }) => (
          <>
            <ListBox field={field} open={open} size={size} options={options} emptyText={emptyText} onAdd={add}>
              {chosen.length === 0 ? <span className={classes.placeholder}>{placeholder}</span> : (only ?? said)}
            </ListBox>
            <span role="status" className="sr-only">
              {open && said}
            </span>
          </>
        )}
      </Listbox>
      <FormControl field={field} value={chosen} />
    </Field>
  );
}
