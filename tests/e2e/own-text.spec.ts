/** Titles are whole lines in every window, in their own font and in the one that stands in. */
import { expect } from "@playwright/test";
import { wrappedTitles } from "#tests/support/lost-titles.ts";
import { test } from "#tests/support/shared-page.ts";
import { open, PAGES, resize } from "#tests/support/site.ts";

for (const { path } of PAGES) {
  test(`${path}: no line of a title wraps by itself, nor in the foot's fallback font`, async ({ page }) => {
    await open(page, path);
    // A page has the letters of its own title in its file.
    for (const css of ["", '#foot [data-fit] { font-family: "Archivo Cut Fallback" !important; }']) {
      await page.evaluate(addStyle, css);
      for (const width of [320, 760, 761, 1440, 2560]) {
        await resize(page, width, 640);
        await expect.poll(() => page.evaluate(wrappedTitles), `${css} at ${width} px`).toEqual([]);
      }
    }
  });
}

/** Adds to the visitor's own style sheet. The site's policy allows no style element. */
function addStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
