/** The cookie banner as a visitor meets it. */
import { expect, test } from "@playwright/test";
import { isComplete } from "#tests/support/complete.ts";
import { test as testShared } from "#tests/support/shared-page.ts";
import { open, ready } from "#tests/support/site.ts";
import { stopsBeneath } from "#tests/support/studio.ts";

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
  { width: 1440, height: 900 },
];

for (const { width, height } of isComplete ? WINDOWS : WINDOWS.slice(0, 1)) {
  testShared(`at ${width} × ${height} px it covers nothing that Tab reaches`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/contact/");
    await ready(page);
    const banner = page.locator("[data-part=cookie-banner]:not([data-force])");
    expect(await stopsBeneath(banner, "I Accept")).toEqual([]);
  });
}

test("on a first visit it is at the foot of the page, and never the largest paint", async ({ page }) => {
  await page.addInitScript(() => {
    const paints: boolean[] = [];
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const { element } of list.getEntries() as (PerformanceEntry & { element?: Element })[])
        paints.push(!!element?.closest("[data-part=cookie-banner]"));
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  const banner = page.getByRole("region", { name: "Cookies" });
  for (const [path, width] of [
    ["/", 320],
    ["/contact/", 390],
    ["/dashboard/", 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await ready(page);
    await expect(banner).toBeInViewport();
    const paints = () => page.evaluate(() => (window as unknown as { paints: boolean[] }).paints);
    await expect.poll(async () => (await paints()).length).toBeGreaterThan(0);
    expect((await paints()).at(-1), `${path} at ${width} px`).toBe(false);
  }
  const covered = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const wall = await page.getByRole("navigation", { name: "Site" }).boundingBox();
    return (wall?.y ?? 0) + (wall?.height ?? 0) - ((await banner.boundingBox())?.y ?? 0);
  };
  await expect.poll(covered, "of the last links").toBeLessThanOrEqual(1);
});

testShared("the site stores only what the banner says, and nothing at first", async ({ page }) => {
  const kept = () =>
    page.evaluate(() => ({ forGood: Object.keys(localStorage).sort(), forTheTab: Object.keys(sessionStorage).sort() }));
  await open(page, "/");
  expect(await kept()).toEqual({ forGood: [], forTheTab: [] });
  for (const path of ["/work/marz", "/showcase", "/dashboard"]) await open(page, path);
  await open(page, "/contact");
  await page.getByLabel("Message", { exact: true }).fill("Half a sentence");
  await page.getByRole("link", { name: "WORK", exact: true }).click();
  await ready(page);
  await page.reload();
  await ready(page);
  const { forGood, forTheTab } = await kept();
  expect(forGood).toEqual([]);
  expect(
    forTheTab.filter(
      (key) =>
        !/^(?:opened$|react-router-scroll-positions$|remix-router-transitions$|contact-draft$|inquiry-draft$)/.test(
          key,
        ),
    ),
  ).toEqual([]);
  expect(forTheTab.some((key) => key === "contact-draft")).toBe(true);
  await page.getByRole("switch", { name: "Light theme" }).first().click();
  await page.getByRole("button", { name: "I Accept" }).click();
  expect((await kept()).forGood).toEqual(["cookieConsent", "isDarkMode"]);
});
