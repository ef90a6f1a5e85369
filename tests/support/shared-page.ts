import { test as base, type Page } from "@playwright/test";

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
    page.removeAllListeners();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto("/robots.txt");
  },
});
