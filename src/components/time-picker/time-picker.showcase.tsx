import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { TimePicker } from "./time-picker.tsx";
import * as about from "./time-picker.tsx?about";

export function TimePickerUsage() {
  return <TimePicker label="Time" defaultValue="14:05:30" hint="Try typing 093005 or pasting 9:05 PM." />;
}

export const timePickerShowcase = {
  title: "Time picker",
  sentence: "Three columns; the selected time runs through the middle. Type, paste or tap.",
  examples: {
    time: { Example: TimePickerUsage },
  },
  keys: [
    ["0 to 9", "Type two digits; moves on automatically"],
    ["↑ ↓", "Up or down one, wrapping"],
    ["Page up, Page down", "Six hours, fifteen minutes or seconds"],
    ["Home, End", "00, and 23 or 59"],
    ["← →", "Previous or next segment; a colon also moves on"],
    ["Backspace", "Clears the segment, then moves back"],
  ],
  ...about,
} satisfies ShowcaseEntry;
