import { useState } from "react";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { ToggleGroup } from "./toggle-group.tsx";
import { bytes, item } from "./toggle-group.tsx?cost";
import { ToggleGroupUsage } from "./toggle-group.usage.tsx";

const sizes = [
  { value: "s", label: "S" },
  { value: "m", label: "M", disabled: true },
  { value: "l", label: "L" },
] as const;

export const toggleGroupShowcase = {
  title: "Toggle group",
  sentence: "One of a few, all in view. The colour slides to the chosen one.",
  examples: {
    span: { Example: ToggleGroupUsage },
    disabled: {
      caption: "With one that cannot be chosen.",
      Example: () => {
        const [value, setValue] = useState<(typeof sizes)[number]["value"]>("s");
        return <ToggleGroup label="Size" options={sizes} value={value} onChange={setValue} />;
      },
    },
  },
  keys: [
    ["Tab", "Reaches the chosen one, and leaves the group"],
    ["Arrow keys", "Choose the next or the one before, around the ends"],
    ["Home, End", "Choose the first or the last"],
  ],
  cost: bytes,
  item,
  docs: () => import("./toggle-group.tsx?docs"),
} satisfies ShowcaseEntry;
