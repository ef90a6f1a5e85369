/** The prerendered pages before hydration, or without it. */
import { expect, type Page, test } from "@playwright/test";
import { test as testShared } from "#tests/support/shared-page.ts";

/** Which of the two versions of Timeslot's pictures are to be seen. */
async function shownPictures(page: Page): Promise<string[]> {
  const files = await page
    .locator("figure img")
    .evaluateAll((pictures) =>
      (pictures as HTMLImageElement[]).filter((picture) => picture.checkVisibility()).map((picture) => picture.src),
    );
  return files.map((file) => /-(dark|light)-/.exec(file)?.[1] ?? file);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page and Timeslot's pictures are of the system's theme", async ({ page }) => {
    await page.goto("/work/timeslot/");
    for (const [colorScheme, background] of [
      ["dark", "rgb(45, 45, 42)"],
      ["light", "rgb(253, 253, 253)"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator("body")).toHaveCSS("background-color", background);
      expect(await shownPictures(page)).toEqual(Array(5).fill(colorScheme));
      for (const picture of await page.locator("figure img:visible").all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
    }
  });
});

// Every stored value and system setting: tests/theme/before-paint.test.tsx.
testShared("before scripts load, the page and its pictures follow the stored theme", async ({ page }) => {
  await page.evaluate(() => localStorage.setItem("isDarkMode", "false"));
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto("/work/timeslot/", { waitUntil: "domcontentloaded" });
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(253, 253, 253)");
  expect(await shownPictures(page)).toEqual(Array(5).fill("light"));
});
