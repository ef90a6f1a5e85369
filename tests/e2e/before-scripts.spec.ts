/** The prerendered pages before hydration, or without it. */

import { expect, type Page, test } from "@playwright/test";

/** Which of the two versions of Timeslot's pictures are to be seen. */
async function shownPictures(page: Page): Promise<string[]> {
  const files = await page
    .locator("figure img")
    .evaluateAll((pictures) =>
      (pictures as HTMLImageElement[]).filter((picture) => picture.checkVisibility()).map((picture) => picture.src),
    );
  return files.map((file) => /-(dark|light)-/.exec(file)?.[1] ?? file);
}

for (const [colorScheme, background] of [
  ["dark", "rgb(45, 45, 42)"],
  ["light", "rgb(253, 253, 253)"],
] as const) {
  test.describe(`without JavaScript, in a ${colorScheme} system`, () => {
    test.use({ javaScriptEnabled: false, colorScheme });

    test("the page and Timeslot's pictures are of that theme", async ({ page }) => {
      await page.goto("/work/timeslot/");
      await expect(page.locator("body")).toHaveCSS("background-color", background);
      expect(await shownPictures(page)).toEqual(Array(5).fill(colorScheme));
      for (const picture of await page.locator("figure img:visible").all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is offered that could not work: no copying, no sending", async ({ page }) => {
    await page.goto("/work/timeslot/");
    await expect(page.getByRole("link", { name: /Check it out/ })).toHaveCount(2);
    await expect(page.getByText("Copy link")).toBeHidden();
    for (const path of ["/contact/", "/inquiry/"]) {
      await page.goto(path);
      for (const control of await page.locator("form fieldset :is(input, textarea, button)").all()) {
        await expect(control).toBeDisabled();
      }
      await expect(page.locator('form a[href^="mailto:"]')).toBeVisible();
    }
  });
});

// Every stored value and system setting: tests/theme/before-paint.test.tsx.
test("before scripts load, the page and its pictures follow the stored theme", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("isDarkMode", "false"));
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto("/work/timeslot/", { waitUntil: "domcontentloaded" });
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(253, 253, 253)");
  expect(await shownPictures(page)).toEqual(Array(5).fill("light"));
});
