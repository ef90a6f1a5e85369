/** Print needs of single case studies, and before scripts and styles. pages.spec.ts prints every page. */
import { expect, type Locator } from "@playwright/test";
import { readPdf } from "#tests/support/read-pdf.ts";
import { test } from "#tests/support/shared-page.ts";
import { open } from "#tests/support/site.ts";

const WHITE = "rgb(255, 255, 255)";

test("in either theme TIMESLOT prints its light pictures, as ink on white", async ({ page }) => {
  await open(page, "/work/timeslot");
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ media: "print", colorScheme });
    await expect(page.locator("body")).toHaveCSS("background-color", WHITE);
    expect(await page.locator("picture[data-theme]").count()).toBeGreaterThan(0);
    for (const picture of await page.locator('picture[data-theme="light"]').all()) await expect(picture).toBeVisible();
    for (const picture of await page.locator('picture[data-theme="dark"]').all()) await expect(picture).toBeHidden();
  }
});

test("lid and net have the route's colour; the net is on paper only, with its title", async ({ page }) => {
  await open(page, "/work/vxnessa");
  const net = page.locator('[data-part="dieline"]');
  await expect(net).toBeHidden();
  await expect(net).toHaveAttribute("aria-hidden", "true");
  await page.emulateMedia({ media: "print" });
  const lid = page.locator('[data-part="lid"]');
  await expect(lid).toHaveCSS("background-color", "rgb(111, 69, 208)");
  await expect(lid).toHaveCSS("color", WHITE);
  await expect(lid).toHaveCSS("print-color-adjust", "exact");
  const fillOf = (area: Locator) => area.evaluate((path) => getComputedStyle(path).fill);
  expect(await fillOf(net.locator('[fill="var(--lid)"]').last())).toBe("rgb(111, 69, 208)");
  expect(await fillOf(net.locator('[fill="var(--box)"]'))).toBe("rgb(15, 15, 13)");
  const widthOf = async (area: Locator) => (await area.boundingBox())?.width ?? 0;
  const [side, title] = [await widthOf(net.locator("> [style]").last()), await widthOf(net.locator("[data-fit]"))];
  const padding = (5 / 25.4) * 96;
  expect(title).toBeGreaterThan(side - 2 * padding);
  // The side bearings, without ink, reach 12 px beyond.
  expect(title).toBeLessThan(side - 2 * padding + 24);
});

for (const [when, javaScriptEnabled] of [
  ["without scripts", false],
  ["before any style sheet has arrived", true],
] as const)
  test(`${when} a page prints the same`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled, colorScheme: "dark" });
    const page = await context.newPage();
    if (javaScriptEnabled) await page.route(/\/assets\/.*\.(?:css|js)$/, (route) => route.abort());
    await page.goto("/work/marz/");
    const printed = readPdf(await page.pdf({ format: "A4", preferCSSPageSize: true, printBackground: true }));
    expect(printed.sheets).toBe(4);
    expect(new Set(printed.grounds)).toEqual(new Set(["1 1 1"]));
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("aside")).toBeHidden();
    await expect(page.locator('[data-part="dieline"]')).toBeVisible();
    await context.close();
  });
