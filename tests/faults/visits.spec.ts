/** Unusual visits: two tabs, Back and Forward, fast clicks. A redeploy meanwhile: tests/e2e/frame.spec.ts. */
import { expect, type Page, test } from "@playwright/test";
import { expectReadable, goOn, uncaught } from "#tests/support/faults.ts";
import { open, PAGES, ready } from "#tests/support/site.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test("two tabs: theme and consent reach the other, drafts do not mix", async ({ page, context }) => {
  const other = await context.newPage();
  const errors = [uncaught(page), uncaught(other)];
  await open(page, "/contact");
  await open(other, "/contact");
  await field(page, "Message").fill("In the first tab");
  await field(other, "Message").fill("In the second tab");
  for (const [here, there] of [
    [page, other],
    [other, page],
  ] as const) {
    await here.getByRole("switch", { name: "Light theme" }).first().click();
    const theme = await here.locator("body").getAttribute("class");
    await expect(there.locator("body")).toHaveClass(theme ?? "");
  }
  await other.getByRole("button", { name: "I Accept" }).click();
  await expect(page.getByRole("region", { name: "Cookies" })).toHaveCount(0);
  await page.reload();
  await ready(page, "/contact");
  await expect(page.getByRole("region", { name: "Cookies" })).toHaveCount(0);
  await expect(field(page, "Message")).toHaveValue("In the first tab");
  await expect(field(other, "Message")).toHaveValue("In the second tab");
  expect(errors.flat()).toEqual([]);
});

test("Back and Forward through open dialogs and half-filled forms", async ({ page }) => {
  const errors = uncaught(page);
  await open(page, "/contact");
  await field(page, "Message").fill("Half a sentence");
  await goOn(page);
  await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "SHOWCASE" }).click();
  await ready(page, "/showcase");
  const dialog = page.getByRole("dialog");
  for (const opener of ["Code of Button", /^Date/] as const) {
    await page.getByRole("button", { name: opener }).first().click();
    await expect(dialog.getByRole("heading").first()).toBeVisible();
    await page.goBack();
    await ready(page, "/about");
    await expect(dialog).toHaveCount(0);
    // The page behind the dialog is no longer inert.
    await expect(page.locator("[inert]:not(input)")).toHaveCount(0);
    await page.goForward();
    // The address names the open source, so the dialog opens again, and the heading is inert behind it.
    await page.locator("main h1", { hasText: "Showcase" }).waitFor();
    await expect(dialog).toHaveCount(opener === "Code of Button" ? 1 : 0);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
  await page.goBack();
  await page.goBack();
  await expect(field(page, "Message")).toHaveValue("Half a sentence");
  await goOn(page);
  expect(errors).toEqual([]);
});

test("a hundred changes of page in haste end on the right one", async ({ page }) => {
  const errors = uncaught(page);
  await open(page, "/");
  const paths = PAGES.map(({ path }) => path);
  await page.evaluate(async (all) => {
    for (let i = 0; i < 100; i += 1) {
      location.hash = all[(i * 7) % all.length] ?? "";
      // Some within a task, some after one, some after a frame.
      if (i % 3 === 0) await new Promise((resolve) => setTimeout(resolve));
      if (i % 10 === 0) await new Promise(requestAnimationFrame);
    }
    location.hash = "/about";
  }, paths);
  await ready(page, "/about");
  await expect(page).toHaveTitle("About · Your Name");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  for (let i = 0; i < 30; i += 1) await page.evaluate(() => history.back());
  await page.goto("/#/work");
  await ready(page, "/work");
  await expect(page).toHaveTitle("Work · Your Name");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectReadable(page);
  expect(errors).toEqual([]);
});
