// https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
import { Combobox, ComboboxButton, ComboboxOption, Description } from "@headlessui/react";
import clsx from "clsx";
import { type KeyboardEvent, useRef, useState } from "react";
import { dropdownClasses } from "#components/dropdown/dropdown.classes.ts";
import { Field } from "#components/field/field.tsx";
import { type FieldProps, useField } from "#components/field/use-field.ts";
import { Icon } from "#components/icon/icon.tsx";
import { SearchBox } from "#components/searchable-dropdown/search-box.tsx";
import { addressInputClasses as classes } from "./address-input.classes.ts";
import { type Address, type AddressResults, type SearchAddresses, useAddressSearch } from "./use-address-search.ts";

type AddressInputProps = FieldProps & {
  search: SearchAddresses;
  /** Searches while the visitor types; only where the service allows it. Default: false, on Enter or the button. */
  typeahead?: boolean;
  /** Whose data the suggestions are; the service asks for it to be seen. */
  attribution: { text: string; href: string };
  /** Called with the place that was picked, or with the text alone; with an empty one by a form's reset. */
  onChange?: (address: Address) => void;
  placeholder?: string;
};

/** An address, picked from what a search suggests or kept as it was typed. */
export function AddressInput({
  search,
  typeahead = false,
  attribution,
  onChange,
  placeholder,
  ...props
}: AddressInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [address, setAddress] = useState<Address>({ display_name: "" });
  const { results, start, typed, forget } = useAddressSearch(search, typeahead);
  const found = results.state === "found" ? results.addresses : [];
  const open = found.length > 0;

  const change = (next: Address) => {
    setAddress(next);
    onChange?.(next);
  };
  const reset = () => {
    forget();
    // The caller may keep the coordinates, and must hear that they are void.
    if (address.display_name) change({ display_name: "" });
  };
  const field = useField(props, { control: input, value: address.display_name, onReset: reset });
  const look = () => {
    input.current?.focus();
    // Headless UI shows a list in an open field alone. Typing opens the field; so does this press, the only other way:
    // https://github.com/tailwindlabs/headlessui/pull/2035
    if (input.current?.ariaExpanded !== "true") opener.current?.click();
    start(address.display_name);
  };
  const enter = (event: KeyboardEvent) => {
    const active = document.getElementById(event.currentTarget.getAttribute("aria-activedescendant") ?? "");
    const picks = open && active !== null && !active.hidden;
    const isDone = !open && (address.display_name.trim() === "" || Boolean(address.lat));
    // Headless UI picks the active suggestion. Enter after that is the form's.
    if (event.key !== "Enter" || event.repeat || picks || isDone) return;
    event.preventDefault();
    event.stopPropagation();
    // While suggestions are shown and none is active, Enter asks for what typing has asked already.
    if (!open) look();
  };
  return (
    <Field
      field={field}
      aside={
        <div className={classes.below}>
          <Description
            as="p"
            role="status"
            className={clsx(classes.state, results.state === "failed" && classes.failed)}
          >
            {words(results)}
          </Description>
          <Description as="p" className={clsx(classes.source)}>
            <a href={attribution.href} target="_blank" rel="noopener" className="link">
              {attribution.text}
              <span className="sr-only">(opens in a new window)</span>
            </a>
          </Description>
        </div>
      }
    >
      <Combobox<Address>
        value={address}
        onChange={(picked) => {
          forget();
          if (picked && picked !== address) change(picked);
        }}
        onClose={forget}
        by="display_name"
      >
        <SearchBox<Address>
          field={field}
          open={open}
          input={{
            name: props.name,
            required: props.required,
            onInvalid: field.onInvalid,
            onKeyDownCapture: enter,
            displayValue: (shown) => shown?.display_name ?? "",
            onChange: (event) => {
              typed(event.target.value);
              change({ display_name: event.target.value });
            },
            placeholder,
            // The standard allows street-address, the whole address, in a textarea alone. Of what the standard allows in a
            // single line this is the nearest, and the search completes it.
            autoComplete: "address-line1",
            className: classes.pad,
          }}
          list={{
            hidden: !open,
            children: (
              <>
                {/* Enter picks the first option (https://github.com/tailwindlabs/headlessui/issues/1575): the text itself. */}
                {open && <ComboboxOption value={address} hidden />}
                {found.map((suggestion, index) => (
                  <ComboboxOption
                    // biome-ignore lint/suspicious/noArrayIndexKey: a service may name one place twice.
                    key={index}
                    value={suggestion}
                    className={clsx(dropdownClasses.option)}
                  >
                    {suggestion.display_name}
                  </ComboboxOption>
                ))}
              </>
            ),
          }}
        >
          <ComboboxButton ref={opener} aria-hidden="true" className="sr-only" />
          <button
            type="button"
            aria-label={`Search ${props.label}`}
            disabled={props.disabled}
            onClick={look}
            className={clsx(classes.search)}
          >
            <Icon name="search" />
          </button>
        </SearchBox>
      </Combobox>
    </Field>
  );
}

function words(results: AddressResults): string {
  if (results.state === "searching") return "Searching…";
  if (results.state === "failed") return results.reason;
  if (results.state !== "found") return "";
  const { length } = results.addresses;
  if (length === 0) return `No address found for “${results.query}”. It stays as you typed it.`;
  return `${length} ${length === 1 ? "suggestion" : "suggestions"}`;
}
