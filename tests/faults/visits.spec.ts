/** Unusual visits: time zones, two tabs, Back and Forward, fast clicks, and a redeploy meanwhile. */
import { expect, type Page, test } from "@playwright/test";
import { expectReadable, goOn, uncaught } from "#tests/support/faults.ts";
import { open, PAGES, ready } from "#tests/support/site.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

for (const [timezoneId, now] of [
  ["Pacific/Kiritimati", "2026-03-01T00:30:00+14:00"],
  ["America/St_Johns", "2026-03-08T00:30:00-03:30"],
  ["Asia/Kathmandu", "2026-03-31T23:45:00+05:45"],
  // Here the day begins at one in the morning.
  ["Africa/Cairo", "2026-04-24T01:30:00+03:00"],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId, locale: "en-US" });

    test("the chosen day and time are the shown ones, on a day when the clocks change too", async ({ page }) => {
      const errors = uncaught(page);
      await page.clock.setFixedTime(now);
      await open(page, "/dashboard");
      await expect(page.getByText("Nov 14, 2025")).toBeVisible();
      await open(page, "/showcase");
      const [date = ""] = now.split("T");
      const names = (style: Intl.DateTimeFormatOptions) =>
        new Date(`${date}T12:00Z`).toLocaleDateString("en-US", { ...style, timeZone: "UTC" });
      const picker = page.getByRole("button", { name: /^Date/ }).first();
      await picker.click();
      for (const style of [{ year: "numeric" }, { year: "numeric", month: "short" }, { dateStyle: "full" }] as const) {
        await page
          .getByRole("dialog")
          .getByRole("gridcell", { name: names(style), exact: true })
          .click();
      }
      await expect(picker).toContainText(names({ dateStyle: "long" }));
      const hour = page.getByRole("spinbutton", { name: "Hour" });
      await hour.focus();
      // Some of these days lack that time, but a time picker does not know.
      await page.keyboard.type("023005");
      for (const [part, shown] of Object.entries({ Hour: "02", Minute: "30", Second: "05" })) {
        await expect(page.getByRole("spinbutton", { name: part })).toHaveValue(shown);
      }
      expect(errors).toEqual([]);
    });
  });
}

test("two tabs: theme and consent reach the other, drafts do not mix", async ({ page, context }) => {
  const other = await context.newPage();
  const errors = [...[uncaught(page), uncaught(other)]];
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

/** Redeploys the site under the open tab: files get new names, and the old ones are gone. */
async function redeploy(page: Page) {
  const renew = (text: string) =>
    text.replace(/(assets\/)?((?:main|app|about|contact|work|styles|swap-page)-)([\w-]{8}\.(?:js|css))/g, "$1$2new-$3");
  await page.route(/\/assets\/|\/$|\/404\.html$/, async (route) => {
    const url = new URL(route.request().url());
    const name = /((?:main|app|about|contact|work|styles|swap-page)-)(new-)?([\w-]{8}\.(?:js|css))$/.exec(url.pathname);
    if (name && !name[2]) return route.fulfill({ status: 404, contentType: "text/html", body: "Not found" });
    url.pathname = url.pathname.replace("-new-", "-");
    const answer = await route.fetch({ url: url.href });
    const type = answer.headers()["content-type"] ?? "";
    if (!/html|javascript|css/.test(type)) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, body: renew(await answer.text()) });
  });
}

test("after a redeploy, an open tab reloads once for the next page and keeps its text", async ({ page }) => {
  const errors = uncaught(page);
  await open(page, "/contact");
  await field(page, "Name").fill("Robin");
  await field(page, "Message").fill("Half a sentence");
  await redeploy(page);
  let loads = 0;
  page.on("load", () => loads++);
  await goOn(page);
  expect(loads).toBe(1);
  await goOn(page, "CONTACT");
  await goOn(page, "WORK");
  await goOn(page, "CONTACT");
  expect(loads).toBe(1);
  await expect(field(page, "Name")).toHaveValue("Robin");
  await expect(field(page, "Message")).toHaveValue("Half a sentence");
  expect(errors).toEqual([]);
});
