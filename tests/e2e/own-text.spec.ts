/** Text as a visitor sets it, spaced out or enlarged: nothing is cut off, and nothing covers something else. */
import { expect } from "@playwright/test";
import { lostTitles, wrappedTitles } from "#tests/support/lost-titles.ts";
import { test } from "#tests/support/shared-page.ts";
import { expectNoSidewaysScroll, open, PAGES, resize } from "#tests/support/site.ts";

/** WCAG 2.2, 1.4.12, and half of it: a line that is only a little too long must not be cut either. */
const SPACINGS = [
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }",
  ...[0.06, 0.02, 0.01, 0.005].map((em) => `* { letter-spacing: ${em}em !important; }`),
];

for (const { path } of PAGES) {
  test(`${path}: however a visitor spaces text, its title is whole`, async ({ page }) => {
    await open(page, path);
    for (const css of ["", ...SPACINGS]) {
      await page.evaluate(addStyle, css);
      for (const width of [1280, 320, 760, 3840]) {
        await resize(page, width, 800);
        await expect.poll(() => page.evaluate(lostTitles), `${css} at ${width} px`).toEqual([]);
      }
      await resize(page, 320, 640);
      await expectNoSidewaysScroll(page);
    }
  });

  test(`${path}: no line of a title wraps by itself, nor at its foot in the font that stands in`, async ({ page }) => {
    await open(page, path);
    // A page has the letters of its own title in its file.
    for (const css of ["", '#foot [data-fit] { font-family: "Archivo Cut Fallback" !important; }']) {
      await page.evaluate(addStyle, css);
      for (const width of [320, 390, 760, 761, 1024, 1440, 2560]) {
        await resize(page, width, 640);
        await expect.poll(() => page.evaluate(wrappedTitles), `${css} at ${width} px`).toEqual([]);
      }
    }
  });
}

/** Replaces the visitor's own style sheet. The site's policy allows no style element. */
function addStyle(css: string): void {
  const own = window as { ownSheet?: CSSStyleSheet };
  own.ownSheet ??= new CSSStyleSheet();
  own.ownSheet.replaceSync(css);
  if (!document.adoptedStyleSheets.includes(own.ownSheet)) document.adoptedStyleSheets.push(own.ownSheet);
}
