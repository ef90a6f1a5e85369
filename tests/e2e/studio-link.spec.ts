/**
 * A theme in the address: shown before the first frame, said to be a preview, and nothing but colours. And what the studio
 * costs: these tests have a page of their own each, which has fetched nothing before.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { isComplete } from "#tests/support/complete.ts";
import { expectNoSidewaysScroll, ready, watch } from "#tests/support/site.ts";
import {
  COAL,
  expectRoom,
  PAPER,
  previewOf,
  SEA_DARK,
  SEA_LIGHT,
  SEA_LINK,
  stopsBeneath,
  studioOf,
} from "#tests/support/studio.ts";

/** Records the background colour of every visible frame. */
async function watchRoom(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const rooms = new Set<string>();
    Object.assign(window, { rooms });
    const look = () => {
      if (document.querySelector("#root > *")?.checkVisibility())
        rooms.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...(window as unknown as { rooms: Set<string> }).rooms]);
}

const SCHEMES = [
  { scheme: "dark", color: SEA_DARK },
  { scheme: "light", color: SEA_LIGHT },
] as const;

for (const { scheme, color } of isComplete ? SCHEMES : SCHEMES.slice(0, 1)) {
  test(`no frame shows the page without the link's colours, ${scheme}`, async ({ page }) => {
    // With motion, to catch a colour that fades in.
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "no-preference" });
    const seen = watch(page);
    const rooms = await watchRoom(page);
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

test("the banner exits the preview and removes the theme from the URL", async ({ page }) => {
  const seen = watch(page);
  await page.goto(`/work/marz/?theme=${SEA_LINK}`);
  await ready(page);
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
  await page.goto(`/?theme=${SEA_LINK}`);
  await ready(page, "/");
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

test("a link pressed before the app has loaded keeps the preview", async ({ page }) => {
  // The app never loads.
  await page.route(/\/assets\/main-/, (route) => route.abort());
  await page.goto(`/?theme=${SEA_LINK}`);
  await page.getByRole("link", { name: "CONTACT" }).click();
  await page.waitForURL(/\/contact\/?\?theme=/);
  await expectRoom(page, SEA_DARK);
});

test("the banner's Edit button opens the studio, which gives it back with focus", async ({ page }) => {
  await page.goto(`/about/?theme=${SEA_LINK}`);
  await ready(page, "/about");
  const edit = previewOf(page).getByRole("button", { name: "Edit" });
  await edit.press("Enter");
  await expect(previewOf(page)).toHaveCount(0);
  await studioOf(page).getByRole("button", { name: "Close the studio" }).click();
  await expect(edit).toBeFocused();
  await expectRoom(page, SEA_DARK);
});

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
];

for (const { width, height } of isComplete ? WINDOWS : WINDOWS.slice(0, 1)) {
  test(`at ${width}×${height} px the banner covers no focus, cookies or page end`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/contact/?theme=${SEA_LINK}`);
    await ready(page, "/contact");
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

test("the banner reports that the studio failed to load, and retries", async ({ page }) => {
  await page.goto(`/about/?theme=${SEA_LINK}`);
  await ready(page, "/about");
  const uncaught: string[] = [];
  page.on("pageerror", (error) => uncaught.push(error.message));
  await page.route("**/studio-styles.css", (route) => route.abort());
  await previewOf(page).getByRole("button", { name: "Edit" }).click();
  await expect(previewOf(page).getByRole("alert")).toContainText("Couldn’t load the studio.");
  await expectRoom(page, SEA_DARK);
  await page.unrouteAll();
  await previewOf(page).getByRole("button", { name: "Edit" }).click();
  await expect(studioOf(page)).toBeVisible();
  await expect(previewOf(page)).toHaveCount(0);
  expect(uncaught).toEqual([]);
});

for (const [what, theme] of [
  ["markup", '<img src=x onerror="alert(1)">'],
  ["a link that was cut off", SEA_LINK.slice(0, -7)],
] as const) {
  test(`a URL with ${what} shows the site's own colours and the reason`, async ({ page }) => {
    const seen = watch(page);
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    await page.goto(`/?theme=${encodeURIComponent(theme)}`);
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
}

test("a printed preview has no banner", async ({ page }) => {
  await page.goto(`/about/?theme=${SEA_LINK}`);
  await ready(page, "/about");
  await expect(previewOf(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#theme-preview")).toBeHidden();
  // Nor room for it.
  await expect(page.locator("body")).toHaveCSS("padding-bottom", "0px");
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

test("a URL without a theme loads no preview or studio files", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  for (const path of ["/", "/work/marz/", "/#/about", "/showcase/"]) {
    const users = page.waitForRequest(/\/api\/users/);
    await page.goto("about:blank");
    await page.goto(path);
    await ready(page);
    await users;
    await page.waitForLoadState("networkidle");
  }
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => /studio|preview/.test(file))).toEqual([]);
});
