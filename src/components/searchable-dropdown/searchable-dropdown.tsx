// https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/
import { Combobox } from "@headlessui/react";
import { useMemo, useRef, useState } from "react";
import { DropdownField, type DropdownFieldProps } from "#components/dropdown/dropdown-field.tsx";
import type { Option } from "#components/dropdown/option.ts";
import { SearchBox } from "./search-box.tsx";
import { searchOptions } from "./search-options.ts";
import { tellApart } from "./tell-apart.ts";

type SearchableDropdownProps<Value extends string> = DropdownFieldProps & {
  options: readonly Option<Value>[];
  /** The chosen value when the caller holds it, null for none; `defaultValue` is where it begins otherwise. */
  value?: Value | null;
  defaultValue?: Value | null;
  /** Called with null when the field is emptied. */
  onChange?: (value: Value | null) => void;
  placeholder?: string;
  /** Shown in a list without options. Default: "No options". */
  emptyText?: string;
};

/** Chooses one of a list too long to read: type a part of a name. Only what is in view is in the page. */
export function SearchableDropdown<Value extends string>({
  options,
  value,
  defaultValue = null,
  onChange,
  placeholder = "Search",
  emptyText = "No options",
  ...field
}: SearchableDropdownProps<Value>) {
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const [query, setQuery] = useState("");
  const chosen = value === undefined ? own : value;

  const each = useMemo(() => tellApart(options), [options]);
  const search = useMemo(() => searchOptions(each), [each]);
  const found = useMemo(() => search(query), [search, query]);
  const nothing = query.trim() === "" ? emptyText : `No results for ${query.trim()}`;
  const virtual = useMemo(
    () => ({
      // An empty virtual list would show an empty box, so what it says stands in it as an option no one can choose.
      options: found.length > 0 ? found : [{ value: "", label: nothing, disabled: true }],
      disabled: (option: Option | null) => option?.disabled ?? false,
    }),
    [found, nothing],
  );

  const optionOf = (value: Value | null): Option | null => each.find((option) => option.value === value) ?? null;
  const option = optionOf(chosen);
  const choose = (picked: Option | null) => {
    const next = (picked?.value ?? null) as Value | null;
    setOwn(next);
    if (next !== chosen) onChange?.(next);
  };
  const reset = () => {
    setOwn(defaultValue);
    // The browser has emptied the field, and Headless UI writes to it only when the value changes.
    const shown = optionOf(value === undefined ? defaultValue : value);
    if (input.current) input.current.value = shown?.label ?? "";
  };
  return (
    <DropdownField {...field} values={chosen === null ? [] : [chosen]} control={input} onReset={reset}>
      {(invalid) => (
        <Combobox value={option} onChange={choose} onClose={() => setQuery("")} virtual={virtual} by={isSame}>
          {({ open }) => (
            <SearchBox
              open={open}
              control={input}
              label={field.label}
              required={field.required}
              invalid={invalid}
              placeholder={placeholder}
              searching={query.trim() !== ""}
              onSearch={setQuery}
              said={found.length === 0 ? nothing : `${found.length} ${found.length === 1 ? "result" : "results"}`}
            />
          )}
        </Combobox>
      )}
    </DropdownField>
  );
}

/** By value the list would take every repeat of an option for the first: active with it, and never by itself. */
function isSame(one: Option | null, other: Option | null): boolean {
  return one === other;
}
