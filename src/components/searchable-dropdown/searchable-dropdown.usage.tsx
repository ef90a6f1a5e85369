import { SearchableDropdown } from "./searchable-dropdown.tsx";

const cities = [
  { value: "yul", label: "Montréal" },
  { value: "pdx", label: "Portland" },
  { value: "yyz", label: "Toronto" },
];

export function SearchableDropdownUsage() {
  return <SearchableDropdown label="City" options={cities} placeholder="Search cities" />;
}
