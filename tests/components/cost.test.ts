/** What each component costs by itself, against what components of its kind cost elsewhere. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { componentCost } from "../../vite/modules/component-cost.ts";
import { root } from "../../vite/root.mjs";

const KB = 1024;
test.each([
  ["date-picker/date-picker.tsx", 5],
  ["time-picker/time-picker.tsx", 2.5],
  ["cookie-banner/cookie-banner.tsx", 2.5],
  ["video-player/video-player.tsx", 8],
  ["alert/alerts.tsx", 2.5],
])("%s: its own code is at most %s KB gzipped, without its styling", async (file, budget) => {
  const path = join(root, "src/components", file);
  expect(existsSync(path)).toBe(true);
  expect(await componentCost(path, { styling: false })).toBeLessThanOrEqual(budget * KB);
});
