import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { bytes, item } from "./theme-switch.tsx?cost";

export function ThemeSwitchUsage() {
  return <ThemeSwitch variant="switch" />;
}

export const themeSwitchShowcase = {
  title: "Theme switch",
  sentence: "Follows your system setting until you choose; saved as isDarkMode.",
  examples: {
    switch: { Example: ThemeSwitchUsage },
    mark: { caption: "Compact, as in the side box.", Example: () => <ThemeSwitch className="m-0!" /> },
  },
  keys: [["Space, Enter", "Switches"]],
  cost: bytes,
  item,
  docs: () => import("./theme-switch.tsx?docs"),
} satisfies ShowcaseEntry;
