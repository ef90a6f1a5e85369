/**
 * The first navigation after the load, by a link: from the press to the frame with the new page's heading, at a quarter of
 * the processor's speed. Each has a fresh visitor, who points at the link first, like anybody with a mouse.
 */
import { greatest } from "./support/goals.mjs";
import { HEADING, measureInTurns } from "./support/measure-interaction.mjs";
import { median } from "./support/median.mjs";
import { PAGES, pathOf } from "./support/pages.mjs";
import { SLOWDOWN } from "./support/slow-phone.mjs";

export const name = "navigation";
export const title = `First navigation after the load, pointed at, at CPU ×${SLOWDOWN}, in ms`;

/** The pages to go to, by the page to start from. */
const WAYS = { landing: ["work", "about", "contact", "showcase"], marz: ["timeslot", "work"] };
/** Time between pointing at a link and pressing, in ms. */
const AIM = 120;

/** @returns {import("./support/measure-interaction.mjs").Interaction} */
function navigate(from, to) {
  // On a page that was opened by its file, the app's addresses are complete URLs.
  const link = (page) => page.locator(`a[href$="#${pathOf(to)}"]`);
  return {
    name: `${from} to ${to}`,
    at: PAGES[from],
    before: (page) => link(page).scrollIntoViewIfNeeded(),
    act: async (page) => {
      await link(page).hover();
      await page.waitForTimeout(AIM);
      await page.mouse.down();
      await page.mouse.up();
    },
    until: HEADING,
  };
}

export async function run(context) {
  const interactions = Object.entries(WAYS).flatMap(([from, pages]) => pages.map((to) => navigate(from, to)));
  const { rows, ours, raw } = await measureInTurns(context, interactions, (navigation, own) => {
    const times = own.map(({ shown }) => shown);
    return { navigation, median: median(times), worst: Math.max(...times) };
  });
  const slowest = greatest(ours.map((row) => ({ figure: row.median, where: row.navigation })));
  return {
    rows,
    goals: [{ ...slowest, name: `First navigation at CPU ×${SLOWDOWN}, slowest of the list`, most: 200, unit: "ms" }],
    raw,
    notes: [`from the press, ${AIM} ms after the mouse came to the link, to the frame with the new page's heading`],
  };
}
