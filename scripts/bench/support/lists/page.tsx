/** A page with one list: `?list=` names it, `?options=` is its length. scripts/bench/lists.mjs builds the page. */
import "virtual:tokens.css";
import "#app.css";
import clsx from "clsx";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { Option } from "#components/dropdown/list-box.tsx";
import { searchableDropdownClasses } from "#components/searchable-dropdown/searchable-dropdown.classes.ts";
import { SearchableDropdown } from "#components/searchable-dropdown/searchable-dropdown.tsx";
import { RawCombobox, RawListbox, RawVirtualCombobox } from "./raw-lists.tsx";

const TRADES = ["Ferry", "Bakery", "Museum", "Clinic", "Library", "Orchestra", "Nursery", "Brewery", "Theatre", "Port"];
const label = "Trade";

const asked = new URLSearchParams(location.search);
const options: Option[] = Array.from({ length: Number(asked.get("options")) }, (_, index) => ({
  value: `v${index}`,
  label: `${TRADES[index % TRADES.length]} ${index + 1}`,
}));

const lists: Record<string, () => ReactNode> = {
  ours: () => <SearchableDropdown label={label} options={options} />,
  select: () => (
    <select aria-label={label} className={clsx(searchableDropdownClasses.input, searchableDropdownClasses.pad)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  ),
  datalist: () => (
    <>
      <input
        aria-label={label}
        list="trades"
        className={clsx(searchableDropdownClasses.input, searchableDropdownClasses.pad)}
      />
      <datalist id="trades">
        {options.map(({ value, label }) => (
          <option key={value} value={label} />
        ))}
      </datalist>
    </>
  ),
  listbox: () => <RawListbox label={label} options={options} />,
  combobox: () => <RawCombobox label={label} options={options} />,
  virtual: () => <RawVirtualCombobox label={label} options={options} />,
};

document.body.className = "dark-mode";
const list = lists[asked.get("list") ?? ""];
if (!list) throw new Error(`?list= is "${asked.get("list")}". There are: ${Object.keys(lists).join(", ")}.`);
createRoot(document.getElementById("root") as HTMLElement).render(
  <div style={{ width: 400, padding: 40 }}>{list()}</div>,
);
