/** Text and pages as large as a visitor sets them: nothing is lost, and nothing scrolls sideways. */
import { expect, type Page } from "@playwright/test";
import { lost } from "#tests/support/lost.ts";
import { lostTitles } from "#tests/support/lost-titles.ts";
import { test } from "#tests/support/shared-page.ts";
import { open, PAGES, reachAll, resize } from "#tests/support/site.ts";
import { applyTheme } from "#theme/theme-class.ts";

const WINDOWS = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
] as const;

/** WCAG 2.2, 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** The two ways in which browsers double a page's text: by the root's size, and by the size that pages start from. */
const LARGER = {
  "by the root": (page: Page) => page.evaluate(addStyle, "html { font-size: 200% }"),
  "by the browser's own size": (page: Page) => setFontSizes(page, 32, 26),
};

test.describe("text", () => {
  test.afterEach(({ page }) => setFontSizes(page, 16, 13));

  for (const { path } of PAGES) {
    for (const [way, enlarge] of Object.entries(LARGER)) {
      test(`${path}: text at 200 %, ${way}, loses nothing at any width in either theme`, async ({ page }) => {
        await open(page, path);
        await enlarge(page);
        await expectNothingLost(page, WINDOWS);
      });
    }

    test(`${path}: however a visitor spaces text, its title is whole`, async ({ page }) => {
      await open(page, path);
      for (const em of [0.005, 0.01, 0.02, 0.06, 0.12]) {
        await page.evaluate(addStyle, `* { letter-spacing: ${em}em !important; }`);
        for (const width of [1280, 320, 760, 3840]) {
          await resize(page, width, 800);
          await expect.poll(() => page.evaluate(lostTitles), `${em}em at ${width} px`).toEqual([]);
        }
      }
    });

    test(`${path}: with text spaced out nothing is lost at any width in either theme`, async ({ page }) => {
      await open(page, path);
      await page.evaluate(addStyle, SPACED);
      await expectNothingLost(page, WINDOWS);
    });
  }
});

for (const { path } of PAGES) {
  test(`${path}: zoomed to 400 % nothing is lost in either theme`, async ({ browser, baseURL }) => {
    // A window of 1280 x 1024.
    const page = await browser.newPage({ baseURL, viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });
    await open(page, path);
    await expectNothingLost(page, [[320, 256]]);
    await page.close();
  });
}

async function expectNothingLost(page: Page, windows: readonly (readonly [number, number])[]): Promise<void> {
  await reachAll(page);
  for (const theme of ["dark", "light"] as const) {
    await page.evaluate(applyTheme, theme);
    for (const [width, height] of windows) {
      await resize(page, width, height);
      await expect.poll(() => page.evaluate(lost), `${theme}, ${width} px`).toEqual([]);
      await expect.poll(() => page.evaluate(lostTitles), `${theme}, ${width} px`).toEqual([]);
    }
  }
}

async function setFontSizes(page: Page, standard: number, fixed: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed } });
  await session.detach();
}

/** Adds to the visitor's own style sheet. The site's policy allows no style element. */
function addStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
