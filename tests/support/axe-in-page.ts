import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { RunOnly } from "axe-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.0 to 2.2, levels A and AA. */
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The rules whose findings can change with the theme or the width. */
const OF_LOOKS = ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"];

type Scope = {
  /** Selector of the only part that is looked at. Default: the whole page. */
  within?: string;
  /** Whether to include best-practice rules. Default: false. */
  bestPractice?: boolean;
  /** Whether only the rules run that depend on colours or on the window's width. Default: false. */
  looksAlone?: boolean;
};

/** Axe's findings (WCAG 2.0 to 2.2, levels A and AA): a rule and its elements each. */
export async function axeFindings(
  page: Page,
  { within, bestPractice = false, looksAlone = false }: Scope = {},
): Promise<string[]> {
  const runOnly: RunOnly = looksAlone
    ? { type: "rule", values: OF_LOOKS }
    : { type: "tag", values: bestPractice ? [...WCAG, "best-practice"] : WCAG };
  await page.evaluate(axe);
  await finishAnimations(page);
  return page.evaluate(
    async ({ within, runOnly }) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const result = await axe.run(within ? { include: [[within]] } : document, { runOnly });
      return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
    },
    { within, runOnly },
  );
}

/**
 * Ends animations, so that colours have their final values. Waiting could take for ever: without layout, animations out of
 * view do not advance.
 */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { timeline, effect } = animation;
      // Those that end by themselves: not the reading mark, which follows the scroll.
      if (timeline instanceof DocumentTimeline && Number(effect?.getComputedTiming().endTime) < 5000)
        animation.finish();
    }
  });
}
