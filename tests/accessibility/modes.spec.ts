/**
 * Each page in forced colours, under reduced motion, and its components from right to left. For single components see
 * tests/support/component-contract.tsx.
 */
import { expect } from "@playwright/test";
import { lost } from "#tests/support/lost.ts";
import { test } from "#tests/support/shared-page.ts";
import { open, PAGES, reachAll, resize } from "#tests/support/site.ts";

for (const { path } of PAGES) {
  test(`${path}: forced colours show every control and mark the current page's link`, async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      await open(page, path);
      expect(await page.evaluate(unmarked), colorScheme).toEqual([]);
    }
  });

  test(`${path}: under reduced motion nothing moves for longer than a moment`, async ({ page }) => {
    await open(page, path);
    expect(await page.evaluate(moving)).toEqual([]);
  });
}

test("a line marks the link of the current page", async ({ page }) => {
  await open(page, "/work/marz");
  await expect(page.locator("nav a[aria-current]")).toHaveCSS("box-shadow", /inset/);
});

test("from right to left no component of the showcase loses anything", async ({ page }) => {
  await open(page, "/showcase");
  await reachAll(page);
  await page.evaluate(() => {
    for (const cell of document.querySelectorAll<HTMLElement>("main section")) cell.dir = "rtl";
  });
  for (const width of [1440, 768, 320]) {
    await resize(page, width, 800);
    await expect.poll(() => page.evaluate(lost), `${width} px`).toEqual([]);
  }
});

/** Controls that look like nothing, without text, picture or edge, and the page's own link when no line says so. */
function unmarked(): string[] {
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest(".sr-only") &&
    element.getBoundingClientRect().width > 1;
  const hasEdge = (element: Element) => {
    const { borderBottomWidth, borderBottomColor, outlineStyle, outlineWidth, backgroundColor } =
      getComputedStyle(element);
    const border = Number.parseFloat(borderBottomWidth) > 0 && borderBottomColor !== backgroundColor;
    return border || (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0);
  };
  const bare = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
    .filter(shown)
    .filter((control) => !control.textContent?.trim() && !control.querySelector("svg, img"))
    .filter((control) => ![control, ...control.querySelectorAll("*")].some(hasEdge));
  const current = [...document.querySelectorAll("nav a[aria-current]")]
    .filter(shown)
    .filter((link) => getComputedStyle(link).textDecorationLine !== "underline");
  return [...bare, ...current].map((control) => control.outerHTML.slice(0, 160));
}

/** Elements that move, or would, for more than 1 ms. Scroll-driven ones move with the visitor. */
function moving(): string[] {
  const longest = (times: string) =>
    Math.max(...times.split(",").map((time) => Number.parseFloat(time) * (time.trim().endsWith("ms") ? 1 : 1000)));
  const slow = [...document.querySelectorAll("body *")].filter((element) => {
    const { transitionDuration, animationDuration, animationTimeline } = getComputedStyle(
      element,
    ) as CSSStyleDeclaration & {
      animationTimeline?: string;
    };
    const byScroll = animationTimeline !== undefined && animationTimeline !== "auto";
    return longest(transitionDuration) > 0 || (!byScroll && longest(animationDuration) > 1);
  });
  return slow.map((element) => element.outerHTML.slice(0, 160));
}
