// https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Description,
  Field,
} from "@headlessui/react";
import clsx from "clsx";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { dropdownClasses } from "#components/dropdown/dropdown.classes.ts";
import { useTabKey } from "#components/dropdown/use-tab-key.ts";
import { Icon } from "#components/icon/icon.tsx";
import { inputClasses } from "#components/input/input.classes.ts";
import { useFormReset } from "#lib/use-form-reset.ts";
import { useSide } from "#lib/use-side.ts";
import { addressInputClasses as classes } from "./address-input.classes.ts";
import { type Address, type AddressResults, type SearchAddresses, useAddressSearch } from "./use-address-search.ts";

type AddressInputProps = {
  label: string;
  search: SearchAddresses;
  /** Searches while the visitor types; only where the service allows it. Default: false, on Enter or the button. */
  typeahead?: boolean;
  /** Whose data the suggestions are; the service asks for it to be seen. */
  attribution: { text: string; href: string };
  /** Called with the place that was picked, or with the text alone; with an empty one by a form's reset. */
  onChange?: (address: Address) => void;
  /** Name in a form: the text is sent. */
  name?: string;
  required?: boolean;
  placeholder?: string;
  className?: string;
};

/** An address, picked from what a search suggests or kept as it was typed. */
export function AddressInput({
  label,
  search,
  typeahead = false,
  attribution,
  onChange,
  name,
  required,
  placeholder,
  className,
}: AddressInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [address, setAddress] = useState<Address>({ display_name: "" });
  const [problem, setProblem] = useState<string>();
  // A message is said aloud unless the field is about to take focus, which reads it as the description anyway.
  const [spoken, setSpoken] = useState(true);
  const { results, start, typed, forget } = useAddressSearch(search, typeahead);
  const found = results.state === "found" ? results.addresses : [];
  const tab = useTabKey();
  const { side, direction, width } = useSide(found.length > 0, input, 300);

  const change = (next: Address) => {
    setAddress(next);
    if (next.display_name) setProblem(undefined);
    onChange?.(next);
  };
  useFormReset(input, () => {
    forget();
    setProblem(undefined);
    // Who keeps the coordinates has no other way to hear that they are void.
    if (address.display_name) change({ display_name: "" });
  });
  const look = () => {
    input.current?.focus();
    // Headless UI shows a list only to what it takes for an open field; typing opens it, and this does otherwise.
    if (input.current?.ariaExpanded !== "true") opener.current?.click();
    start(address.display_name);
  };
  const enter = (event: KeyboardEvent) => {
    const active = document.getElementById(event.currentTarget.getAttribute("aria-activedescendant") ?? "");
    const picks = found.length > 0 && active !== null && !active.hidden;
    const isDone = found.length === 0 && (address.display_name.trim() === "" || Boolean(address.lat));
    // What is lit is Headless UI's to pick, and once that is done Enter is the form's. Held down it is nobody's.
    if (event.key !== "Enter" || ((picks || isDone) && !event.repeat)) return;
    event.preventDefault();
    event.stopPropagation();
    // With suggestions in view that nobody went to, it was pressed for what typing has just asked: they stay.
    if (!event.repeat && found.length === 0) look();
  };
  return (
    <Field className={clsx(classes.root, className)}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <Combobox<Address>
        value={address}
        onChange={(picked) => {
          forget();
          if (picked && picked !== address) change(picked);
        }}
        onClose={forget}
        by="display_name"
      >
        <div className={classes.box} data-open={found.length > 0 || undefined} {...tab}>
          <ComboboxInput<Address>
            ref={input}
            id={id}
            name={name}
            required={required}
            onKeyDownCapture={enter}
            aria-invalid={problem ? true : undefined}
            onInvalid={(event) => {
              event.preventDefault();
              setSpoken(event.currentTarget === document.activeElement);
              setProblem(event.currentTarget.validationMessage);
            }}
            displayValue={(shown) => shown?.display_name ?? ""}
            onChange={(event) => {
              typed(event.target.value);
              change({ display_name: event.target.value });
            }}
            placeholder={placeholder}
            // The standard keeps street-address, the whole in several lines, for a textarea. Of what it allows a single
            // line this is the nearest, and the search completes it.
            autoComplete="address-line1"
            className={clsx(classes.input)}
          />
          <ComboboxButton ref={opener} aria-hidden="true" className="sr-only" />
          <button type="button" aria-label={`Search ${label}`} onClick={look} className={clsx(classes.search)}>
            <Icon name="search" />
          </button>
          <ComboboxOptions
            anchor={{ to: `${side} start`, gap: 0, offset: 0, padding: 0 }}
            modal={false}
            dir={direction}
            style={{ width }}
            className={clsx(dropdownClasses.list, classes.list, found.length === 0 && classes.nothing)}
          >
            {/* Headless UI makes the first option active, and Enter picks it: so the text itself stands first. */}
            {found.length > 0 && <ComboboxOption value={address} hidden />}
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
          </ComboboxOptions>
          <div aria-live={spoken ? "polite" : "off"} className={inputClasses.problem}>
            {problem && (
              <Description className={inputClasses.message}>
                <Icon name="alert" /> {problem}
              </Description>
            )}
          </div>
        </div>
      </Combobox>
      {/* Headless UI 2.2 drops an aria-describedby of one's own, and takes its descriptions. */}
      <Description as="p" role="status" className={clsx(classes.state, results.state === "failed" && classes.failed)}>
        {words(results)}
      </Description>
      <Description as="p" className={classes.source}>
        <a href={attribution.href} target="_blank" rel="noopener" className="link">
          {attribution.text}
          <span className="sr-only">(opens in a new window)</span>
        </a>
      </Description>
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
