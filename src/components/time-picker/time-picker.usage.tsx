import { TimePicker } from "./time-picker.tsx";

export function TimePickerUsage() {
  return <TimePicker label="Time" defaultValue="14:05:30" hint="Try typing 093005 or pasting 9:05 PM." />;
}
