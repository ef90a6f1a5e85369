import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import * as about from "./theme-switch.tsx?about";

export function ThemeSwitchUsage() {
  return <ThemeSwitch variant="switch" />;
}

function Setting() {
  return (
    <div className="flex w-full flex-wrap items-center justify-between border-y-hair border-rule py-0.5">
      Appearance
      <ThemeSwitch variant="switch" />
    </div>
  );
}

export const themeSwitchShowcase = {
  title: "Theme switch",
  sentence: "Follows your system setting until you choose; remembered in this browser.",
  examples: {
    switch: { Example: ThemeSwitchUsage },
    setting: { Example: Setting },
    mark: { caption: "Compact, as in the side box.", Example: () => <ThemeSwitch className="m-0!" /> },
  },
  keys: [["Space, Enter", "Switches"]],
  ...about,
} satisfies ShowcaseEntry;
