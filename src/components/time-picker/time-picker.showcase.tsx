import type { ShowcaseEntry } from "#lib/showcase-entry.ts";
import { TimePicker } from "./time-picker.tsx";
import { bytes } from "./time-picker.tsx?cost";

export const timePickerShowcase = {
  title: "Time picker",
  sentence: "Three columns, the chosen row through the middle. Type, paste or press a neighbour.",
  examples: {
    time: {
      Example: () => <TimePicker label="Time" defaultValue="14:05:30" hint="Try to type 093005 or to paste 9:05 PM." />,
    },
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
  code: async () => (await import("./time-picker.tsx?display")).source,
  styling: async () => (await import("./time-picker.classes.ts?display")).source,
} satisfies ShowcaseEntry;
