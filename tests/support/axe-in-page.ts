import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on the page (WCAG 2.0 to 2.2, levels A and AA): a rule and its elements each. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  // Colours on their way are not where they end. To wait for them could take for ever: what is scrolled out of sight stands
  // still while its layout is left out.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { timeline, effect } = animation;
      // Those that end by themselves: not the reading mark, which follows the scroll.
      if (timeline instanceof DocumentTimeline && Number(effect?.getComputedTiming().endTime) < 5000)
        animation.finish();
    }
  });
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const result = await axe.run({
      runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
    });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  });
}
