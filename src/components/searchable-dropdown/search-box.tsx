import { ComboboxInput, type ComboboxInputProps, ComboboxOptions, type ComboboxOptionsProps } from "@headlessui/react";
import clsx from "clsx";
import type { ReactNode } from "react";
import { dropdownClasses } from "#components/dropdown/dropdown.classes.ts";
import type { FieldState } from "#components/field/use-field.ts";
import { ListInput } from "#components/workarounds/combobox-expanded.tsx";
import { handleComboboxKeys } from "#components/workarounds/combobox-keys.ts";
import { useComboboxTabKey } from "#components/workarounds/combobox-tab-key.ts";
import { useListPanel } from "#components/workarounds/list-side.ts";
import { searchableDropdownClasses as classes } from "./searchable-dropdown.classes.ts";

type SearchBoxProps<Value> = {
  field: FieldState<HTMLInputElement>;
  open: boolean;
  /** Whether Tab picks the active option without an arrow key. Default: false. */
  picks?: boolean;
  input: ComboboxInputProps<"input", Value> & { className: string };
  list: ComboboxOptionsProps;
  /** Icons and buttons over the input. */
  children: ReactNode;
};

/** The input and list of a Combobox. */
export function SearchBox<Value>({ field, open, picks, input, list, children }: SearchBoxProps<Value>) {
  const tab = useComboboxTabKey(picks);
  const { control, id, invalid } = field;
  const panel = useListPanel(open, control);
  return (
    <div className={classes.box} data-open={open || undefined} {...tab}>
      <ComboboxInput<Value, typeof ListInput>
        {...input}
        as={ListInput}
        shown={open}
        ref={control}
        id={id}
        aria-invalid={invalid || undefined}
        onKeyDownCapture={(event) => {
          handleComboboxKeys(event, open);
          input.onKeyDownCapture?.(event);
        }}
        className={clsx(classes.input, input.className)}
      />
      {children}
      <ComboboxOptions {...panel} className={clsx(dropdownClasses.list)} {...list} />
    </div>
  );
}
