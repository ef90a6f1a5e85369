import { TimePicker } from "./time-picker.tsx";

export function TimePickerUsage() {
  return <TimePicker label="Time" defaultValue="14:05:30" hint="Try to type 093005 or to paste 9:05 PM." />;
}
