/** The frame around the pages: side box, accent line, focus, scroll, and pages that do not exist. */
import { chromium, expect } from "@playwright/test";
import { test } from "#tests/support/shared-page.ts";
import { open, ready, watch } from "#tests/support/site.ts";
import { BROWSER_FLAGS, findBrowser } from "../../scripts/support/find-browser.mjs";

test("a link focuses the heading at the top, with its accent; Back restores the scroll", async ({ page }) => {
  await open(page, "/work/marz");
  const line = page.locator('[data-part="accent-line"]');
  await expect(line).toHaveCSS("background-color", "rgb(240, 70, 58)");
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "ABOUT" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(line).toHaveCSS("background-color", "rgb(136, 241, 136)");
  await expect(page).toHaveTitle(/^About/);
  const before = await page.evaluate(() => history.length);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Marz" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

for (const [what, hash] of [
  ["a malformed encoding", "/%E0%A4%A"],
  ["a path that is not an address", "//["],
] as const) {
  test(`${what} shows the error page with the reason and the way home`, async ({ page }) => {
    const seen = watch(page);
    await page.goto(`/#${hash}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName("Unexpected Application Error!");
    await expect(page.getByText("404 Not Found")).toBeVisible();
    await expect(page.getByRole("main")).toHaveAttribute("data-style", "box");
    await expect(page).toHaveTitle(/^Unexpected Application Error!/);
    await page.getByRole("main").getByRole("link", { name: "HOME" }).click();
    await ready(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(/Product designer/);
    expect(seen.console.filter((line) => line.startsWith("uncaught"))).toEqual([]);
  });
}

test("a case study whose content is gone reloads once by itself, then says so", async ({ page }) => {
  await page.route(/\/assets\/marz-.*\.js/, (route) => route.fulfill({ status: 404, body: "gone" }));
  await open(page, "/about");
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector("h1")?.textContent.startsWith("Unexpected")) sessionStorage.setItem("shown", "early");
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  let loads = 0;
  page.on("load", () => loads++);
  await page.getByRole("main").getByRole("link", { name: "Marz" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName("Unexpected Application Error!");
  expect(new URL(page.url()).hash).toBe("#/work/marz");
  await expect.poll(() => loads).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem("shown")), "the page before the reload stays").toBe(null);
  await page.unroute(/\/assets\/marz-.*\.js/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Marz" })).toBeVisible();
});

/** The text of the topmost element in the slit below the landing page's lid, or "img". */
function inSlit(): string {
  const { top, left, width } = (document.querySelector("main nav") as HTMLElement).getBoundingClientRect();
  const element = document.elementFromPoint(left + width / 8, top - 12);
  return element?.tagName === "IMG"
    ? "img"
    : (element?.closest("[data-part=lid], [aria-hidden], a")?.textContent ?? "");
}

test("each link of the landing page lifts the lid off its contents", async ({ page }) => {
  await open(page, "/");
  const lid = page.locator('[data-part="lid"]');
  const top = async () => (await lid.boundingBox())?.y ?? 0;
  const closed = await top();
  for (const [name, contents] of [
    ["WORK", /^EDUSIM$/i],
    ["ABOUT", /^img$/],
    ["CONTACT", /^hello@example\.com$/],
    ["SHOWCASE", /^hello@example\.comCancelSend$/],
  ] as const) {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).hover();
    await expect.poll(top).toBeCloseTo(closed - 44, 0);
    expect(await page.evaluate(inSlit)).toMatch(contents);
    await page.mouse.move(10, 400);
    await expect.poll(top).toBeCloseTo(closed, 0);
  }
  await page.getByRole("link", { name: "EDUSIM" }).focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect.poll(top).toBeCloseTo(closed - 44, 0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/work\/edusim$/);
});

test("the lid shows a page's contents right after the cookie banner above it went", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "I Accept" }).click();
  await expect(page.getByRole("region", { name: "Cookies" })).toHaveCount(0);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "ABOUT" }).hover();
  await expect.poll(() => page.evaluate(inSlit)).toBe("img");
});

test("on a touch screen the landing page's lid is ajar over links to the projects", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await open(page, "/");
  await expect.poll(() => page.evaluate(inSlit)).toMatch(/^EDUSIM$/i);
  await page.getByRole("link", { name: "TIMESLOT" }).click({ position: { x: 40, y: 60 } });
  await expect(page).toHaveURL(/#\/work\/timeslot$/);
  await context.close();
});

for (const kind of ["mouse", "finger"] as const) {
  test(`notch and edge move their lid with the ${kind}, open the box and close it`, async ({
    browser,
    browserName,
  }) => {
    test.skip(kind === "finger" && browserName !== "chromium", "Only Chromium can be touched by a test.");
    const context = await browser.newContext({ hasTouch: kind === "finger", viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const client = kind === "finger" ? await context.newCDPSession(page) : undefined;
    const point = async (type: "Start" | "Move" | "End", x: number, y: number) => {
      const touchPoints = type === "End" ? [] : [{ x, y }];
      if (client) await client.send("Input.dispatchTouchEvent", { type: `touch${type}`, touchPoints });
      else if (type === "Move") await page.mouse.move(x, y);
      else if (type === "End") await page.mouse.up();
      else {
        await page.mouse.move(x, y);
        await page.mouse.down();
      }
    };
    const boxOf = (selector: string) => page.locator(selector).evaluate((part) => part.getBoundingClientRect());
    /** Moves the element by the way, in steps, and stays there. */
    const pull = async (selector: string, way: number) => {
      const { x, y, width, height } = await boxOf(selector);
      const [left, top] = [x + width / 2, y + height / 2];
      await point("Start", left, top);
      for (let step = 1; step <= 10; step++) await point("Move", left, top + (way * step) / 10);
    };
    const topOf = async (selector: string) => (await boxOf(selector)).y;
    const lid = "main [data-part=lid]";
    const notch = "[data-part=landing-notch]";

    await open(page, "/");
    const rest = await topOf(lid);
    await pull(notch, -50);
    await expect.poll(() => topOf(lid)).toBeCloseTo(rest - 50, 0);
    await point("End", 0, 0);
    await expect.poll(() => topOf(lid)).toBeCloseTo(rest, 0);
    await pull(notch, -110);
    await expect.poll(() => topOf(lid)).toBeCloseTo(rest - 64 - 46 * 0.35, 0);
    await page.keyboard.press("Escape");
    await point("End", 0, 0);
    await expect.poll(() => topOf(lid)).toBeCloseTo(rest, 0);
    await expect(page).toHaveURL(/#\/$/);
    await pull(notch, -150);
    await point("End", 0, 0);
    await expect(page).toHaveURL(/#\/work$/);

    await open(page, "/work/marz");
    const edge = await topOf(".die-cut");
    await pull(".die-cut", 60);
    await expect.poll(() => topOf(".die-cut")).toBeCloseTo(edge + 60, 0);
    const plate = page.locator("[data-part=cover] i i");
    await expect(plate).toBeInViewport();
    await point("End", 0, 0);
    await expect.poll(() => topOf(".die-cut")).toBeCloseTo(edge, 0);
    await pull(".die-cut", 150);
    await point("End", 0, 0);
    await expect(page).toHaveURL(/#\/work$/);
    await expect(plate).not.toBeInViewport();
    await context.close();
  });
}

test("Back from another site shows a page as it was left", async ({ browserName, baseURL }) => {
  test.skip(browserName !== "chromium", "Only Chromium says whether a page was kept.");
  const browser = await chromium.launch({
    // The shell without windows has no such cache.
    executablePath: (await findBrowser()) ?? undefined,
    args: BROWSER_FLAGS,
    // Playwright switches it off by default.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    for (const path of ["/", "/contact", "/showcase", "/dashboard"]) {
      const page = await browser.newPage({ baseURL });
      await open(page, path);
      await page.evaluate(() => addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted })));
      await page.goto("data:text/html,Another site");
      await page.goBack({ waitUntil: "commit" });
      await expect.poll(() => page.evaluate(() => Reflect.get(window, "persisted")), path).toBe(true);
      await page.close();
    }
  } finally {
    await browser.close();
  }
});
