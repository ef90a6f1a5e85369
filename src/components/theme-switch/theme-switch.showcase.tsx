import type { ShowcaseEntry } from "#lib/showcase-entry.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { bytes } from "./theme-switch.tsx?cost";

export const themeSwitchShowcase = {
  title: "Theme switch",
  sentence: "Follows your system until you choose. The choice is stored as isDarkMode.",
  examples: {
    switch: { Example: () => <ThemeSwitch variant="switch" /> },
    mark: { caption: "As it stands in the side box.", Example: () => <ThemeSwitch className="m-0!" /> },
  },
  keys: [["Space, Enter", "Switches"]],
  cost: bytes,
  code: async () => (await import("./theme-switch.tsx?display")).source,
  styling: async () => (await import("./theme-switch.classes.ts?display")).source,
} satisfies ShowcaseEntry;
