import { ComboboxInput, type ComboboxInputProps, ComboboxOptions, type ComboboxOptionsProps } from "@headlessui/react";
import clsx from "clsx";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { dropdownClasses } from "#components/dropdown/dropdown.classes.ts";
import { type FieldState, isComposing } from "#components/field/use-field.ts";
import { handleComboboxKeys, useComboboxTabKey } from "#components/workarounds/combobox-keys.ts";
import { useListPanel } from "#components/workarounds/list-panel.ts";
import { afterPaint } from "#lib/after-paint.ts";
import { searchableDropdownClasses as classes } from "./searchable-dropdown.classes.ts";

type SearchBoxProps<Value> = {
  field: FieldState<HTMLInputElement>;
  open: boolean;
  /** Whether Tab picks the active option without an arrow key. Undefined if letters do not search the list. */
  picks?: boolean;
  input: ComboboxInputProps<"input", Value> & { className: string };
  list: ComboboxOptionsProps;
  /** Icons and buttons over the input. */
  children: ReactNode;
};

/** The input and list of a Combobox. */
export function SearchBox<Value>({ field, open, picks, input, list, children }: SearchBoxProps<Value>) {
  const tab = useComboboxTabKey(picks);
  const late = useRef<() => void>(undefined);
  // A letter is painted before the list is searched or opened. Other keys act on what it finds.
  const search = () => {
    const run = late.current;
    late.current = undefined;
    if (run) flushSync(run);
  };
  const defer = (run: () => void) => {
    late.current = run;
    afterPaint(search);
  };
  const { control, id, invalid, attributes } = field;
  const panel = useListPanel(open, control);
  return (
    <div
      className={classes.box}
      data-open={open || undefined}
      {...tab}
      onKeyDownCapture={(event) => {
        if (event.key.length > 1) search();
        tab.onKeyDownCapture(event);
      }}
    >
      <ComboboxInput<Value, typeof ListInput>
        {...attributes}
        {...input}
        as={ListInput}
        shown={open}
        defer={picks === undefined ? undefined : defer}
        ref={control}
        id={id}
        aria-invalid={invalid || undefined}
        onKeyDownCapture={(event) => {
          if (isComposing(event)) return event.stopPropagation();
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

type ListInputProps = ComponentProps<"input"> & { shown: boolean; defer?: ((run: () => void) => void) | undefined };

/**
 * The input of a Combobox. Headless UI 2.2.10 forces aria-expanded="true" once the visitor types, even while the list is
 * hidden for lack of options. Its own state is in `data-open`. No known issue; the nearest is
 * https://github.com/tailwindlabs/headlessui/issues/1604.
 * Test: "ListInput" in tests/components/workarounds.test.tsx.
 */
function ListInput({ shown, defer, onChange, ...props }: ListInputProps) {
  return (
    <input
      {...props}
      onChange={defer ? (event) => defer(() => onChange?.(event)) : onChange}
      role="combobox"
      aria-controls={props["aria-controls"]}
      aria-expanded={shown}
    />
  );
}
