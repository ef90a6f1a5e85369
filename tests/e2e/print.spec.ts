/** Print needs. pages.spec.ts tests that every page prints black on white. */
import { expect, type Locator } from "@playwright/test";
import { readPdf } from "#tests/support/read-pdf.ts";
import { test } from "#tests/support/shared-page.ts";
import { open, PAGES } from "#tests/support/site.ts";

const WHITE = "rgb(255, 255, 255)";

test("the lid keeps the route's colour, and its text is legible on it", async ({ page }) => {
  await open(page, "/work/vxnessa");
  await page.emulateMedia({ media: "print" });
  const lid = page.locator('[data-part="lid"]');
  await expect(lid).toHaveCSS("background-color", "rgb(111, 69, 208)");
  await expect(lid).toHaveCSS("color", WHITE);
  await expect(lid).toHaveCSS("print-color-adjust", "exact");
});

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

test("a film prints a frame, without its controls", async ({ page }) => {
  await open(page, "/showcase");
  const player = page.getByRole("region", { name: "Video player" });
  await player.scrollIntoViewIfNeeded();
  await expect(player.getByRole("slider", { name: "Volume" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(player.getByRole("slider", { name: "Volume" })).toBeHidden();
  await expect(player.locator("video")).toBeVisible();
});

test("an external link prints its address and does not look like a button", async ({ page }) => {
  await open(page, "/work/marz");
  await page.emulateMedia({ media: "print" });
  const link = page.locator('main a[href^="http"]:visible');
  await expect(link).toHaveCount(1);
  const address = () => link.evaluate((anchor) => getComputedStyle(anchor, "::after").content);
  await expect.poll(address).toBe('" (https://example.com/marz)"');
  // Its colours pass over from those of the screen.
  await expect(link).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test("about prints no link to a file", async ({ page }) => {
  await open(page, "/about");
  const resume = page.getByRole("main").getByRole("link", { name: /Resume/ });
  await expect(resume).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(resume).toBeHidden();
});

test("a paragraph leaves at least three lines on each of its sheets of A4", async ({ page }) => {
  await open(page, "/about");
  await page.emulateMedia({ media: "print" });
  const text = page.locator("main p:visible").first();
  await expect(text).toHaveCSS("orphans", "3");
  await expect(text).toHaveCSS("widows", "3");
});

test("the contact page prints the email address, on screen a button, and no form", async ({ page }) => {
  await open(page, "/contact");
  await expect(page.getByLabel("Name", { exact: true })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("form")).toBeHidden();
  await expect(page.getByRole("button", { name: /hello@example\.com/ })).toBeVisible();
});

test("the dashboard prints without its search field", async ({ page }) => {
  await open(page, "/dashboard");
  const search = page.getByRole("searchbox");
  await expect(search).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(search).toBeHidden();
});

/** A case study ends with the net of its box. */
const SHEETS: Record<string, number> = { "/showcase": 6 };
const sheetsOf = (path: string) => SHEETS[path] ?? (path.startsWith("/work/") ? 4 : 1);

for (const { path } of PAGES) {
  test(`${path} prints on few sheets, white to their edges, from either system`, async ({ page }) => {
    await open(page, path);
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const format of ["A4", "Letter"]) {
        const printed = readPdf(await page.pdf({ format, preferCSSPageSize: true, printBackground: true }));
        expect(printed.sheets, `${format}, ${colorScheme}`).toBe(sheetsOf(path));
        expect(new Set([...printed.grounds, "1 1 1"]), `${format}, ${colorScheme}`).toEqual(new Set(["1 1 1"]));
      }
    }
  });
}

test("the net of the box is on paper only, with the screen's colours and its title", async ({ page }) => {
  await open(page, "/work/vxnessa");
  const net = page.locator('[data-part="dieline"]');
  await expect(net).toBeHidden();
  await expect(net).toHaveAttribute("aria-hidden", "true");
  await page.emulateMedia({ media: "print" });
  const fillOf = (area: Locator) => area.evaluate((path) => getComputedStyle(path).fill);
  expect(await fillOf(net.locator('[fill="var(--lid)"]').last())).toBe("rgb(111, 69, 208)");
  expect(await fillOf(net.locator('[fill="var(--box)"]'))).toBe("rgb(15, 15, 13)");
  const widthOf = async (area: Locator) => (await area.boundingBox())?.width ?? 0;
  const [lid, title] = [await widthOf(net.locator("> [style]").last()), await widthOf(net.locator("[data-fit]"))];
  const padding = (5 / 25.4) * 96;
  expect(title).toBeGreaterThan(lid - 2 * padding);
  // The side bearings, without ink, reach 12 px beyond.
  expect(title).toBeLessThan(lid - 2 * padding + 24);
});

test("a button prints the net alone", async ({ page }) => {
  await open(page, "/work/marz");
  const root = page.locator("html");
  await page.evaluate(() => addEventListener("beforeprint", () => console.log(document.documentElement.dataset.print)));
  await Promise.all([
    // The app logs, too.
    page.waitForEvent("console", (message) => message.text() === "net"),
    page.getByRole("button", { name: "Print and fold this box" }).click(),
  ]);
  await expect(root).not.toHaveAttribute("data-print");
  await root.evaluate(({ dataset }) => Object.assign(dataset, { print: "net" }));
  for (const format of ["A4", "Letter"])
    expect(readPdf(await page.pdf({ format, preferCSSPageSize: true })).sheets, format).toBe(1);
});

for (const path of ["/work/marz"]) {
  test(`${path} prints in the site's own type, the second time too`, async ({ page }) => {
    await open(page, path);
    for (const time of ["first", "second"]) {
      const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
      expect(pdf, time).toContain("/Font");
      // A variable font is drawn; only the fallback is named.
      expect(pdf.match(/\/BaseFont \/[\w+-]+/g) ?? [], time).toEqual([]);
    }
  });
}

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
    expect(printed.sheets).toBe(sheetsOf("/work/marz"));
    expect(new Set(printed.grounds)).toEqual(new Set(["1 1 1"]));
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("aside")).toBeHidden();
    await expect(page.locator('[data-part="dieline"]')).toBeVisible();
    await context.close();
  });
