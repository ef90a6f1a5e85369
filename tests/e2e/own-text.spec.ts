/** Text as a visitor sets it, spaced out or enlarged: nothing is cut off, and nothing covers something else. */
import { expect } from "@playwright/test";
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

/** Lines of titles of which something is cut off at the right or below, or that run out of their place. */
function lostTitles(): string[] {
  const lines = [...document.querySelectorAll<HTMLElement>("[data-fit]")].filter((line) => line.checkVisibility());
  if (lines.length === 0) return ["no title"];
  return lines.flatMap((line) => {
    const { fontSize, lineHeight, letterSpacing, getPropertyValue } = getComputedStyle(line);
    const em = Number.parseFloat(fontSize);
    // The empty side of the last letter may be cut.
    const empty = -Number(getPropertyValue.call(getComputedStyle(line), "--r")) * em;
    const space = Number.parseFloat(letterSpacing) || 0;
    const text = document.createRange();
    text.selectNodeContents(line);
    const rows = [...text.getClientRects()];
    const end = Math.max(...rows.map(({ right }) => right)) - empty - space;
    const { top, height } = line.getBoundingClientRect();
    const needed = (rows.length - 1) * Number.parseFloat(lineHeight) + 0.6 * em;
    const lost: string[] = [];
    if (height < needed) lost.push(`${line.dataset.fit} is ${height} px high and needs ${needed}`);
    for (let box: HTMLElement | null = line; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (overflowX !== "visible" && end > edge.right + 1) lost.push(`${line.dataset.fit}: ${end - edge.right} px`);
      if (overflowY !== "visible" && top + needed > edge.bottom + 1) lost.push(`${line.dataset.fit}: below`);
    }
    if (end > document.documentElement.clientWidth) lost.push(`${line.dataset.fit} ends outside the window`);
    return lost;
  });
}

function wrappedTitles(): string[] {
  return [...document.querySelectorAll<HTMLElement>("[data-fit]")].flatMap((line) => {
    const text = document.createRange();
    text.selectNodeContents(line);
    return line.checkVisibility() && text.getClientRects().length !== 1 ? [line.dataset.fit ?? ""] : [];
  });
}
