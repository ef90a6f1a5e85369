// https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
import { Combobox, ComboboxButton, ComboboxOption, Description } from "@headlessui/react";
import clsx from "clsx";
import { type KeyboardEvent, useRef, useState } from "react";
import { dropdownClasses } from "#components/dropdown/dropdown.classes.ts";
import { Field } from "#components/field/field.tsx";
import { type FieldProps, useField } from "#components/field/use-field.ts";
import { useTypedBefore } from "#components/field/use-typed-before.ts";
import { Icon } from "#components/icon/icon.tsx";
import { SearchBox } from "#components/searchable-dropdown/search-box.tsx";
import { addressInputClasses as classes } from "./address-input.classes.ts";
import { type Address, type AddressResults, type SearchAddresses, useAddressSearch } from "./use-address-search.ts";

type AddressInputProps = FieldProps & {
  /** Looks up addresses for the typed text. */
  search: SearchAddresses;
  /** Searches while the visitor types, if the service allows it. Otherwise Enter or the button searches. Default: false. */
  typeahead?: boolean | undefined;
  /** Source of the suggestions, shown as the service requires. */
  attribution: { text: string; href: string };
  /** Called with the picked place or the typed text alone. Resetting the form calls it with an empty text. */
  onChange?: (address: Address) => void;
  placeholder?: string;
};

/** An address field: pick a suggestion or keep the typed text. */
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
  const type = (text: string) => {
    typed(text);
    change({ display_name: text });
  };
  const reset = () => {
    forget();
    // The caller may have stored coordinates that no longer apply.
    if (address.display_name) change({ display_name: "" });
  };
  const field = useField(props, { control: input, value: address.display_name, onReset: reset });
  // Headless UI shows the list only in an open field, which only typing or this click opens:
  // https://github.com/tailwindlabs/headlessui/pull/2035
  const openField = () => {
    if (!input.current?.hasAttribute("data-open")) opener.current?.click();
  };
  const look = () => {
    input.current?.focus();
    openField();
    start(address.display_name);
  };
  useTypedBefore(input, (target) => {
    // Restored text is not searched.
    if (target !== document.activeElement) return change({ display_name: target.value });
    type(target.value);
    openField();
  });
  const enter = (event: KeyboardEvent) => {
    const active = document.getElementById(event.currentTarget.getAttribute("aria-activedescendant") ?? "");
    const picks = open && active !== null && !active.hidden;
    const isDone = !open && (address.display_name.trim() === "" || Boolean(address.lat));
    // Headless UI picks the active suggestion; the next Enter belongs to the form.
    if (event.key !== "Enter" || event.repeat || picks || isDone) return;
    event.preventDefault();
    event.stopPropagation();
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
            {statusText(results)}
          </Description>
          <Description as="p" className={clsx(classes.source)}>
            <a href={attribution.href} target="_blank" rel="noopener" className={classes.link}>
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
            onChange: (event) => type(event.target.value),
            placeholder,
            // HTML allows the whole street-address only in a textarea.
            autoComplete: "address-line1",
            className: classes.pad,
          }}
          list={{
            hidden: !open,
            children: (
              <>
                {/* Enter picks the first option: https://github.com/tailwindlabs/headlessui/issues/1575 */}
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
          {/* Its label also names the list. */}
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

function statusText(results: AddressResults): string {
  if (results.state === "searching") return "Searching…";
  if (results.state === "failed") return results.reason;
  if (results.state !== "found") return "";
  const { length } = results.addresses;
  if (length === 0) return `No matches for “${results.query}”. Keep it as typed, or edit and search again.`;
  return `${length} ${length === 1 ? "suggestion" : "suggestions"}`;
}
