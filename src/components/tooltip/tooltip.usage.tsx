import { Button } from "#components/button/button.tsx";
import { Tooltip } from "./tooltip.tsx";

export function TooltipUsage() {
  return (
    <Tooltip text="Appears after 200 ms">
      <Button variant="line">Focus or hover</Button>
    </Tooltip>
  );
}
