/** A case study as published: its anchors without scripts, and a dialog whose code comes with the first click. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { isComplete } from "#tests/support/complete.ts";
import { open, ready, watch } from "#tests/support/site.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the contents list leads to a section, and no button offers to enlarge a picture", async ({ page }) => {
    await page.goto("/work/marz/");
    await page.getByRole("link", { name: "What gets a version number" }).click();
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe("/work/marz/#decision-one-version");
    await expect(page.getByRole("heading", { name: "What gets a version number" })).toBeInViewport();
    await expect(page.getByRole("button", { name: /Enlarge/ })).toHaveCount(0);
  });
});

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

test("a link to a part of the static page lands there when the app has taken it over", async ({ page }) => {
  await page.goto("/work/marz/");
  await ready(page);
  const href = await page.getByRole("navigation", { name: "Contents" }).getByRole("link").last().getAttribute("href");
  const id = href?.split("#").at(-1) ?? "";
  await page.goto("about:blank");
  await page.goto(`/work/marz/#${id}`);
  await expect.poll(() => new URL(page.url()).hash).toBe(`#/work/marz#${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Marz" })).toBeAttached();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
});

test("a newly opened page starts at its top; a reload keeps its position", async ({ page }) => {
  await page.goto("/work/marz/");
  await ready(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.goto("/about/");
  await ready(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.reload();
  await ready(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
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

test("the next box leads on to another project, and after the last back to all of them", async ({ page }) => {
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

test("placeholders are in no published file", () => {
  const dist = join(import.meta.dirname, "../../dist-local");
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => /\.(?:js|html)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => readFileSync(join(dist, file), "utf8").includes("PLACEHOLDER:"))).toEqual([]);
});
