import { CheckboxDropdown } from "./checkbox-dropdown.tsx";

const days = [
  { value: "mon", label: "Monday" },
  { value: "wed", label: "Wednesday" },
  { value: "fri", label: "Friday" },
];

export function CheckboxDropdownUsage() {
  return <CheckboxDropdown label="Days" options={days} defaultValue={["mon", "fri"]} />;
}
