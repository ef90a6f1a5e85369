/** A command of the component tests: what Chromium is told by its own protocol, other engines are told by Playwright. */
import type { BrowserCommand } from "vitest/node";

export const emulateMedia: BrowserCommand<[Record<string, string>]> = async ({ page }, features) => {
  await page.emulateMedia({
    colorScheme: (features["prefers-color-scheme"] as "dark") ?? null,
    reducedMotion: (features["prefers-reduced-motion"] as "reduce") ?? null,
    forcedColors: (features["forced-colors"] as "active") ?? null,
  });
};
