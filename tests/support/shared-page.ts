import { test as base, type Page } from "@playwright/test";

/**
 * Playwright's `test` for tests that only look: those of a worker share one page, in a browser that has seen the site
 * before. Each finds it empty and without storage, in the size and the theme of its own settings.
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
    await page.emulateMedia({ colorScheme, media: null, reducedMotion: contextOptions.reducedMotion });
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    page.removeAllListeners();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto("about:blank");
  },
});
