/** A case study as published: its places, its pictures, and a dialog whose code comes with the first click. */
import { expect, test } from "@playwright/test";
import { isComplete } from "#tests/support/complete.ts";
import { test as testShared } from "#tests/support/shared-page.ts";
import { open, ready, watch } from "#tests/support/site.ts";

test("focus returns to the picture's button even if the dialog's code loaded late", async ({ page }) => {
  const scripts: string[] = [];
  const seen = watch(page);
  await open(page, "/work/marz");
  await page.waitForLoadState("networkidle");
  page.on("request", (request) => scripts.push(request.url()));
  const button = page.getByRole("button", { name: "Enlarge: The render queue" });
  await button.click();
  await expect(page.getByRole("dialog", { name: "The render queue" }).getByRole("img")).toBeVisible();
  expect(scripts.some((url) => url.includes("figure-zoom"))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(seen.console).toEqual([]);
});

testShared("a link to a part of the static page lands there when the app has taken it over", async ({ page }) => {
  await page.goto("/work/marz/#learnt");
  await expect.poll(() => new URL(page.url()).hash).toBe("#/work/marz#learnt");
  await expect(page.getByRole("heading", { level: 1, name: "Marz" })).toBeAttached();
  await expect(page.locator("#learnt")).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
});

// A reload keeps its position: hash-address.spec.ts.
testShared("a newly opened page starts at its top", async ({ page }) => {
  await open(page, "/work/marz");
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.goto("/about/");
  await ready(page, "/about");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

const SLUGS = isComplete ? ["edusim", "vxnessa", "marz", "timeslot"] : ["marz"];

test.describe("pictures", () => {
  test.use({ deviceScaleFactor: 1 });

  for (const slug of SLUGS) {
    test(`${slug}: pictures reserve space, load when near, and total at most 250 KB`, async ({ page }) => {
      const sizes: Promise<number>[] = [];
      page.on("requestfinished", (request) => {
        if (request.resourceType() === "image") sizes.push(request.sizes().then((size) => size.responseBodySize));
      });
      // The app never loads: what the page's file says is enough.
      await page.route(/\/assets\/main-/, (route) => route.abort());
      await page.goto(`/work/${slug}/`);
      const pictures = await page.locator("figure img:visible").all();
      expect(pictures).toHaveLength(5);
      for (const picture of pictures) {
        const { ratio, drawn, belowTheFold } = await picture.evaluate((image: HTMLImageElement) => ({
          ratio: Number(image.getAttribute("width")) / Number(image.getAttribute("height")),
          drawn: image.offsetWidth / image.offsetHeight,
          belowTheFold: image.getBoundingClientRect().top + scrollY > innerHeight,
        }));
        expect(drawn).toBeCloseTo(ratio, 1);
        expect(belowTheFold).toBe(true);
        await expect(picture).toHaveAttribute("loading", "lazy");
      }
      for (const picture of pictures) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
      await page.waitForLoadState("networkidle");
      const fetched = await Promise.all(sizes);
      expect(fetched.length).toBeGreaterThanOrEqual(5);
      expect(fetched.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250 * 1024);
    });
  }
});

testShared("the next box leads on to another project, and after the last back to all of them", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/work/marz");
  for (const [link, heading] of [
    ["Next: TIMESLOT Salon appointment scheduler · Full Stack", "Timeslot"],
    ["All work", "WORK"],
  ] as const) {
    await page.getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
  expect(errors).toEqual([]);
});
