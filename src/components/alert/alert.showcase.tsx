import { Button } from "#components/button/button.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import type { Alert } from "./alert-queue.ts";
import { bytes, item } from "./alerts.tsx?cost";
import { showAlert } from "./show-alert.ts";
import { ShowAlertUsage } from "./show-alert.usage.tsx";

const samples: readonly [string, Alert][] = [
  ["Warning", { type: "warning", message: "The connection is slow" }],
  ["Error", { type: "error", message: ["The name is missing", "The message is missing"] }],
  ["Info", { type: "info", message: "Click me", onClick: () => showAlert({ type: "success", message: "Clicked" }) }],
];

export const alertShowcase = {
  title: "Alert",
  sentence:
    "Shows for five seconds. The time stops while it is out of sight or pointed at, and the progress shows what is left.",
  examples: {
    types: {
      Example: () => (
        <div className="flex flex-wrap gap-3">
          <ShowAlertUsage />
          {samples.map(([label, alert]) => (
            <Button key={label} variant="line" size="small" onClick={() => showAlert(alert)}>
              {label}
            </Button>
          ))}
        </div>
      ),
    },
  },
  keys: [
    ["Tab", "Reaches an alert, from a modal too, and stops its progress"],
    ["Escape", "In an alert, closes it"],
  ],
  cost: bytes,
  item,
  docs: () => import("./show-alert.ts?docs"),
} satisfies ShowcaseEntry;
