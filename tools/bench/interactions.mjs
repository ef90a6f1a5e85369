/**
 * Time from an input event to the next frame, for every control of every page, at a quarter of the processor's speed. A fresh
 * visitor presses a page's controls one after the other; another one gives the page no time between the pointer's arrival and the
 * press, as touch does. Links: the part "navigation".
 */
import { greatest } from "./support/goals.mjs";
import { inTurns, rowName } from "./support/in-turns.mjs";
import { median } from "./support/median.mjs";
import { PAGES, wantedPages } from "./support/pages.mjs";
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
 * @param {string} url of a site
 * @returns milliseconds by control
 */
async function pressAll(browser, url, { page: name, press }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const controls = [];
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(3000);
    await page.addInitScript(watchPaints);
    await page.goto(url + PAGES[name]);
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
        controls.push({
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
  return { controls };
}

export async function run(context) {
  const names = wantedPages(context.pages, Object.keys(PAGES));
  const subjects = names.flatMap((page) => WAYS.map((each) => ({ ...each, page, name: page + each.way })));
  const { groups, raw } = await inTurns(context, subjects, pressAll);
  const rowsOf = (commit, way) => {
    const rows = groups
      .filter((group) => group.commit === commit && group.way === way)
      .flatMap(({ page, own }) => {
        const pressed = own.flatMap(({ controls }) => controls);
        return [...new Set(pressed.map(({ label }) => label))].map((label) => {
          const figures = pressed.filter((each) => each.label === label).map(({ figure }) => figure);
          const control = rowName(`${page}: ${label}${way}`, commit);
          return { control, median: median(figures), worst: Math.max(...figures) };
        });
      });
    return rows.toSorted((a, b) => b.median - a.median);
  };
  const commits = new Set(groups.map(({ commit }) => commit));
  const ours = WAYS.map(({ way, most }) => ({ way, most, rows: rowsOf(null, way) }));
  return {
    rows: WAYS.flatMap(({ way }) => [...commits].flatMap((commit) => rowsOf(commit, way).slice(0, SHOWN))),
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
