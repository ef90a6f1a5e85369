/** How much of a page is styled and laid out again. Counts hold on any machine; the bench has the times. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { open } from "#tests/support/site.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium counts its work.");

type TraceEvent = { name: string; args: { elementCount?: number; beginData?: { dirtyObjects?: number } } };

/** The size of each style recalculation and of each layout, from an action to two frames later. */
async function rendering(browser: Browser, page: Page, act: () => Promise<unknown>) {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const named = (name: string) => traceEvents.filter((event) => event.name === name);
  return {
    restyled: named("UpdateLayoutTree").map(({ args }) => args.elementCount ?? 0),
    laidOut: named("Layout").map(({ args }) => args.beginData?.dirtyObjects ?? 0),
  };
}

test("a view transition restyles no more than what moves, at either end", async ({ browser, page }) => {
  await open(page, "/work/marz");
  const { restyled } = await rendering(browser, page, () =>
    page.evaluate(() => document.startViewTransition(() => {}).finished),
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
  const { laidOut } = await rendering(browser, page, async () => {
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: "WORK" })).toBeFocused();
  });
  expect(laidOut.filter((objects) => objects > 30)).toHaveLength(1);
});

test("accepting cookies does not restyle the page", async ({ browser, page }) => {
  await open(page, "/work/marz");
  const { restyled } = await rendering(browser, page, () => page.getByRole("button", { name: "I Accept" }).click());
  expect(restyled.length).toBeGreaterThan(0);
  expect(Math.max(...restyled)).toBeLessThan(50);
});
