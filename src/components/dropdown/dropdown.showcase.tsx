import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { Dropdown } from "./dropdown.tsx";
import * as about from "./dropdown.tsx?about";

const screens = [
  { value: "phone", label: "Phone" },
  { value: "tablet", label: "Tablet" },
  { value: "laptop", label: "Laptop" },
  { value: "desktop", label: "Desktop" },
];

export function DropdownUsage() {
  return <Dropdown label="Screen" options={screens} placeholder="Choose a screen" />;
}

const stages = [
  { value: "research", label: "Research" },
  { value: "sketch", label: "Sketch" },
  { value: "prototype", label: "Prototype" },
  { value: "build", label: "Build" },
  { value: "handover", label: "Handover", disabled: true },
];

export const dropdownShowcase = {
  title: "Dropdown",
  sentence: "A sunken field that turns black when open and joins its list.",
  examples: {
    empty: { caption: "Opens upward when less than 300 px is left.", Example: DropdownUsage },
    small: {
      caption: "Small, with a selected value and a disabled option.",
      Example: () => <Dropdown label="Stage" options={stages} defaultValue="prototype" size="small" />,
    },
    disabled: {
      Example: () => (
        <Dropdown label="Disabled" options={[{ value: "laptop", label: "Laptop" }]} defaultValue="laptop" disabled />
      ),
    },
  },
  keys: [
    ["Enter, Space, ↓", "Opens the list; in the list, Enter and Space choose"],
    ["↑ ↓", "Next or previous option; Page up and Page down move ten"],
    ["Home, End", "First and last option, even from the closed button"],
    ["Letters", "Jump to the next option that starts with them, ignoring accents"],
    ["Escape", "Closes and keeps the selection"],
  ],
  ...about,
} satisfies ShowcaseEntry;
