import { expect, type Page } from "@playwright/test";
import { readContent } from "../../vite/content/read-content.ts";
import { sitePages } from "../../vite/content/site-pages.ts";
import { axeFindings } from "./axe-in-page.ts";
import { isComplete } from "./complete.ts";
import { headingOf } from "./heading-of.ts";

const content = readContent("samples");

/** Every page of the site: hash path and heading. */
export const PAGES = sitePages(content).map(({ path }) => ({ path, heading: headingOf(content, path) }));

/** One page of each layout, or all of them when every case runs. */
export const EACH_LAYOUT = PAGES.filter(({ path }) => isComplete || !/^\/work\/(?!marz)/.test(path));

/** Opens a page of the site by its address and waits until its heading and fonts are there. */
export async function open(page: Page, path: string, base = "/"): Promise<void> {
  await page.goto(`${base}#${path}`);
  await ready(page, path);
}

/**
 * Waits until the page at the current address is complete and the app has taken it over: its links are hashes then.
 * @param path of the page that is expected, if another may still be shown: a hash address loads no new document
 */
export async function ready(page: Page, path?: string): Promise<void> {
  const heading = PAGES.find((each) => each.path === path)?.heading;
  await page.getByRole("heading", { level: 1, name: heading }).first().waitFor({ state: "attached" });
  await page.locator('a[href*="#/"]').first().waitFor({ state: "attached" });
  await page.waitForFunction(hasTextFace);
  // Those that only this page asks for.
  await page.evaluate(() => document.fonts.ready);
}

/** Gives the window another size. Chromium asks the media queries again with the next frame, so that is waited for. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)));
}

/** Brings every card of the showcase to life: on a narrow screen, one far below the window is not laid out. */
export async function reachAll(page: Page): Promise<void> {
  for (const card of await page.locator("[data-hydration]").all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card).not.toHaveClass(/content-visibility/);
  }
}

/** Gathers everything a visitor's console would show except plain logs, and every request to another host. */
export function watch(page: Page): { console: string[]; foreign: string[] } {
  const seen = { console: [] as string[], foreign: [] as string[] };
  page.on("console", (message) => {
    if (message.type() === "warning" || message.type() === "error") {
      seen.console.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) => seen.console.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    const own = ["localhost", "127.0.0.1"].includes(hostname);
    if (protocol.startsWith("http") && !own) seen.foreign.push(request.url());
  });
  return seen;
}

/**
 * Records what a function sees in each frame of the pages that follow. It runs in the page.
 * @returns the values on the present page, each once
 */
export async function watchFrames(
  page: Page,
  look: () => string | false | undefined,
): Promise<() => Promise<string[]>> {
  const content = `{
    const seen = (window.seenInFrames = new Set());
    const look = () => {
      seen.add((${look})());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }`;
  await page.addInitScript({ content });
  return () => page.evaluate(() => [...Reflect.get(window, "seenInFrames")].filter(Boolean));
}

/** Expects axe to find nothing on the page (WCAG 2.0 to 2.2, levels A and AA). */
export async function expectAccessible(page: Page, scope?: Parameters<typeof axeFindings>[1]): Promise<void> {
  expect(await axeFindings(page, scope)).toEqual([]);
}

/** Expects no horizontal scroll bar, once the frame after a change of width has been laid out. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);
}

/** Whether the text's web font is in use. Runs in the page. */
export function hasTextFace(): boolean {
  return [...document.fonts].some(({ family, status }) => /^"?Archivo Text"?$/.test(family) && status === "loaded");
}
