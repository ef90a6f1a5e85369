/**
 * Time from an input event to the next frame, for every control of every page, at a quarter of the processor's speed. A fresh
 * visitor presses a page's controls one after the other. Links: the part "navigation".
 */
import { greatest } from "./support/goals.mjs";
import { median } from "./support/median.mjs";
import { PAGES, rowName, wantedPages } from "./support/pages.mjs";
import { settled } from "./support/settled.mjs";
import { SLOWDOWN } from "./support/slow-phone.mjs";
import { expectPaints, takePaints, watchPaints } from "./support/watch-paints.mjs";

export const name = "interactions";
export const title = `Event to paint of every control at CPU ×${SLOWDOWN}, slowest first, in ms`;

const CONTROLS = "button, input:not([type=hidden]), textarea, select, [role=combobox], [role=option], [role=slider]";
/** Rows of the table for each site. The JSON file has all. */
const SHOWN = 20;

/** Runs in the page. @param {any} element */
const nameOf = ({ ariaLabel, labels, textContent, id }) => ariaLabel || labels?.[0]?.textContent || textContent || id;
/** Runs in the page. @param {any} element */
const isTextField = (element) => element.matches("input, textarea");

/**
 * @param {import("playwright-core").Browser} browser
 * @param {string} address of a page
 * @returns milliseconds by control
 */
async function pressAll(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const figures = [];
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(3000);
    await page.addInitScript(watchPaints);
    await page.goto(address);
    await settled(page, 1000);
    const client = await context.newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const at = page.url();
    for (const control of await page.locator(CONTROLS).elementHandles()) {
      if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
      const label = await control.evaluate(nameOf);
      await control.scrollIntoViewIfNeeded();
      await page.waitForTimeout(300);
      await page.evaluate(expectPaints);
      // Another control may cover it now, such as the cookie banner.
      const isPressed = await control.click().then(
        () => true,
        () => false,
      );
      if (isPressed && (await control.evaluate(isTextField))) await page.keyboard.type("a");
      await page.waitForTimeout(900);
      const { timed, framed } = await page.evaluate(takePaints);
      if (isPressed && framed.length) {
        figures.push({
          label: label.trim().replace(/\s+/g, " "),
          figure: Math.max(...(timed.length ? timed : framed)),
        });
      }
      await page.keyboard.press("Escape");
      await page.waitForTimeout(300);
      if (page.url() !== at) throw new Error(`The control "${label}" of ${at} leads to ${page.url()}: it is a link.`);
    }
  } finally {
    await context.close();
  }
  return figures;
}

export async function run({ sites, browser: open, runs, pages, say }) {
  const all = await sites();
  const { browser, close } = await open();
  const raw = [];
  for (let round = 1; round <= runs; round++) {
    for (const name of wantedPages(pages, Object.keys(PAGES))) {
      say(`round ${round} of ${runs}: ${name}`);
      for (const { url, commit } of all) {
        for (const { label, figure } of await pressAll(browser, `${url}${PAGES[name]}`)) {
          raw.push({ round, commit, control: rowName(`${name}: ${label}`, commit), figure });
        }
      }
    }
  }
  await close();
  const rowsOf = (commit) => {
    const own = raw.filter((each) => each.commit === commit);
    const rows = [...new Set(own.map(({ control }) => control))].map((control) => {
      const figures = own.filter((each) => each.control === control).map(({ figure }) => figure);
      return { control, median: median(figures), worst: Math.max(...figures) };
    });
    return rows.toSorted((a, b) => b.median - a.median);
  };
  const [ours, ...others] = all.map(({ commit }) => rowsOf(commit));
  const slow = ours.filter((row) => row.median > 100).length;
  const slowest = greatest(ours.map((row) => ({ figure: row.median, where: row.control })));
  return {
    rows: [ours, ...others].flatMap((rows) => rows.slice(0, SHOWN)),
    goals: [
      { ...slowest, name: `Interaction to next paint at CPU ×${SLOWDOWN}, slowest of all`, most: 100, unit: "ms" },
    ],
    raw,
    notes: [`Event Timing's duration, in steps of 8 ms. Of ${ours.length} controls, ${slow} are above 100 ms.`],
  };
}
