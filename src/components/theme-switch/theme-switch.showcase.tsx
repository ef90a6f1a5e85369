import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import * as about from "./theme-switch.tsx?about";

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
  ...about,
} satisfies ShowcaseEntry;
