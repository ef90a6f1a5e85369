/** A theme in the address: shown before the first frame, called a preview, and nothing but colours. The studio's weight. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { isComplete } from "#tests/support/complete.ts";
import { test as testShared } from "#tests/support/shared-page.ts";
import { expectNoSidewaysScroll, ready, watch, watchFrames } from "#tests/support/site.ts";
import {
  COAL,
  expectRoom,
  openPreview,
  PAPER,
  previewOf,
  SEA_DARK,
  SEA_LIGHT,
  SEA_LINK,
  stopsBeneath,
  studioOf,
} from "#tests/support/studio.ts";

const SCHEMES = [
  { scheme: "dark", color: SEA_DARK },
  { scheme: "light", color: SEA_LIGHT },
] as const;

for (const { scheme, color } of isComplete ? SCHEMES : SCHEMES.slice(0, 1)) {
  test(`no frame shows the page without the link's colours, ${scheme}`, async ({ page }) => {
    // With motion, to catch a colour that fades in.
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "no-preference" });
    const seen = watch(page);
    const rooms = await watchFrames(
      page,
      () => document.querySelector("#root > *")?.checkVisibility() && getComputedStyle(document.body).backgroundColor,
    );
    for (const [address, path] of [
      [`/?theme=${SEA_LINK}`, "/"],
      [`/work/marz/?theme=${SEA_LINK}`, "/work/marz"],
      [`/?theme=${SEA_LINK}#/about`, "/about"],
    ] as const) {
      await page.goto(address);
      await expect(previewOf(page)).toContainText("Preview: custom colours.");
      await ready(page, path);
      expect(await rooms(), address).toEqual([color]);
      expect(new URL(page.url()).search).toBe(`?theme=${SEA_LINK}`);
    }
    expect(seen).toEqual({ console: [], foreign: [] });
  });
}

testShared("the banner exits the preview and removes the theme from the URL", async ({ page }) => {
  const seen = watch(page);
  await openPreview(page, "/work/marz");
  const banner = previewOf(page);
  await expect(banner.getByRole("button")).toHaveText(["Edit", "Exit preview"]);
  await banner.getByRole("button", { name: "Exit preview" }).press("Enter");
  await expect(banner).toHaveCount(0);
  // Tab continues in the page, not at its top.
  await expect(page.getByRole("main")).toBeFocused();
  await expectRoom(page, COAL);
  expect(page.url()).not.toContain("theme");
  await page.reload();
  await ready(page);
  await expectRoom(page, COAL);
  await expect(banner).toHaveCount(0);
  expect(seen).toEqual({ console: [], foreign: [] });
});

test("the preview survives navigation and reload, and only in this tab", async ({ page }) => {
  await openPreview(page, "/");
  await page.getByRole("link", { name: "CONTACT" }).click();
  await ready(page, "/contact");
  await expectRoom(page, SEA_DARK);
  await page.reload();
  await ready(page, "/contact");
  await expectRoom(page, SEA_DARK);
  await expect(previewOf(page)).toBeVisible();
  await page.goBack();
  await ready(page, "/");
  await expectRoom(page, SEA_DARK);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const tab = await page.context().newPage();
  await tab.goto("/");
  await expectRoom(tab, COAL);
  await expect(previewOf(tab)).toHaveCount(0);
  await tab.close();
});

testShared("a link pressed before the app has loaded keeps the preview", async ({ page }) => {
  // The app never loads.
  await page.route(/\/assets\/main-/, (route) => route.abort());
  await page.goto(`/?theme=${SEA_LINK}`);
  await page.getByRole("link", { name: "CONTACT" }).click();
  await page.waitForURL(/\/contact\/?\?theme=/);
  await expectRoom(page, SEA_DARK);
});

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
];

for (const { width, height } of isComplete ? WINDOWS : WINDOWS.slice(0, 1)) {
  testShared(`at ${width}×${height} px the banner covers no focus, cookies or page end`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPreview(page, "/contact");
    const cookies = page.getByRole("region", { name: "Cookies" });
    const topOf = async () => (await previewOf(page).boundingBox())?.y ?? 0;
    const beneath = async () => {
      const banner = await previewOf(page).boundingBox();
      return (banner?.y ?? 0) + (banner?.height ?? 0) - ((await cookies.boundingBox())?.y ?? 0);
    };
    await expect.poll(beneath).toBeLessThanOrEqual(1);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(beneath).toBeLessThanOrEqual(1);
    await cookies.getByRole("button", { name: "I Accept" }).click();
    await expect(cookies).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    const endBeneath = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const root = await page.locator("#root").boundingBox();
      return (root?.y ?? 0) + (root?.height ?? 0) - (await topOf());
    };
    await expect.poll(endBeneath).toBeLessThanOrEqual(1);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await stopsBeneath(previewOf(page), "Exit preview")).toEqual([]);
  });
}

testShared("the banner reports that the studio failed, retries, and gets focus back", async ({ page }) => {
  await openPreview(page, "/about");
  const uncaught: string[] = [];
  page.on("pageerror", (error) => uncaught.push(error.message));
  await page.route("**/studio-styles.css", (route) => route.abort());
  const edit = previewOf(page).getByRole("button", { name: "Edit" });
  await edit.click();
  await expect(previewOf(page).getByRole("alert")).toContainText("Couldn’t load the studio.");
  await expectRoom(page, SEA_DARK);
  await page.unrouteAll();
  await edit.press("Enter");
  await expect(studioOf(page)).toBeVisible();
  await expect(previewOf(page)).toHaveCount(0);
  await studioOf(page).getByRole("button", { name: "Close the studio" }).click();
  await expect(edit).toBeFocused();
  await expectRoom(page, SEA_DARK);
  expect(uncaught).toEqual([]);
});

