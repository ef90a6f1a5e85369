import { list as cats } from "virtual:sample-data/cats";
import type { ShowcaseEntry } from "#lib/showcase-entry.ts";
import { CheckboxDropdown } from "./checkbox-dropdown.tsx";
import { bytes } from "./checkbox-dropdown.tsx?cost";

const options = cats.map((name) => ({ value: name, label: name }));

export const checkboxDropdownShowcase = {
  title: "Checkbox dropdown",
  sentence: "Chooses any of a list, which stays open meanwhile and is 300 px high at most.",
  examples: {
    some: {
      Example: () => <CheckboxDropdown label="Checkbox" options={options} defaultValue={["Maine Coon", "Siamese"]} />,
    },
  },
  keys: [
    ["Space, Enter", "Ticks the option or takes the tick away"],
    ["Shift + ↑ ↓", "Ticks on the way"],
    ["Ctrl + A", "Ticks all"],
  ],
  cost: bytes,
  code: async () => (await import("./checkbox-dropdown.tsx?display")).source,
  styling: async () => (await import("#components/dropdown/dropdown.classes.ts?display")).source,
} satisfies ShowcaseEntry;
