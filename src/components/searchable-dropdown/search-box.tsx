import { ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions } from "@headlessui/react";
import clsx from "clsx";
import { type RefObject, useRef } from "react";
import { dropdownClasses as list } from "#components/dropdown/dropdown.classes.ts";
import { openAfterPaint, pressAfterPaint } from "#components/dropdown/open-after-paint.ts";
import type { Option } from "#components/dropdown/option.ts";
import { useTabKey } from "#components/dropdown/use-tab-key.ts";
import { Icon } from "#components/icon/icon.tsx";
import { useSide } from "#lib/use-side.ts";
import { catchSearchKeys } from "./search-keys.ts";
import { searchableDropdownClasses as classes } from "./searchable-dropdown.classes.ts";

type SearchBoxProps = {
  open: boolean;
  control: RefObject<HTMLInputElement | null>;
  label: string;
  required?: boolean;
  invalid: boolean;
  placeholder: string;
  /** Whether a text was typed that searches the list. */
  searching: boolean;
  onSearch: (query: string) => void;
  /** What a screen reader hears of the search's result. */
  said: string;
};

/** The field and its list, inside a Combobox. */
export function SearchBox({
  open,
  control,
  label,
  required,
  invalid,
  placeholder,
  searching,
  onSearch,
  said,
}: SearchBoxProps) {
  const { side, direction, width } = useSide(open, control, 300);
  const tab = useTabKey(searching);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className={classes.box} data-open={open || undefined} {...tab}>
      <Icon name="search" className={classes.glass} />
      <ComboboxInput<Option | null>
        ref={control}
        displayValue={(option) => option?.label ?? ""}
        onKeyDownCapture={(event) => catchSearchKeys(event, open)}
        onChange={(event) => onSearch(event.target.value)}
        // The list is there before the first letter, which would have to wait for it.
        onClick={() => pressAfterPaint(opener.current)}
        aria-required={required}
        aria-invalid={invalid}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        className={clsx(classes.input)}
      />
      <ComboboxButton
        ref={opener}
        aria-label={`Options of ${label}`}
        onPointerDownCapture={openAfterPaint}
        className={classes.opener}
      >
        <Icon name="chevron" className={list.chevron} />
      </ComboboxButton>
      <ComboboxOptions
        // Numbers: for the string defaults Headless UI asks getComputedStyle in every frame while open.
        anchor={{ to: `${side} start`, gap: 0, offset: 0, padding: 0 }}
        // A modal list would hide its own label from assistive technology.
        modal={false}
        dir={direction}
        style={{ width }}
        className={clsx(list.list)}
      >
        {({ option }: { option: Option }) => (
          <ComboboxOption value={option} data-note={option.value === "" || undefined} className={clsx(list.option)}>
            <span className={list.optionLabel}>{option.label}</span>
            <Icon name="check" className={list.tick} />
          </ComboboxOption>
        )}
      </ComboboxOptions>
      <span role="status" className="sr-only">
        {open && said}
      </span>
    </div>
  );
}
