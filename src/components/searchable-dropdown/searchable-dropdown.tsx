// https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/
import { Combobox, ComboboxButton, ComboboxOption } from "@headlessui/react";
import clsx from "clsx";
import { useMemo, useRef, useState } from "react";
import { dropdownClasses } from "#components/dropdown/dropdown.classes.ts";
import type { Option } from "#components/dropdown/list-box.tsx";
import { Field, FormControl } from "#components/field/field.tsx";
import { type FieldProps, useField, useFieldValue } from "#components/field/use-field.ts";
import { useTypedBefore } from "#components/field/use-typed-before.ts";
import { Icon } from "#components/icon/icon.tsx";
import { openAfterPaint, pressAfterPaint } from "#components/workarounds/list-panel.ts";
import { SearchBox } from "./search-box.tsx";
import { cloneRepeats, searchOptions } from "./search-options.ts";
import { searchableDropdownClasses as classes } from "./searchable-dropdown.classes.ts";

type SearchableDropdownProps<Value extends string> = FieldProps & {
  options: readonly Option<Value>[];
  /** Controlled value; null for none. */
  value?: Value | null;
  /** Initial value (uncontrolled). Default: null. */
  defaultValue?: Value | null;
  /** Called with null when the field is cleared. */
  onChange?: (value: Value | null) => void;
  /** Shown in an empty field. Default: "Search". */
  placeholder?: string;
  /** Shown in an empty list. Default: "No options". */
  emptyText?: string;
};

/** Chooses one option of a long list by typing. Renders only the visible options. */
export function SearchableDropdown<Value extends string>({
  options,
  value,
  defaultValue = null,
  onChange,
  placeholder = "Search",
  emptyText = "No options",
  ...props
}: SearchableDropdownProps<Value>) {
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [query, setQuery] = useState("");
  const [chosen, set, resetValue] = useFieldValue(value, defaultValue, onChange);

  const each = useMemo(() => cloneRepeats(options), [options]);
  const search = useMemo(() => searchOptions(each), [each]);
  const found = useMemo(() => search(query), [search, query]);
  const emptyMessage = query.trim() === "" ? emptyText : `No results for ${query.trim()}`;
  const virtual = useMemo(
    () => ({
      // A virtual list without options would be an empty box, so the message is a disabled option.
      options: found.length > 0 ? found : [{ value: "", label: emptyMessage, disabled: true }],
      disabled: (option: Option | null) => option?.disabled ?? false,
    }),
    [found, emptyMessage],
  );

  const optionOf = (value: Value | null): Option | null => each.find((option) => option.value === value) ?? null;
  const choose = (picked: Option | null) => set((picked?.value ?? null) as Value | null);
  const reset = () => {
    resetValue();
    // The browser has emptied the field, which Headless UI 2.2.10 fills only when the value changes:
    // https://github.com/tailwindlabs/headlessui/blob/@headlessui/react@v2.2.10/packages/@headlessui-react/src/components/combobox/combobox.tsx#L604
    const shown = optionOf(value === undefined ? defaultValue : value);
    if (input.current) input.current.value = shown?.label ?? "";
  };
  const field = useField(props, { control: input, value: chosen ?? "", onReset: reset });
  useTypedBefore(input, (target) => {
    setQuery(target.value);
    // Opening takes focus.
    if (target === document.activeElement) pressAfterPaint(opener.current);
  });
  const count = found.length === 0 ? emptyMessage : `${found.length} ${found.length === 1 ? "result" : "results"}`;
  return (
    <Field field={field}>
      <Combobox value={optionOf(chosen)} onChange={choose} onClose={() => setQuery("")} virtual={virtual}>
        {({ open }) => (
          <SearchBox<Option | null>
            field={field}
            open={open}
            picks={query.trim() !== ""}
            input={{
              displayValue: (option) => option?.label ?? "",
              onChange: (event) => setQuery(event.target.value),
              // Opens on click: opening on the first letter would delay that letter.
              onClick: () => pressAfterPaint(opener.current),
              "aria-required": props.required,
              placeholder,
              autoComplete: "off",
              spellCheck: false,
              className: classes.pad,
            }}
            list={{
              children: ({ option }: { option: Option }) => (
                <ComboboxOption
                  value={option}
                  data-note={option.value === "" || undefined}
                  className={clsx(dropdownClasses.option)}
                >
                  <span className={dropdownClasses.optionLabel}>{option.label}</span>
                  <Icon name="check" className={dropdownClasses.tick} />
                </ComboboxOption>
              ),
            }}
          >
            <Icon name="search" className={classes.glass} />
            <ComboboxButton
              ref={opener}
              aria-label={`Options of ${props.label}`}
              onPointerDownCapture={openAfterPaint}
              className={classes.opener}
            >
              <Icon name="chevron" className={dropdownClasses.chevron} />
            </ComboboxButton>
            <span role="status" className="sr-only">
              {open && count}
            </span>
          </SearchBox>
        )}
      </Combobox>
      <FormControl field={field} value={chosen ?? ""} announceRequired={false} />
    </Field>
  );
}
