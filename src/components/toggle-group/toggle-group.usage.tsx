import { useState } from "react";
import { ToggleGroup } from "./toggle-group.tsx";

const spans = [
  { value: "day", label: "Day" },
  { value: "week", label: "Week" },
  { value: "month", label: "Month" },
] as const;

export function ToggleGroupUsage() {
  const [value, setValue] = useState<(typeof spans)[number]["value"]>("week");
  return <ToggleGroup label="Calendar" options={spans} value={value} onChange={setValue} />;
}
