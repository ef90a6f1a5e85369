/** Component sizes, limited by those of comparable libraries. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { componentCosts } from "../../vite/modules/component-cost.ts";
import { root } from "../../vite/root.mjs";

const KB = 1024;
const costs = componentCosts({ styling: false });

test.each([
  ["date-picker/date-picker.tsx", 5],
  ["time-picker/time-picker.tsx", 2.5],
  ["cookie-banner/cookie-banner.tsx", 2.5],
  ["video-player/video-player.tsx", 8],
  ["alert/alerts.tsx", 2.5],
])("%s: its own code without styling is at most %s KB gzipped", async (file, budget) => {
  const path = join(root, "src/components", file);
  expect((await costs).get(path)).toBeLessThanOrEqual(budget * KB);
});
