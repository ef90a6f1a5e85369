import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { list as cats } from "#lib/sample-data/cats.json";
import { CheckboxDropdown } from "./checkbox-dropdown.tsx";
import * as about from "./checkbox-dropdown.tsx?about";

const days = [
  { value: "mon", label: "Monday" },
  { value: "wed", label: "Wednesday" },
  { value: "fri", label: "Friday" },
];

export function CheckboxDropdownUsage() {
  return <CheckboxDropdown label="Days" options={days} defaultValue={["mon", "fri"]} />;
}

const options = cats.map((name) => ({ value: name, label: name }));

export const checkboxDropdownShowcase = {
  title: "Checkbox dropdown",
  sentence: "Multi-select. The list stays open and scrolls after 300 px.",
  examples: {
    some: {
      Example: () => <CheckboxDropdown label="Checkbox" options={options} defaultValue={["Maine Coon", "Siamese"]} />,
    },
    usage: { Example: CheckboxDropdownUsage },
  },
  keys: [
    ["Space, Enter", "Checks or unchecks the option"],
    ["Shift + ↑ ↓", "Checks options on the way"],
    ["Ctrl + A", "Checks all"],
  ],
  ...about,
} satisfies ShowcaseEntry;
