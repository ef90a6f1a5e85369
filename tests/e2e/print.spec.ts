/** Every page on paper: ink on white whatever the theme, without what only a screen can use. */
import { expect } from "@playwright/test";
import { test } from "#tests/support/shared-page.ts";
import { open, PAGES } from "#tests/support/site.ts";

const WHITE = "rgb(255, 255, 255)";
const INK = "rgb(20, 20, 18)";

for (const colorScheme of ["dark", "light"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const { path } of PAGES.filter((_, index) => colorScheme === "dark" || index < 3)) {
      test(`${path} prints as ink on white, without frame, banner and buttons to press (${colorScheme})`, async ({
        page,
      }) => {
        await open(page, path);
        await expect(page.getByRole("complementary", { name: "Side box" })).toBeVisible();
        await page.emulateMedia({ media: "print" });
        await expect(page.locator("body")).toHaveCSS("background-color", WHITE);
        await expect(page.locator("body")).toHaveCSS("color", INK);
        for (const hidden of ["aside", "main nav", "main form", '[data-part="cookie-banner"]', "#root > div > a"]) {
          for (const element of await page.locator(hidden).all()) await expect(element, hidden).toBeHidden();
        }
        await expect(page.getByText("https://example.com/", { exact: false }).last()).toBeVisible();
        const title = page.locator("[data-fit]:visible, main h1:visible").first();
        const accent = path.startsWith("/work/");
        if (!accent) await expect(title).toHaveCSS("color", INK);
      });
    }

    test(`the lid keeps the route's colour on paper, and its text is legible on it (${colorScheme})`, async ({
      page,
    }) => {
      await open(page, "/work/vxnessa");
      await page.emulateMedia({ media: "print" });
      const lid = page.locator('[data-part="lid"]');
      await expect(lid).toHaveCSS("background-color", "rgb(111, 69, 208)");
      await expect(lid).toHaveCSS("color", WHITE);
      await expect(lid).toHaveCSS("print-color-adjust", "exact");
    });

    test(`TIMESLOT prints its light pictures (${colorScheme})`, async ({ page }) => {
      await open(page, "/work/timeslot");
      await page.emulateMedia({ media: "print" });
      const pictures = page.locator("picture[data-theme]");
      expect(await pictures.count()).toBeGreaterThan(0);
      for (const picture of await page.locator('picture[data-theme="light"]').all())
        await expect(picture).toBeVisible();
      for (const picture of await page.locator('picture[data-theme="dark"]').all()) await expect(picture).toBeHidden();
    });
  });
}

test("a link out of the site shows its address on paper, and no longer looks like a button", async ({ page }) => {
  await open(page, "/work/marz");
  await page.emulateMedia({ media: "print" });
  const link = page.locator('main a[href^="http"]:visible');
  await expect(link).toHaveCount(1);
  const address = () => link.evaluate((anchor) => getComputedStyle(anchor, "::after").content);
  await expect.poll(address).toBe('" (https://example.com/marz)"');
  // Its colours pass over from those of the screen.
  await expect(link).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test("the contact page prints the email address, though on screen it is a button", async ({ page }) => {
  await open(page, "/contact");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: /hello@example\.com/ })).toBeVisible();
});

for (const [path, most] of [
  ["/work/edusim", 3],
  ["/work/vxnessa", 3],
  ["/work/marz", 3],
  ["/work/timeslot", 3],
  ["/about", 2],
] as const) {
  test(`${path} takes no more than ${most} sheets of A4`, async ({ page }) => {
    await open(page, path);
    const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
    const sheets = pdf.toString("latin1").match(/\/Type \/Page\b/g) ?? [];
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.length).toBeLessThanOrEqual(most);
  });
}

for (const path of ["/", "/work/marz"]) {
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

test("without scripts a page prints the same", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: "dark" });
  const page = await context.newPage();
  await page.goto("/about/");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("body")).toHaveCSS("background-color", WHITE);
  await expect(page.locator("aside")).toBeHidden();
  await context.close();
});
