import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { Dropdown } from "./dropdown.tsx";
import { bytes, item } from "./dropdown.tsx?cost";
import { DropdownUsage } from "./dropdown.usage.tsx";

const stages = [
  { value: "research", label: "Research" },
  { value: "sketch", label: "Sketch" },
  { value: "prototype", label: "Prototype" },
  { value: "build", label: "Build" },
  { value: "handover", label: "Handover", disabled: true },
];

export const dropdownShowcase = {
  title: "Dropdown",
  sentence: "A sunk field. Open, it turns black and becomes one piece with its list.",
  examples: {
    empty: {
      caption: "Flips upward under 300 px of room.",
      Example: DropdownUsage,
    },
    small: {
      caption: "Small, with a value and an option that cannot be chosen.",
      Example: () => <Dropdown label="Stage" options={stages} defaultValue="prototype" size="small" />,
    },
    disabled: {
      Example: () => (
        <Dropdown label="Out of use" options={[{ value: "laptop", label: "Laptop" }]} defaultValue="laptop" disabled />
      ),
    },
  },
  keys: [
    ["Enter, Space, ↓", "Opens the list; Enter and Space in it choose"],
    ["↑ ↓", "One option on; Page up and Page down ten"],
    ["Home, End", "First and last option, from the closed button too"],
    ["Letters", "Go to the next option that begins with them, accents or not"],
    ["Escape", "Closes and leaves the choice as it was"],
  ],
  cost: bytes,
  item,
  docs: () => import("./dropdown.tsx?docs"),
} satisfies ShowcaseEntry;
