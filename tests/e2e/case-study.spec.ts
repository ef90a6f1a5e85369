/** A case study as published: its anchors without scripts, and a dialog whose code comes with the first click. */
import { expect, test } from "@playwright/test";
import { open, ready } from "#tests/support/site.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the contents list leads to a section, and no button offers to enlarge a picture", async ({ page }) => {
    await page.goto("/work/marz/");
    await page.getByRole("link", { name: "What a version number counts" }).click();
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe("/work/marz/#decision-one-version");
    await expect(page.getByRole("heading", { name: "What a version number counts" })).toBeInViewport();
    await expect(page.getByRole("button", { name: /Enlarge/ })).toHaveCount(0);
  });
});

test("focus is back on the picture's button even when the dialog's code came after the click", async ({ page }) => {
  const scripts: string[] = [];
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
});

test("the contents list keeps the router's address, and the next page still opens", async ({ page }) => {
  await open(page, "/work/marz");
  await page.getByRole("link", { name: "Constraints" }).click();
  await expect(page.getByRole("heading", { name: "Constraints" })).toBeFocused();
  expect(new URL(page.url()).hash).toBe("#/work/marz");
  await page.getByRole("link", { name: /^Next: TIMESLOT/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Timeslot" })).toBeVisible();
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

test("a page opened anew begins at its top, wherever the tab's last one was left; a reload stays", async ({ page }) => {
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
