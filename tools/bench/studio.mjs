/** A change in the theme studio until its frame. Its weight: tests/e2e/studio-link.spec.ts. */
import { measureInTurns } from "./support/measure-interaction.mjs";
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
  const ours = await context.site();
  const paints = [];
  await measureInTurns({ ...context, sites: async () => [ours] }, PAGES.map(hueOver), (interaction, own) => {
    paints.push({ interaction, figures: own.flatMap((each) => each.paints) });
    return { interaction };
  });
  return {
    rows: paints.map(({ interaction, figures }) => ({
      what: `${interaction} to paint, CPU ×${SLOWDOWN}`,
      median: median(figures),
      worst: Math.max(...figures),
      unit: "ms",
    })),
    goals: paints.map(({ interaction, figures }) => ({
      name: `Studio: ${interaction} to paint at CPU ×${SLOWDOWN}`,
      figure: median(figures),
      most: interaction.endsWith("/showcase") ? 80 : 60,
      unit: "ms",
    })),
    raw: { paints },
  };
}
