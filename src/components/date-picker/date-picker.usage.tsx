import { DatePicker } from "./date-picker.tsx";

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
