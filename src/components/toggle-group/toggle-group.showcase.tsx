import { useState } from "react";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { ToggleGroup } from "./toggle-group.tsx";
import * as about from "./toggle-group.tsx?about";

const spans = [
  { value: "day", label: "Day" },
  { value: "week", label: "Week" },
  { value: "month", label: "Month" },
] as const;

export function ToggleGroupUsage() {
  const [value, setValue] = useState<(typeof spans)[number]["value"]>("week");
  return <ToggleGroup label="Calendar" options={spans} value={value} onChange={setValue} />;
}

const sizes = [
  { value: "s", label: "S" },
  { value: "m", label: "M", disabled: true },
  { value: "l", label: "L" },
] as const;

export const toggleGroupShowcase = {
  title: "Toggle group",
  sentence: "Pick one of a few. The highlight slides to your choice.",
  examples: {
    span: { Example: ToggleGroupUsage },
    disabled: {
      caption: "With a disabled option.",
      Example: () => {
        const [value, setValue] = useState<(typeof sizes)[number]["value"]>("s");
        return <ToggleGroup label="Size" options={sizes} value={value} onChange={setValue} />;
      },
    },
  },
  keys: [
    ["Tab", "Moves to the selected option, then out of the group"],
    ["Arrow keys", "Select the next or previous option, wrapping"],
    ["Home, End", "Select the first or last option"],
  ],
  ...about,
} satisfies ShowcaseEntry;
