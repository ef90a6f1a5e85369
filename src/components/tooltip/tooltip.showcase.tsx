import { Button } from "#components/button/button.tsx";
import { Icon } from "#components/icon/icon.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { Tooltip } from "./tooltip.tsx";
import { bytes, item } from "./tooltip.tsx?cost";
import { TooltipUsage } from "./tooltip.usage.tsx";

export const tooltipShowcase = {
  title: "Tooltip",
  sentence: "Shows 200 ms after the pointer comes, at once with the keyboard, and for a finger that rests.",
  examples: {
    button: { Example: TooltipUsage },
    row: {
      caption: "Along a row the next tip shows at once.",
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
          <Tooltip text="Not while it is being sent">
            <Button size="icon" aria-label="Close" disabled>
              <Icon name="close" />
            </Button>
          </Tooltip>
        </div>
      ),
    },
  },
  keys: [
    ["Tab", "Reaches the control and shows its tip"],
    ["Escape", "Hides the tip, and nothing else"],
  ],
  cost: bytes,
  item,
  docs: () => import("./tooltip.tsx?docs"),
} satisfies ShowcaseEntry;
