/** Every page, opened once from its own file: complete, quiet, accessible, at every width, in both themes, and on paper. */
import { expect, type Locator, type Page } from "@playwright/test";
import { brokenWords } from "#tests/support/broken-words.ts";
import { wrappedTitles } from "#tests/support/lost-titles.ts";
import { readPdf } from "#tests/support/read-pdf.ts";
import { openOnce, test } from "#tests/support/shared-page.ts";
import {
  EACH_LAYOUT,
  expectAccessible,
  expectNoSidewaysScroll,
  reachAll,
  ready,
  resize,
  watch,
} from "#tests/support/site.ts";

const WIDTHS = [320, 760, 761, 1024, 1440, 3840];
/** The side box is the same on all pages but the landing page. */
const FRAMES: string[] = ["/", "/work/marz"];
const WHITE = "rgb(255, 255, 255)";
const INK = "rgb(20, 20, 18)";

const player = (page: Page) => page.getByRole("region", { name: "Video player" });
/** Parts that no page prints: the frame, or on some pages a control. */
const ON_SCREEN: Record<string, (page: Page) => Locator> = {
  "/about": (page) => page.getByRole("main").getByRole("link", { name: /Resume/ }),
  "/contact": (page) => page.getByLabel("Name", { exact: true }),
  "/dashboard": (page) => page.getByRole("searchbox"),
  "/showcase": (page) => player(page).getByRole("slider", { name: "Volume" }),
};
/** Parts that a page prints: its main part, or one that looks like a control. */
const ON_PAPER: Record<string, (page: Page) => Locator> = {
  "/contact": (page) => page.getByRole("button", { name: /hello@example\.com/ }),
  "/showcase": (page) => player(page).locator("video"),
};

for (const { path, heading } of EACH_LAYOUT) {
  test.describe(path, () => {
    let seen: ReturnType<typeof watch>;
    const documents: string[] = [];
    let isTakenOver: boolean;

    openOnce(async (page) => {
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

    test("its file is taken over in place, and its address becomes the hash", async ({ sharedPage: page }) => {
      expect(isTakenOver).toBe(true);
      expect(documents).toHaveLength(1);
      expect(new URL(page.url()).pathname).toBe("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(heading);
      expect(seen).toEqual({ console: [], foreign: [] });
    });

    if (path === "/work") {
      test("the skip link is the first stop and leads past the side box", async ({ sharedPage: page }) => {
        await page.keyboard.press("Tab");
        await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(page.getByRole("main")).toBeFocused();
        expect(new URL(page.url()).hash).toBe("#/work");
        await page.keyboard.press("Tab");
        await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
      });

      test("a row with focus has a ring beside its colour, which the pointer brings too", async ({
        sharedPage: page,
      }) => {
        const row = page.getByRole("link", { name: /^Marz/ });
        await row.hover();
        const pointed = await row.screenshot();
        await page.mouse.move(1, 1);
        await page.getByRole("link", { name: /^Vxnessa/ }).focus();
        await page.keyboard.press("Tab");
        await expect(row).toBeFocused();
        expect(await row.screenshot()).not.toEqual(pointed);
      });
    }

    if (path === "/about")
      test("the last links of the upright page are not covered by its lid", async ({ sharedPage: page }) => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        const link = page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "WORK" });
        await link.click({ trial: true });
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

    test("prints on few sheets, white to their edges, from either system", async ({ sharedPage: page }) => {
      await resize(page, 1440, 900);
      // A case study ends with the net of its box.
      const count = path === "/showcase" ? 6 : path.startsWith("/work/") ? 4 : 1;
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        for (const format of ["A4", "Letter"]) {
          const pdf = await page.pdf({ format, preferCSSPageSize: true, printBackground: true });
          const { sheets, grounds } = readPdf(pdf);
          expect(sheets, `${format}, ${colorScheme}`).toBe(count);
          expect(new Set([...grounds, "1 1 1"]), `${format}, ${colorScheme}`).toEqual(new Set(["1 1 1"]));
          if (path !== "/work/marz") continue;
          const text = pdf.toString("latin1");
          expect(text).toContain("/Font");
          // The site's own type, a variable font, is drawn; only the fallback is named.
          expect(text.match(/\/BaseFont \/[\w+-]+/g), `${format}, ${colorScheme}`).toBeNull();
        }
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
      await reachAll(page);
      const onScreen = ON_SCREEN[path]?.(page) ?? page.locator("aside");
      const onPaper = ON_PAPER[path]?.(page) ?? page.getByRole("main");
      await expect(onScreen).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(onScreen).toBeHidden();
      await expect(onPaper).toBeVisible();
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

    if (path === "/about")
      test("a paragraph leaves at least three lines on each of its sheets of A4", async ({ sharedPage: page }) => {
        await page.emulateMedia({ media: "print" });
        const text = page.locator("main p:visible").first();
        await expect(text).toHaveCSS("orphans", "3");
        await expect(text).toHaveCSS("widows", "3");
        await page.emulateMedia({ media: null });
      });

    if (path === "/work/marz") {
      test("an external link prints its address and does not look like a button", async ({ sharedPage: page }) => {
        await page.emulateMedia({ media: "print" });
        const link = page.locator('main a[href^="http"]:visible');
        await expect(link).toHaveCount(1);
        const address = () => link.evaluate((anchor) => getComputedStyle(anchor, "::after").content);
        await expect.poll(address).toBe('" (https://example.com/marz)"');
        // Its colours pass over from those of the screen.
        await expect(link).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
        await page.emulateMedia({ media: null });
      });

      test("a button prints the net alone", async ({ sharedPage: page }) => {
        const root = page.locator("html");
        await page.evaluate(() =>
          addEventListener("beforeprint", () => console.log(document.documentElement.dataset.print)),
        );
        await Promise.all([
          // The app logs, too.
          page.waitForEvent("console", (message) => message.text() === "net"),
          page.getByRole("button", { name: "Print and fold this box" }).click(),
        ]);
        await expect(root).not.toHaveAttribute("data-print");
        await root.evaluate(({ dataset }) => Object.assign(dataset, { print: "net" }));
        for (const format of ["A4", "Letter"])
          expect(readPdf(await page.pdf({ format, preferCSSPageSize: true })).sheets, format).toBe(1);
      });
    }

    if (path === "/")
      test("in a low window the landing page shows all its links, and no texts overlap", async ({
        sharedPage: page,
      }) => {
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

    if (path === "/contact")
      test("an alert leaves the field that it leads to and its label in view", async ({ sharedPage: page }) => {
        for (const [width, height] of [
          [1440, 900],
          [320, 640],
        ] as const) {
          await resize(page, width, height);
          await page.getByRole("button", { name: "Send" }).click();
          await expect(page.getByRole("alert").getByText("Please fill in all fields")).toBeVisible();
          await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
          // It slides in from outside the window's edge.
          await expect.poll(() => page.evaluate(overlapOfAlertAndField), `${width} px`).toBeLessThanOrEqual(0);
        }
      });
  });
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

/** By how many pixels the alert reaches below the top of the focused field or its label. */
function overlapOfAlertAndField(): number {
  const field = document.activeElement as HTMLInputElement;
  const label = field.labels?.[0] ?? field;
  const card = document.querySelector('[role="alert"] > *') ?? document.body;
  const { bottom } = field.getBoundingClientRect();
  return Math.max(bottom - card.getBoundingClientRect().top, -label.getBoundingClientRect().top);
}
