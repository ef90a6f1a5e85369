/** Every page, both themes: complete, quiet, accessible, at every width. */
import { expect, type Page } from "@playwright/test";
import { brokenWords } from "#tests/support/broken-words.ts";
import { test } from "#tests/support/shared-page.ts";
import { expectAccessible, expectNoSidewaysScroll, open, PAGES, resize, watch } from "#tests/support/site.ts";

for (const colorScheme of ["dark", "light"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const { path, heading } of PAGES) {
      test(`${path} is complete, silent and passes axe (${colorScheme})`, async ({ page }) => {
        const seen = watch(page);
        await open(page, path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(heading);
        await expect(page.locator("body")).toHaveClass(`${colorScheme}-mode`);
        // Wide in one theme, narrow in the other: rules that hang on the width do not hang on the colours.
        if (colorScheme === "light") await resize(page, 390, 844);
        await expectAccessible(page);
        // The users request waits until the page is idle.
        await page.waitForLoadState("networkidle");
        expect(seen).toEqual({ console: [], foreign: [] });
      });
    }
  });
}

/** Brings every cell of the showcase to life: what waits far below the window is not laid out on a narrow screen. */
async function reachAll(page: Page): Promise<void> {
  for (const cell of await page.locator("[data-turn]").all()) {
    await cell.scrollIntoViewIfNeeded();
    await expect(cell).not.toHaveClass(/content-visibility/);
  }
}

for (const { path } of PAGES) {
  test(`${path} has no sideways scroll, no broken word and nothing cut off, from 320 to 3840 px`, async ({ page }) => {
    await open(page, path);
    await reachAll(page);
    for (const width of [320, 760, 761, 1024, 1120, 1440, 3840]) {
      await resize(page, width, 640);
      await expectNoSidewaysScroll(page);
      // A busy machine lays the page out anew some frames after the change of width.
      await expect.poll(() => page.evaluate(brokenWords), `words at ${width} px`).toEqual([]);
      await expect.poll(() => page.evaluate(outsideTheirBox), `controls at ${width} px`).toEqual([]);
    }
  });

  test(`${path}: every title line is in the fit table and fills its measure`, async ({ page }) => {
    await open(page, path);
    const lines = await page.locator("[data-fit]:visible").evaluateAll((elements) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        const range = document.createRange();
        range.selectNodeContents(element);
        const { paddingLeft, width } = getComputedStyle(element.closest(".measure") as Element);
        const measure = Number.parseFloat(width) - 2 * Number.parseFloat(paddingLeft);
        return {
          text: element.textContent,
          fitted: style.getPropertyValue("--s") !== "",
          share: range.getBoundingClientRect().width / measure,
        };
      }),
    );
    for (const line of lines) {
      expect(line.fitted, `${line.text} is in the fit table`).toBe(true);
      // The range includes the side bearings, which stand outside the measure.
      expect(line.share, `${line.text} fills the measure`).toBeGreaterThan(0.98);
      expect(line.share, `${line.text} stays in the measure`).toBeLessThan(1.05);
    }
  });
}

test("every page can be reached by links from the landing page", async ({ page }) => {
  await open(page, "/");
  const seen = new Set(["/"]);
  const queue = ["/"];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    await open(page, path);
    const links = await page
      .locator('a[href^="#/"]')
      .evaluateAll((anchors) => anchors.map((anchor) => (anchor.getAttribute("href") ?? "").slice(1)));
    for (const link of links) {
      if (seen.has(link)) continue;
      seen.add(link);
      queue.push(link);
    }
  }
  expect([...seen].sort()).toEqual(PAGES.map(({ path }) => path).sort());
});

test("in a low window the landing page shows all its ways in on the first visit, and its texts stand apart", async ({
  page,
}) => {
  await open(page, "/");
  for (const [width, height] of [
    [1440, 700],
    [1366, 650],
    [1280, 600],
    [1024, 600],
  ] as const) {
    await resize(page, width, height);
    const gaps = await page.evaluate(() => {
      const box = (selector: string) => (document.querySelector(selector) as HTMLElement).getBoundingClientRect();
      return {
        text: box("main h1 [data-fit]").top - box("main header p").bottom,
        banner: box('[data-part="cookie-banner"]').top - box("main nav").bottom,
      };
    });
    expect(gaps.text, `between bio and title, ${width} x ${height}`).toBeGreaterThanOrEqual(12);
    expect(gaps.banner, `between links and banner, ${width} x ${height}`).toBeGreaterThanOrEqual(0);
  }
});

/** Buttons and links whose text, or which themselves, end beyond what they stand in. */
function outsideTheirBox(): string[] {
  const { right: end } = (document.querySelector("main") as HTMLElement).getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>("main :is(a, button)")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert], .sr-only"))
    .filter(
      (element) => element.getBoundingClientRect().right > end + 0.5 || element.scrollWidth > element.clientWidth + 1,
    )
    .filter((element) => getComputedStyle(element).display !== "inline")
    .map((element) => `${element.textContent} (${element.className.slice(0, 60)})`);
}

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test("the field that an alert leads to stands clear of it, with its label", async ({ page }) => {
      await open(page, "/contact");
      await page.getByRole("button", { name: "Send" }).click();
      await expect(page.getByRole("alert").getByText("Please fill in all fields")).toBeVisible();
      await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
      // It slides in from outside the window's edge.
      await expect.poll(() => page.evaluate(overlapOfAlertAndField)).toBeLessThanOrEqual(0);
    });
  });
}

/** By how many pixels the alert reaches below the top of the focused field or its label. */
function overlapOfAlertAndField(): number {
  const field = document.activeElement as HTMLInputElement;
  const label = field.labels?.[0] ?? field;
  const card = document.querySelector('[role="alert"] > *') ?? document.body;
  const top = Math.min(...[field, label].map((element) => element.getBoundingClientRect().top));
  return card.getBoundingClientRect().bottom - top;
}
