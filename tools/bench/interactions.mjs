/**
 * Time from an input event to the next frame, for every control of every page, at a quarter of the processor's speed. A fresh
 * visitor presses a page's controls one after the other; another one gives the page no time between the pointer's arrival and the
 * press, as touch does. Links: the part "navigation".
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
/** The ways to press, and the goal of each in ms. */
const WAYS = [
  { way: "", most: 100, press: (_page, control) => control.click() },
  {
    way: " (without a pause)",
    most: 150,
    press: async ({ mouse }, control) => {
      const { x, y, width, height } = await control.boundingBox();
      await Promise.all([mouse.move(x + width / 2, y + height / 2), mouse.down(), mouse.up()]);
    },
  },
];
/** Rows of the table for each site. The JSON file has all. */
const SHOWN = 20;

/** Runs in the page. @param {any} element */
const nameOf = ({ ariaLabel, labels, textContent, id }) => ariaLabel || labels?.[0]?.textContent || textContent || id;
/** Runs in the page. @param {any} element */
const isTextField = (element) => element.matches("input, textarea");

/**
 * @param {import("playwright-core").Browser} browser
 * @param {string} address of a page
 * @param {(page: import("playwright-core").Page, control: any) => Promise<unknown>} press
 * @returns milliseconds by control
 */
async function pressAll(browser, address, press) {
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
      const isPressed = await press(page, control).then(
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
      // The theme studio stays open, and would slow the presses after it.
      const studio = page.getByRole("button", { name: "Close the studio" });
      if (await studio.isVisible()) await studio.click();
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
        for (const { way, press } of WAYS) {
          for (const { label, figure } of await pressAll(browser, `${url}${PAGES[name]}`, press)) {
            raw.push({ round, commit, way, control: rowName(`${name}: ${label}${way}`, commit), figure });
          }
        }
      }
    }
  }
  await close();
  const rowsOf = (commit, of) => {
    const own = raw.filter((each) => each.commit === commit && each.way === of);
    const rows = [...new Set(own.map(({ control }) => control))].map((control) => {
      const figures = own.filter((each) => each.control === control).map(({ figure }) => figure);
      return { control, median: median(figures), worst: Math.max(...figures) };
    });
    return rows.toSorted((a, b) => b.median - a.median);
  };
  const ours = WAYS.map(({ way, most }) => ({ way, most, rows: rowsOf(null, way) }));
  return {
    rows: WAYS.flatMap(({ way }) => all.flatMap(({ commit }) => rowsOf(commit, way).slice(0, SHOWN))),
    goals: ours.map(({ way, most, rows }) => ({
      ...greatest(rows.map((row) => ({ figure: row.median, where: row.control }))),
      name: `Interaction to next paint at CPU ×${SLOWDOWN}, slowest of all${way}`,
      most,
      unit: "ms",
    })),
    raw,
    notes: [
      "Event Timing's duration, in steps of 8 ms.",
      ...ours.map(({ way, most, rows }) => {
        const slow = rows.filter(({ median }) => median > most);
        return `Of ${rows.length} controls${way}, ${slow.length} are above ${most} ms.`;
      }),
    ],
  };
}