// Every kind of invalid link: tests/studio/link.test.ts.
testShared("a URL with markup shows the site's own colours and the reason", async ({ page }) => {
  const seen = watch(page);
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await page.goto(`/?theme=${encodeURIComponent('<img src=x onerror="alert(1)">')}`);
  await previewOf(page).waitFor();
  await expect(previewOf(page)).toContainText("This link is incomplete");
  await expect(previewOf(page)).toContainText("Showing the site’s own colours.");
  await ready(page, "/");
  await expectRoom(page, COAL);
  await expect(previewOf(page).locator("img, style, script")).toHaveCount(0);
  await page.getByRole("switch", { name: "Light theme" }).click();
  await expectRoom(page, PAPER);
  await page.getByRole("link", { name: "CONTACT" }).click();
  await ready(page, "/contact");
  await previewOf(page).getByRole("button").last().click();
  await expect(previewOf(page)).toHaveCount(0);
  expect(page.url()).not.toContain("theme");
  expect(dialogs).toEqual([]);
  expect(seen).toEqual({ console: [], foreign: [] });
});

test("the studio restores focus on closing and weighs at most 60 KB gzipped", async ({ page }) => {
  const seen = watch(page);
  await page.goto("/showcase/");
  await ready(page, "/showcase");
  await page.waitForLoadState("networkidle");
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  const card = page.getByRole("button", { name: "Open theme studio" });
  await card.press("Enter");
  const studio = studioOf(page);
  await expect(studio.getByRole("heading", { name: "Theme studio" })).toBeFocused();
  const scripts = files.filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  const dist = join(import.meta.dirname, "../../dist-local");
  const bytes = scripts.map((file) => gzipSync(readFileSync(join(dist, file))).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(60 * 1024);
  await studio.getByRole("button", { name: "Close the studio" }).press("Enter");
  await expect(studio).toHaveCount(0);
  await expect(card).toBeFocused();
  await expectRoom(page, COAL);
  await expect(previewOf(page)).toHaveCount(0);
  expect(seen).toEqual({ console: [], foreign: [] });
});
