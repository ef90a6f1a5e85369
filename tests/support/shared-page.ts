import { test as base, expect, type Page } from "@playwright/test";
import { watch } from "./site.ts";

/**
 * Playwright's `test` for what a visitor sees who has been here before: the tests of a worker share one page, and with it
 * what the browser has fetched and compiled, which halves what a test costs. Each finds it empty and without storage, in the
 * size and theme of its own settings, and on a file of the site: from another origin, each page would start a new process. Not
 * for tests that leave a script in the page, or look at the history or what is fetched.
 */
export const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions } = project.use;
      const page = await browser.newPage({ ...contextOptions, baseURL });
      await page.addInitScript(forgetNewApis);
      await page.goto("/robots.txt");
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
  page: async ({ sharedPage: page, colorScheme, viewport, contextOptions }, use) => {
    const { reducedMotion } = contextOptions;
    await page.emulateMedia({ colorScheme, media: null, forcedColors: null, reducedMotion });
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    await leave(page);
  },
});

/** Removes what the oldest supported browsers (package.json) lack, so nothing may need it. Runs in the page. */
function forgetNewApis(): void {
  const newer: [object, ...string[]][] = [
    [Object, "groupBy"],
    [Map, "groupBy"],
    [URL, "canParse", "parse"],
    [Promise, "withResolvers", "try"],
    [Array, "fromAsync"],
    [Set.prototype, "union", "intersection", "difference"],
    [AbortSignal, "any"],
  ];
  for (const [owner, ...names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
}

/**
 * Opens the shared page once for all tests of a group, one after the other in one worker: to open a page costs more than to
 * look at it. The tests take `sharedPage`, and leave it as the next one needs it.
 */
export function openOnce(open: (page: Page) => Promise<void>): void {
  test.describe.configure({ mode: "default" });
  test.beforeAll(async ({ sharedPage: page }) => {
    await page.emulateMedia({ colorScheme: "dark", media: null, forcedColors: null, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page);
  });
  test.afterAll(({ sharedPage: page }) => leave(page));
}

/** Every test of the file ends with a check for console messages, errors and requests to other hosts. */
export function expectQuiet(): void {
  let seen: ReturnType<typeof watch>;
  test.beforeEach(({ sharedPage }) => {
    seen = watch(sharedPage);
  });
  test.afterEach(() => expect(seen).toEqual({ console: [], foreign: [] }));
}

async function leave(page: Page): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // A pointer over a link would bring its colour.
  await page.mouse.move(0, 0);
  await page.goto("/robots.txt");
  // Only now, since the router stores positions as a page goes.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
