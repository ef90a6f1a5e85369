import { list as cats } from "virtual:sample-data/cats";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { CheckboxDropdown } from "./checkbox-dropdown.tsx";
import { bytes, item } from "./checkbox-dropdown.tsx?cost";
import { CheckboxDropdownUsage } from "./checkbox-dropdown.usage.tsx";

const options = cats.map((name) => ({ value: name, label: name }));

export const checkboxDropdownShowcase = {
  title: "Checkbox dropdown",
  sentence: "Chooses any number of options. The list stays open, and is 300 px high at most.",
  examples: {
    some: {
      Example: () => <CheckboxDropdown label="Checkbox" options={options} defaultValue={["Maine Coon", "Siamese"]} />,
    },
    usage: { Example: CheckboxDropdownUsage },
  },
  keys: [
    ["Space, Enter", "Ticks or unticks the option"],
    ["Shift + ↑ ↓", "Ticks options on the way"],
    ["Ctrl + A", "Ticks all"],
  ],
  cost: bytes,
  item,
  docs: () => import("./checkbox-dropdown.tsx?docs"),
} satisfies ShowcaseEntry;
