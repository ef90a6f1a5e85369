/**
 * Every link from page to page: from the press to the largest paint that it leads to, as the browser reports it, at a quarter of
 * the processor's speed. Each has a fresh visitor, who points at the link first, like anybody with a mouse.
 */
import { inTurns } from "./support/in-turns.mjs";
import { measureInteraction } from "./support/measure-interaction.mjs";
import { median } from "./support/median.mjs";
import { PAGES, wantedPages } from "./support/pages.mjs";
import { settled } from "./support/settled.mjs";
import { SLOWDOWN } from "./support/slow-phone.mjs";

export const name = "navigation";
export const title = `Links from page to page, pointed at, at CPU ×${SLOWDOWN}: to the largest paint, in ms`;

/** Time between pointing at a link and pressing, in ms. */
const AIM = 120;
/** Without those below the landing page's lid. */
const LINKS = 'a[href*="#/"]:not([target], [aria-current], nav[aria-label="Main"] li *)';

/** Runs in the page. @param {any[]} links */
const hashesOf = (links) => links.map(({ hash }) => hash);

/** The pages' links, each address once. */
async function linksOf({ sites, browser: open, pages }) {
  const [{ url }] = await sites();
  const browser = await open();
  const page = await browser.newPage();
  const found = [];
  for (const from of wantedPages(pages, Object.keys(PAGES))) {
    await page.goto(`${url}${PAGES[from]}`);
    await settled(page, 0);
    const hashes = await page.locator(`${LINKS}:visible`).evaluateAll(hashesOf);
    for (const to of new Set(hashes)) found.push({ from, to });
  }
  await browser.close();
  return found;
}

/** @returns {import("./support/measure-interaction.mjs").Interaction} */
function navigate({ from, to }) {
  // On a page that was opened by its file, the app's addresses are complete URLs.
  const link = (page) => page.locator(`a[href$="${to}"]:not([target]):visible`).first();
  return {
    name: `${from} to ${to.slice(1)}`,
    at: PAGES[from],
    before: (page) => link(page).scrollIntoViewIfNeeded(),
    act: async (page) => {
      await link(page).hover();
      await page.waitForTimeout(AIM);
      await page.mouse.down();
      await page.mouse.up();
    },
  };
}

export async function run(context) {
  const interactions = (await linksOf(context)).map(navigate);
  const { groups, raw } = await inTurns(context, interactions, measureInteraction);
  const rows = groups.map(({ name, own }) => {
    const paints = own.flatMap(({ largest }) => largest ?? []);
    const answers = own.map(({ paints }) => Math.max(...paints));
    const largest = paints.length
      ? { median: median(paints), worst: Math.max(...paints) }
      : { median: "none", worst: "none" };
    return { navigation: name, answer: median(answers), ...largest };
  });
  const ours = rows.filter((_, i) => !groups[i].commit);
  const upTo = (share, key) => {
    const sorted = ours.filter((row) => row[key] !== "none").toSorted((a, b) => a[key] - b[key]);
    const row = sorted[Math.ceil(sorted.length * share) - 1];
    return { figure: row[key], where: row.navigation, unit: "ms" };
  };
  return {
    rows,
    goals: [
      {
        name: `Press of a link to the plate's first frame at CPU ×${SLOWDOWN}, p75 of all`,
        ...upTo(0.75, "answer"),
        most: 60,
      },
      { name: "The same, worst", ...upTo(1, "answer"), most: 110 },
      { name: `Largest paint of a link at CPU ×${SLOWDOWN}, p75 of all`, ...upTo(0.75, "median"), most: 200 },
    ],
    raw,
    notes: [
      "answer: from the press to its next frame, in which the plate moves (since 27 November 2026)",
      `from the press, ${AIM} ms after the mouse came to the link: interaction-contentful-paint, or "none" if there was none`,
    ],
  };
}
