import { list as cats } from "virtual:sample-data/cats";
import type { ShowcaseEntry } from "#lib/showcase-entry.ts";
import { CheckboxDropdown } from "./checkbox-dropdown.tsx";
import { bytes } from "./checkbox-dropdown.tsx?cost";

const options = cats.map((name) => ({ value: name, label: name }));

export const checkboxDropdownShowcase = {
  title: "Checkbox dropdown",
  sentence: "Chooses any number of options. The list stays open, and is 300 px high at most.",
  examples: {
    some: {
      Example: () => <CheckboxDropdown label="Checkbox" options={options} defaultValue={["Maine Coon", "Siamese"]} />,
    },
  },
  keys: [
    ["Space, Enter", "Ticks or unticks the option"],
    ["Shift + ↑ ↓", "Ticks options on the way"],
    ["Ctrl + A", "Ticks all"],
  ],
  cost: bytes,
  code: async () => (await import("./checkbox-dropdown.tsx?display")).source,
  styling: async () => (await import("#components/dropdown/dropdown.classes.ts?display")).source,
} satisfies ShowcaseEntry;
