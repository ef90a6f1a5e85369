/**
 * A hash address on a slow machine or line: something can be read as soon as the document is there, and at last the page
 * comes. For the case without faults, see tests/e2e/hash-address.spec.ts.
 */
import { expect, type Page, test } from "@playwright/test";
import { expectReadable, goOn, hold, uncaught } from "#tests/support/faults.ts";

/** The words that a style sheet puts before the page. */
const words = (page: Page) => page.evaluate(() => getComputedStyle(document.body, "::before").content);

test("a hash address is never blank, even with slow scripts and a slow processor", async ({ page }) => {
  const errors = uncaught(page);
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  for (const address of ["/#/about", "/#/work/marz", "/work/marz/#/contact", "/#/no-such-page"]) {
    const release = await hold(page, /\/assets\/.*\.js$/);
    await page.goto("about:blank");
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForFunction(() => document.body?.childElementCount > 1);
    expect(await words(page), address).toContain("Loading");
    await release();
    await expectReadable(page);
    await expect.poll(() => words(page)).not.toContain("Loading");
  }
  await goOn(page);
  expect(errors).toEqual([]);
});

for (const [file, what] of Object.entries({
  "the wanted page's file": /\/about\/$/,
  "the script that reads it": /\/assets\/hash-/,
})) {
  test(`${file} never loads: the app shows the page, and a late file changes nothing`, async ({ page }) => {
    const errors = uncaught(page);
    await page.clock.install();
    const release = await hold(page, what);
    await page.goto("/#/about", { waitUntil: "domcontentloaded" });
    expect(await words(page)).toContain("Loading");
    await expect
      .poll(async () => {
        await page.clock.fastForward(9000);
        return page.getByRole("heading", { level: 1 }).count();
      })
      .toBe(1);
    await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { first: document.querySelector("main h1") }));
    const late = page.waitForResponse(what);
    await release();
    await (await late).finished();
    await expectReadable(page);
    expect(await page.evaluate(() => Reflect.get(window, "first") === document.querySelector("main h1"))).toBe(true);
    await goOn(page, "CONTACT");
    await page.getByLabel("Name", { exact: true }).fill("Robin");
    expect(errors).toEqual([]);
  });
}

test("if neither page nor app loads, the host's page shows and says what is missing", async ({ page }) => {
  const errors = uncaught(page);
  await page.route(/\/assets\/.*\.js$|\/about\/$/, (route) => route.abort());
  await page.goto("/#/about");
  await expectReadable(page);
  expect(await words(page)).toContain("scripts didn’t load");
  expect(errors).toEqual([]);
});
