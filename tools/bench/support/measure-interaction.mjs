import { settled } from "./settled.mjs";
import { SLOWDOWN } from "./slow-phone.mjs";
import { expectPaints, takePaints, watchPaints } from "./watch-paints.mjs";

const HEADING = "main h1";

/**
 * An action and its result.
 * @typedef {object} Interaction
 * @property {string} name
 * @property {string} at address where it starts, from the site's root
 * @property {(page: import("playwright-core").Page) => Promise<unknown>} [before] steps that are not measured
 * @property {(page: import("playwright-core").Page) => Promise<unknown>} act what is measured
 */

/**
 * One interaction by a fresh visitor. Once the page has settled, the processor has a quarter of its speed.
 * @param {import("playwright-core").Browser} browser
 * @param {string} url of the site
 * @param {Interaction} interaction
 * @returns milliseconds. `paints`: the figure of each input within; `largest`: see takePaints()
 */
export async function measureInteraction(browser, url, { name, at, before, act }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.addInitScript(watchPaints);
    await page.goto(`${url}${at}`);
    await settled(page, 500);
    await page.locator(HEADING).waitFor();
    const client = await context.newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await before?.(page);
    await page.waitForTimeout(500);
    await page.evaluate(expectPaints);
    await act(page);
    // Waits for frames, transitions and the observers' delay.
    await page.waitForTimeout(2000);
    const { timed, framed, largest } = await page.evaluate(takePaints);
    if (framed.length === 0) throw new Error(`"${name}" led to no event at ${at}. Has what it presses been renamed?`);
    return { paints: timed.length ? timed : [Math.max(...framed)], largest };
  } finally {
    await context.close();
  }
}
