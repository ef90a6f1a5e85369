import { Dropdown } from "./dropdown.tsx";

const screens = [
  { value: "phone", label: "Phone" },
  { value: "tablet", label: "Tablet" },
  { value: "laptop", label: "Laptop" },
  { value: "desktop", label: "Desktop" },
];

export function DropdownUsage() {
  return <Dropdown label="Screen" options={screens} placeholder="Choose a screen" />;
}
