import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { bytes, item } from "./time-picker.tsx?cost";
import { TimePickerUsage } from "./time-picker.usage.tsx";

export const timePickerShowcase = {
  title: "Time picker",
  sentence: "Three columns, the chosen row through the middle. Type, paste or press a neighbour.",
  examples: {
    time: { Example: TimePickerUsage },
  },
  keys: [
    ["0 to 9", "Two digits a part; it goes on by itself when no more can follow"],
    ["↑ ↓", "One up or down, and around the end"],
    ["Page up, Page down", "Six hours, fifteen minutes or seconds"],
    ["Home, End", "00, and 23 or 59"],
    ["← →", "The part before or after; a colon goes on too"],
    ["Backspace", "Clears the part, then goes back"],
  ],
  cost: bytes,
  item,
  docs: () => import("./time-picker.tsx?docs"),
} satisfies ShowcaseEntry;
