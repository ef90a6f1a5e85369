/** A change in the theme studio until its frame. Its weight: tests/e2e/studio-link.spec.ts. */
import { inTurns } from "./support/in-turns.mjs";
import { measureInteraction } from "./support/measure-interaction.mjs";
import { median } from "./support/median.mjs";
import { SLOWDOWN } from "./support/slow-phone.mjs";

export const name = "studio";
export const title = "The theme studio";

const KEYS = 8;

/** @returns {import("./support/measure-interaction.mjs").Interaction} */
const hueOver = (path) => ({
  name: `a hue by arrow key over ${path}`,
  at: "#/showcase",
  before: async (page) => {
    await page.getByRole("button", { name: "Open theme studio" }).click();
    await page.evaluate((path) => (location.hash = path), path);
    await page.getByRole("button", { name: /^Primary \(primaryColor\), dark/ }).click();
    await page.getByRole("slider", { name: /hue/i }).focus();
  },
  act: async (page) => {
    for (let key = 0; key < KEYS; key++) {
      await page.keyboard.press("ArrowRight");
      await page.waitForTimeout(150);
    }
  },
});
/** A page as the others are, and the largest. */
const PAGES = ["/work/marz", "/showcase"];

export async function run(context) {
  const { groups, raw } = await inTurns(context, PAGES.map(hueOver), measureInteraction);
  const rows = groups.map(({ name, commit, own }) => {
    const figures = own.flatMap(({ paints }) => paints);
    return { name, commit, median: median(figures), worst: Math.max(...figures) };
  });
  return {
    rows: rows.map(({ name, median, worst }) => ({
      what: `${name} to paint, CPU ×${SLOWDOWN}`,
      median,
      worst,
      unit: "ms",
    })),
    goals: rows
      .filter(({ commit }) => !commit)
      .map(({ name, median }) => ({
        name: `Studio: ${name} to paint at CPU ×${SLOWDOWN}`,
        figure: median,
        most: name.endsWith("/showcase") ? 80 : 60,
        unit: "ms",
      })),
    raw,
  };
}
