/** How much of a page is styled and laid out again. Counts hold on any machine; the bench has the times. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { open, ready } from "#tests/support/site.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium counts its work.");

type TraceEvent = {
  name: string;
  ts: number;
  args: { elementCount?: number; beginData?: { dirtyObjects?: number }; data?: { url?: string } };
};

/** Records what the browser does, from an action to two frames later. */
async function trace(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return JSON.parse(String(await browser.stopTracing())).traceEvents;
}

/** The elements of each style recalculation. */
const restyledIn = (events: TraceEvent[]) =>
  events.filter(({ name }) => name === "UpdateLayoutTree").map(({ args }) => args.elementCount ?? 0);

for (const [path, width, height] of [
  ["/", 1440, 900],
  ["/work/marz", 412, 823],
] as const) {
  test(`${path} at ${width} px: later styles and the app do not restyle the page`, async ({ browser, page }) => {
    await page.setViewportSize({ width, height });
    const events = await trace(browser, page, async () => {
      await page.goto(path === "/" ? path : `${path}/`);
      await ready(page, path);
      await page.waitForLoadState("networkidle");
    });
    // From here on, the later styles and the app arrive.
    const asked = events.find(
      ({ name, args }) => name === "ResourceSendRequest" && /\/main-/.test(args.data?.url ?? ""),
    );
    expect(asked).toBeDefined();
    const styled = restyledIn(events.filter(({ ts }) => ts >= (asked?.ts ?? 0)));
    expect(styled.length).toBeGreaterThan(0);
    // The whole page once would be all of them; what comes alive in it is not.
    const elements = styled.reduce((sum, each) => sum + each, 0);
    expect(elements).toBeLessThan((await page.locator("*").count()) / 2);
  });
}

test("a view transition restyles no more than what moves, at either end", async ({ browser, page }) => {
  await open(page, "/work/marz");
  const restyled = restyledIn(
    await trace(browser, page, () => page.evaluate(() => document.startViewTransition(() => {}).finished)),
  );
  expect(restyled.length).toBeGreaterThan(2);
  expect(Math.max(...restyled)).toBeLessThan(50);
  expect(await page.locator("*").count()).toBeGreaterThan(200);
});

test("a page that opens is laid out once, with its title's font", async ({ browser, page }) => {
  await open(page, "/");
  const link = page.getByRole("navigation").getByRole("link", { name: "WORK" });
  await link.hover();
  // Pointing at the link fetches the page and the font, and lifts the lid.
  await page.waitForFunction(() => document.fonts.check('700 1em "Archivo Cut"'));
  await page.waitForLoadState("networkidle");
  const events = await trace(browser, page, async () => {
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: "WORK" })).toBeFocused();
  });
  const laidOut = events.filter(({ name }) => name === "Layout").map(({ args }) => args.beginData?.dirtyObjects ?? 0);
  expect(laidOut.filter((objects) => objects > 30)).toHaveLength(1);
});

test("accepting cookies does not restyle the page", async ({ browser, page }) => {
  await open(page, "/work/marz");
  const accept = page.getByRole("button", { name: "I Accept" });
  const restyled = restyledIn(await trace(browser, page, () => accept.click()));
  expect(restyled.length).toBeGreaterThan(0);
  expect(Math.max(...restyled)).toBeLessThan(50);
});
