import { useState } from "react";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { Calendar } from "./calendar.tsx";
import type { View } from "./calendar-cells.ts";
import { dateNames } from "./date-names.ts";
import { DatePicker } from "./date-picker.tsx";
import * as about from "./date-picker.tsx?about";
import { useLocale } from "./use-locale.ts";

export function DatePickerUsage() {
  return (
    <DatePicker
      label="First half of 2024"
      defaultValue="2024-02-29"
      min="2024-01-01"
      max="2024-06-30"
      hint="Dates outside the range are disabled."
    />
  );
}

const steps: readonly View[] = ["year", "month", "day"];

export const datePickerShowcase = {
  title: "Date picker",
  sentence: "Year, then month, then day, in one modal. Covers 20 years either side of today.",
  examples: {
    steps: { caption: "The three steps side by side.", Example: Steps },
    date: { Example: () => <DatePicker label="Date" hint="Names and first day of the week follow your region." /> },
    limited: { Example: DatePickerUsage },
    arabic: {
      Example: () => (
        <div dir="rtl" lang="ar">
          <DatePicker label="التاريخ" locale="ar-EG" defaultValue="2025-11-20" placeholder="اختر تاريخًا" />
        </div>
      ),
    },
  },
  keys: [
    ["Enter, Space", "Opens the modal; inside it, chooses and moves to the next step"],
    ["← → ↑ ↓", "Next cell in that direction, across months too"],
    ["Home, End", "First and last cell of the row"],
    ["Page up, Page down", "A month of days, a year of months, sixteen years"],
    ["Shift + Page", "A year of days, ten years of months, the first or last year"],
    ["Escape", "Closes and keeps the date"],
  ],
  ...about,
} satisfies ShowcaseEntry;

function Steps() {
  const [value, setValue] = useState("2025-11-20");
  const names = dateNames(useLocale());
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-gutter *:min-w-0">
      {steps.map((step) => (
        <Calendar key={step} start={step} value={value} onChange={setValue} today="2025-11-12" names={names} />
      ))}
    </div>
  );
}
