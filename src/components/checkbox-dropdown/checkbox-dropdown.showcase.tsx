import type { ShowcaseEntry } from "#lib/showcase-entry.ts";
import { CheckboxDropdown } from "./checkbox-dropdown.tsx";

const skills = [
  { value: "react", label: "React" },
  { value: "tailwind", label: "Tailwind" },
  { value: "headless-ui", label: "Headless UI" },
  { value: "typescript", label: "TypeScript" },
  { value: "vitest", label: "Vitest" },
];

export const checkboxDropdownShowcase = {
  title: "Checkbox dropdown",
  sentence: "Chooses any of a list, which stays open meanwhile and is 300 px high at most.",
  examples: {
    some: {
      Example: () => <CheckboxDropdown label="Checkbox" options={skills} defaultValue={["react", "tailwind"]} />,
    },
  },
  keys: [
    ["Space, Enter", "Ticks the option or takes the tick away"],
    ["Shift + ↑ ↓", "Ticks on the way"],
    ["Ctrl + A", "Ticks all"],
  ],
  code: async () => (await import("./checkbox-dropdown.tsx?display")).source,
  styling: async () => (await import("#components/dropdown/dropdown.classes.ts?display")).source,
} satisfies ShowcaseEntry;
