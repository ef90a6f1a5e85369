import { Button } from "#components/button/button.tsx";
import { Icon } from "#components/icon/icon.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { Tooltip } from "./tooltip.tsx";
import * as about from "./tooltip.tsx?about";

export function TooltipUsage() {
  return (
    <Tooltip text="Appears after 200 ms">
      <Button variant="line">Focus or hover</Button>
    </Tooltip>
  );
}

export const tooltipShowcase = {
  title: "Tooltip",
  sentence: "Appears after 200 ms on hover, instantly on focus, and on long press.",
  examples: {
    button: { Example: TooltipUsage },
    row: {
      caption: "Moving along a row shows the next one instantly.",
      Example: () => (
        <div className="flex gap-2">
          <Tooltip text="Search">
            <Button size="icon" aria-label="Search">
              <Icon name="search" />
            </Button>
          </Tooltip>
          <Tooltip text="Copy">
            <Button size="icon" aria-label="Copy">
              <Icon name="copy" />
            </Button>
          </Tooltip>
          <Tooltip text="Unavailable while sending">
            <Button size="icon" aria-label="Close" disabled>
              <Icon name="close" />
            </Button>
          </Tooltip>
        </div>
      ),
    },
  },
  keys: [
    ["Tab", "Moves to the control and shows its tooltip"],
    ["Escape", "Hides only the tooltip"],
  ],
  ...about,
} satisfies ShowcaseEntry;
