/** Every page, opened once from its own file: complete, quiet, accessible, at every width, in both themes, and on paper. */
import { expect, type Page } from "@playwright/test";
import { brokenWords } from "#tests/support/broken-words.ts";
import { wrappedTitles } from "#tests/support/lost-titles.ts";
import { test } from "#tests/support/shared-page.ts";
import {
  EACH_LAYOUT,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  ready,
  resize,
  watch,
} from "#tests/support/site.ts";

const WIDTHS = [320, 760, 761, 1024, 1440, 3840];
/** The side box is the same on all pages but the landing page. */
const FRAMES: string[] = ["/", "/work/marz"];
const WHITE = "rgb(255, 255, 255)";
const INK = "rgb(20, 20, 18)";

for (const { path, heading } of EACH_LAYOUT) {
  test.describe(path, () => {
    // One after the other in one worker: to open a page costs more than to look at it.
    test.describe.configure({ mode: "default" });

    let seen: ReturnType<typeof watch>;
    const documents: string[] = [];
    let isTakenOver: boolean;

    test.beforeAll(async ({ sharedPage: page }) => {
      await page.emulateMedia({ colorScheme: "dark", media: null, reducedMotion: "reduce" });
      await page.setViewportSize({ width: 1440, height: 900 });
      seen = watch(page);
      page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
      await page.goto(path === "/" ? "/" : `${path}/`);
      // A node of the page's file: it must still be there when the app has taken over.
      await page.evaluate(() => Object.assign(window, { first: document.querySelector("main h1") }));
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${path}`);
      await ready(page, path);
      isTakenOver = await page.evaluate(() => Reflect.get(window, "first") === document.querySelector("main h1"));
      // The users request waits until the page is idle.
      await page.waitForLoadState("networkidle");
    });

    test.afterAll(async ({ sharedPage: page }) => {
      page.removeAllListeners();
      await page.goto("about:blank");
    });

    test("its file is taken over in place, and its address becomes the hash", async ({ sharedPage: page }) => {
      expect(isTakenOver).toBe(true);
      expect(documents).toHaveLength(1);
      expect(new URL(page.url()).pathname).toBe("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(heading);
      expect(seen).toEqual({ console: [], foreign: [] });
    });

    if (FRAMES.includes(path))
      test("the side box leads home, and out to four places", async ({ sharedPage: page }) => {
        const side = page.getByRole("complementary", { name: "Site links" });
        await expect(side.getByRole("link", { name: "HOME", exact: true })).toHaveCount(path === "/" ? 0 : 1);
        await expect(side.getByText("© 2025")).toBeVisible();
        const out = side.locator('a[target="_blank"]');
        await expect(out).toHaveText([/^Website/, /^GitHub/, /^LinkedIn/, /^Instagram/]);
        for (const link of await out.all()) await expect(link).toHaveAttribute("rel", "noopener");
      });

    test("axe finds nothing, dark and wide", async ({ sharedPage: page }) => {
      await expect(page.locator("body")).toHaveClass("dark-mode");
      await expectAccessible(page);
    });

    test("axe finds nothing, light and narrow", async ({ sharedPage: page }) => {
      await page.emulateMedia({ colorScheme: "light" });
      await resize(page, 390, 844);
      await expect(page.locator("body")).toHaveClass("light-mode");
      await expectAccessible(page, { looksAlone: true });
      await page.emulateMedia({ colorScheme: "dark" });
    });

    if (path.startsWith("/work/"))
      test("the problem is on the first screen, above the cookie banner", async ({ sharedPage: page }) => {
        const problem = page.getByRole("main").getByRole("paragraph").nth(1);
        const banner = page.locator('[data-part="cookie-banner"]');
        for (const [width, height] of [
          [1440, 900],
          [390, 844],
        ] as const) {
          await resize(page, width, height);
          const [text, notice] = await Promise.all([problem.boundingBox(), banner.boundingBox()]);
          expect(text?.height).toBeGreaterThan(40);
          expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0);
        }
      });

    test("nothing scrolls sideways, breaks or is cut off, from 320 to 3840 px", async ({ sharedPage: page }) => {
      await reachAll(page);
      // A page has the characters of its own title in its file; the footer's are another font until it has loaded.
      for (const css of ["", '#bottom-wall [data-fit] { font-family: "Archivo Cut Fallback" !important; }']) {
        await page.evaluate(setStyle, css);
        for (const width of css ? [320, 761, 1440] : WIDTHS) {
          await resize(page, width, 640);
          await expect.poll(() => page.evaluate(wrappedTitles), `titles at ${width} px, ${css}`).toEqual([]);
          if (css) continue;
          await expectNoSidewaysScroll(page);
          // A busy machine lays the page out some frames after the change of width.
          await expect.poll(() => page.evaluate(brokenWords), `words at ${width} px`).toEqual([]);
          await expect.poll(() => page.evaluate(outsideTheirBox), `controls at ${width} px`).toEqual([]);
        }
      }
      await page.evaluate(setStyle, "");
    });

    test("every title line is in the fit table and fills its measure", async ({ sharedPage: page }) => {
      await resize(page, 1440, 900);
      const lines = await page.evaluate(titleLines);
      const highest = Math.max(...lines.map(({ size }) => size));
      for (const line of lines) {
        expect(line.fitted, `${line.text} is in the fit table`).toBe(true);
        // The range includes the side bearings, which are outside the measure.
        if (line.limited) expect(line.size, `${line.text} is as high as its neighbours`).toBeGreaterThan(highest - 1);
        else expect(line.share, `${line.text} fills the measure`).toBeGreaterThan(0.98);
        expect(line.share, `${line.text} stays in the measure`).toBeLessThan(1.05);
      }
    });

    if (FRAMES.includes(path))
      test("at 320 × 256, which is 400 % zoom, all of the side box can be reached", async ({ sharedPage: page }) => {
        await resize(page, 320, 256);
        await expectNoSidewaysScroll(page);
        const last = page.getByRole("complementary").getByRole("link", { name: /Instagram/ });
        await last.focus();
        await expect(last).toBeInViewport();
      });

    test("prints as ink on white, without frame, banner and buttons to press", async ({ sharedPage: page }) => {
      await resize(page, 1440, 900);
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("body")).toHaveCSS("background-color", WHITE);
      await expect(page.locator("body")).toHaveCSS("color", INK);
      for (const hidden of ["aside", "main nav", "main form", '[data-part="cookie-banner"]', "#root > div > a"]) {
        for (const element of await page.locator(hidden).all()) await expect(element, hidden).toBeHidden();
      }
      await expect(page.getByText("https://example.com/", { exact: false }).last()).toBeVisible();
      if (!path.startsWith("/work/")) {
        await expect(page.locator("[data-fit]:visible, main h1:visible").first()).toHaveCSS("color", INK);
      }
      await page.emulateMedia({ media: null });
    });
  });
}

/** Brings every cell of the showcase to life: what waits far below the window is not laid out on a narrow screen. */
async function reachAll(page: Page): Promise<void> {
  for (const cell of await page.locator("[data-hydration]").all()) {
    await cell.scrollIntoViewIfNeeded();
    await expect(cell).not.toHaveClass(/content-visibility/);
  }
}

/** The visitor's own style sheet. The site's policy allows no style element. */
function setStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((each) => !Reflect.has(each, "isOurs")), sheet];
  Object.assign(sheet, { isOurs: true });
}

/** Each line of a title, and how much of its measure it fills. */
function titleLines(): { text: string; fitted: boolean; limited: boolean; size: number; share: number }[] {
  const lines = [...document.querySelectorAll<HTMLElement>("[data-fit]")].filter((line) => line.checkVisibility());
  return lines.map((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    const { paddingLeft, width } = getComputedStyle(line.closest(".measure") as Element);
    const measure = Number.parseFloat(width) - 2 * Number.parseFloat(paddingLeft);
    return {
      text: line.textContent,
      fitted: getComputedStyle(line).getPropertyValue("--s") !== "",
      // In the work list all are equally high.
      limited: getComputedStyle(line).getPropertyValue("--most") !== "",
      size: Number.parseFloat(getComputedStyle(line).fontSize),
      share: range.getBoundingClientRect().width / measure,
    };
  });
}

test("in a low window the landing page shows all its links, and no texts overlap", async ({ page }) => {
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

/** Buttons and links that overflow their container, or whose text does. */
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

    test("an alert leaves the field that it leads to and its label in view", async ({ page }) => {
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
  const { bottom } = field.getBoundingClientRect();
  return Math.max(bottom - card.getBoundingClientRect().top, -label.getBoundingClientRect().top);
}
