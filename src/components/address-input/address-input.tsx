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
  /** Looks up the typed text. */
  search: SearchAddresses;
  /** Searches while the visitor types, where the service allows it. Else Enter or the button searches. Default: false. */
  typeahead?: boolean;
  /** The source of the suggestions. The service asks for it to be shown. */
  attribution: { text: string; href: string };
  /** Called with the picked place, or with the typed text alone. A form's reset calls it with an empty text. */
  onChange?: (address: Address) => void;
  placeholder?: string;
};

/** A field for an address, picked from the suggestions of a search or kept as typed. */
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
    // The caller may have kept the coordinates, and must learn that they no longer hold.
    if (address.display_name) change({ display_name: "" });
  };
  const field = useField(props, { control: input, value: address.display_name, onReset: reset });
  const look = () => {
    input.current?.focus();
    // Headless UI shows a list only in an open field. Besides typing, only this press opens the field:
    // https://github.com/tailwindlabs/headlessui/pull/2035
    if (input.current?.dataset.open === undefined) opener.current?.click();
    start(address.display_name);
  };
  const enter = (event: KeyboardEvent) => {
    const active = document.getElementById(event.currentTarget.getAttribute("aria-activedescendant") ?? "");
    const picks = open && active !== null && !active.hidden;
    const isDone = !open && (address.display_name.trim() === "" || Boolean(address.lat));
    // Headless UI picks the active suggestion. The next Enter belongs to the form.
    if (event.key !== "Enter" || event.repeat || picks || isDone) return;
    event.preventDefault();
    event.stopPropagation();
    // An open list shows the results for this text already.
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
            // The standard allows street-address, the whole address, only in a textarea. Of the values for a single line
            // address-line1 is the nearest, and the search completes it.
            autoComplete: "address-line1",
            className: classes.pad,
          }}
          list={{
            hidden: !open,
            children: (
              <>
                {/* Enter picks the first option, here the typed text:
                https://github.com/tailwindlabs/headlessui/issues/1575 */}
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
          {/* Its name is the list's. */}
          <ComboboxButton ref={opener} aria-hidden="true" aria-label={props.label} className="sr-only" />
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
