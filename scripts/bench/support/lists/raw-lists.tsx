/**
 * Headless UI's own lists as its documentation shows them, in our list's style. `modal` and `anchor` are set as in our
 * list, so that only the lists differ. Options hold a label only.
 */
import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
} from "@headlessui/react";
import clsx from "clsx";
import { useState } from "react";
import { dropdownClasses as classes } from "#components/dropdown/dropdown.classes.ts";
import type { Option } from "#components/dropdown/list-box.tsx";
import { searchableDropdownClasses } from "#components/searchable-dropdown/searchable-dropdown.classes.ts";

type ListProps = { label: string; options: readonly Option[] };

const anchor = { to: "bottom start", gap: 0, offset: 0, padding: 0 } as const;
// Custom properties that Headless UI measures for the width.
const widths = { button: { width: "var(--button-width)" }, input: { width: "var(--input-width)" } };

export function RawListbox({ label, options }: ListProps) {
  const [chosen, setChosen] = useState<Option | null>(null);
  return (
    <Listbox value={chosen} onChange={setChosen}>
      <ListboxButton aria-label={label} className={clsx(classes.trigger, classes.size.default)}>
        {chosen?.label ?? "Choose"}
      </ListboxButton>
      <ListboxOptions anchor={anchor} modal={false} style={widths.button} className={clsx(classes.list)}>
        {options.map((option) => (
          <ListboxOption key={option.value} value={option} className={clsx(classes.option)}>
            {option.label}
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  );
}

export function RawCombobox({ label, options }: ListProps) {
  const [chosen, setChosen] = useState<Option | null>(null);
  const [query, setQuery] = useState("");
  return (
    <Combobox value={chosen} onChange={setChosen} onClose={() => setQuery("")}>
      <RawInput label={label} onSearch={setQuery} />
      <ComboboxOptions anchor={anchor} modal={false} style={widths.input} className={clsx(classes.list)}>
        {search(options, query).map((option) => (
          <ComboboxOption key={option.value} value={option} className={clsx(classes.option)}>
            {option.label}
          </ComboboxOption>
        ))}
      </ComboboxOptions>
    </Combobox>
  );
}

export function RawVirtualCombobox({ label, options }: ListProps) {
  const [chosen, setChosen] = useState<Option | null>(null);
  const [query, setQuery] = useState("");
  return (
    <Combobox
      value={chosen}
      onChange={setChosen}
      onClose={() => setQuery("")}
      virtual={{ options: search(options, query) }}
    >
      <RawInput label={label} onSearch={setQuery} />
      <ComboboxOptions anchor={anchor} modal={false} style={widths.input} className={clsx(classes.list)}>
        {({ option }: { option: Option }) => (
          <ComboboxOption value={option} className={clsx(classes.option)}>
            {option.label}
          </ComboboxOption>
        )}
      </ComboboxOptions>
    </Combobox>
  );
}

function RawInput({ label, onSearch }: { label: string; onSearch: (query: string) => void }) {
  return (
    <ComboboxInput<Option | null>
      aria-label={label}
      autoComplete="off"
      displayValue={(option) => option?.label ?? ""}
      onChange={(event) => onSearch(event.target.value)}
      className={clsx(searchableDropdownClasses.input, searchableDropdownClasses.pad)}
    />
  );
}

function search(options: readonly Option[], query: string): Option[] {
  return options.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
}
