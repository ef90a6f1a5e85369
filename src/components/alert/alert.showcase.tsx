import { Button } from "#components/button/button.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import type { Alert } from "./alert-queue.ts";
import { cost, item } from "./alerts.tsx?about";
import { showAlert } from "./show-alert.ts";

/** Mount `<Alerts />` once, outside what changes with the page. */
export function ShowAlertUsage() {
  return (
    <Button
      variant="line"
      size="small"
      onClick={() => showAlert({ type: "success", message: "Email sent successfully" })}
    >
      Success
    </Button>
  );
}

const samples: readonly [string, Alert][] = [
  ["Warning", { type: "warning", message: "The connection is slow" }],
  ["Error", { type: "error", message: ["Enter your name", "Enter a message"] }],
  [
    "Info",
    { type: "info", message: "Undo delete", onClick: () => showAlert({ type: "success", message: "Draft restored" }) },
  ],
];

export const alertShowcase = {
  title: "Alert",
  sentence: "Visible for five seconds. The progress bar pauses while you hover or switch tabs.",
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
    ["Tab", "Moves to an alert, even from a modal, and pauses it"],
    ["Escape", "Closes the focused alert"],
  ],
  cost,
  item,
  docs: () => import("./show-alert.ts?docs"),
} satisfies ShowcaseEntry;
