/** A case study as slides: by key and by address, in two tabs, without a network, and as a PDF. */
import { expect, type Page, test } from "@playwright/test";
import { isComplete } from "#tests/support/complete.ts";
import { test as testShared } from "#tests/support/shared-page.ts";
import { expectAccessible, open, resize, watch } from "#tests/support/site.ts";
import { serveFolder } from "../../scripts/support/static-server.mjs";

const current = (page: Page) => page.locator("[data-current] .slide");
const spoken = (presenter: Page) => presenter.locator("[data-part=presenter] > section > h1");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function present(page: Page, slug = "marz", slide = 1): Promise<void> {
  await page.goto(`/#/work/${slug}?present=${slide}`);
  await expect(current(page)).toBeVisible();
}

testShared("P shows the slides, keys change them, and Escape ends in the same section", async ({ page }) => {
  const seen = watch(page);
  await open(page, "/work/marz");
  await page.keyboard.press("p");
  await expect(current(page)).toHaveAttribute("aria-roledescription", "slide");
  expect(await page.locator("#root").evaluate((root) => (root as HTMLElement).inert)).toBe(true);
  const steps: [key: string, heading: string][] = [
    ["PageDown", "2 of 12, Problem"],
    [" ", "3 of 12, Constraints"],
    ["ArrowRight", "4 of 12, From plate to delivery"],
    ["ArrowLeft", "3 of 12, Constraints"],
    ["PageUp", "2 of 12, Problem"],
    ["End", "12 of 12, Thank you"],
    ["Home", "1 of 12, Marz"],
  ];
  for (const [key, heading] of steps) {
    await page.keyboard.press(key);
    await expect(page.getByRole("heading", { name: heading })).toBeFocused();
  }
  for (const key of ["1", "0", "Enter"]) await page.keyboard.press(key);
  expect(await focused(page)).toBe("10 of 12, Outcome");
  for (const key of ["8", "Enter"]) await page.keyboard.press(key);
  await expect.poll(() => page.url()).toMatch(/present=8$/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "8 of 12, What gets a version number" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "What gets a version number" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "What gets a version number" })).toBeInViewport();
  expect(page.url()).toMatch(/#\/work\/marz$/);
  expect(seen.console).toEqual([]);
});

testShared("a visitor sees no link to the slides, types P, and can turn the key off", async ({ page }) => {
  await open(page, "/work/marz");
  await expect(page.getByRole("link", { name: "Present" })).toHaveCount(0);
  await page.keyboard.press("p");
  await page.getByRole("button", { name: "Turn off the P key" }).press("Enter");
  await page.getByRole("button", { name: "Close" }).press("Enter");
  await page.keyboard.press("p");
  await expect(page.locator(".deck")).toHaveCount(0);
  await page.goto("/?present#/work/marz");
  await page.getByRole("link", { name: "Present" }).click();
  await expect(current(page)).toBeVisible();
});

testShared("the overview, a black screen and an enlarged picture return to the slide", async ({ page }) => {
  await present(page, "marz", 7);
  await page.keyboard.press("o");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Slide 8, What gets a version number" })).toBeFocused();
  await page.getByRole("button", { name: "Slide 7, Spotting a failed frame" }).click();
  expect(await focused(page)).toBe("7 of 12, Spotting a failed frame");
  await page.keyboard.press("b");
  await expect(page.getByText("Black screen")).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect(page.getByText("Black screen")).toHaveCount(0);
  expect(await focused(page)).toBe("7 of 12, Spotting a failed frame");
  const button = current(page).getByRole("button", { name: "Enlarge: The render queue" });
  await button.press("Enter");
  await expect(page.getByRole("dialog", { name: "The render queue" }).getByRole("img")).toBeVisible();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await expect(page.locator(".deck")).toBeVisible();
});

test("200 presses and a reload leave slides and presenter in step", async ({ context }) => {
  const [slides, first] = [await context.newPage(), await context.newPage()];
  await present(slides);
  await slides.bringToFront();
  const link = slides.getByRole("link", { name: "Presenter tab" });
  await first.goto(`/${await link.getAttribute("href")}`);
  await expect(spoken(first)).toHaveText("1 of 12, Marz");
  const keys = Array.from({ length: 200 }, (_, i) => (i % 5 < 3 ? "PageDown" : "PageUp"));
  let index = 0;
  const expectStep = async (pressed: readonly string[]) => {
    for (const key of pressed) index = Math.max(0, Math.min(11, index + (key === "PageDown" ? 1 : -1)));
    await expect(slides.getByRole("heading", { name: `${index + 1} of 12` })).toBeFocused();
    await expect(spoken(first)).toContainText(`${index + 1} of 12`);
  };
  // All in one task, and then one after the other, with a reload after half of them.
  await slides.evaluate((all) => {
    for (const key of all)
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }, keys);
  await expectStep(keys);
  await slides.keyboard.press("Home");
  index = 0;
  const half = isComplete ? 101 : 21;
  for (const key of keys.slice(0, half)) await slides.keyboard.press(key);
  await slides.reload();
  await expectStep(keys.slice(0, half));
  for (const key of keys.slice(half, 2 * half)) await slides.keyboard.press(key);
  await expectStep(keys.slice(half, 2 * half));
  await slides.keyboard.press("Home");
  for (let i = 0; i < 5; i++) await slides.keyboard.press("PageDown");
  const six = "6 of 12, Spotting a failed frame";
  await expect(slides.getByRole("heading", { name: six })).toBeFocused();
  await expect(spoken(first)).toHaveText(six);
  await expect.poll(() => slides.url()).toMatch(/present=6$/);
  await first.close();
  const presenter = await context.newPage();
  await presenter.goto("/#/work/marz?present=1&notes");
  await expect(spoken(presenter)).toHaveText(six);
  await presenter.getByRole("button", { name: "Next" }).click();
  await expect(current(slides).getByRole("heading", { name: "7 of 12" })).toBeVisible();
  await expectAccessible(presenter);
});

test("a lost server leaves slides and presenter in step, and pictures enlarge", async ({ context }) => {
  const host = await serveFolder("dist-local");
  const [slides, presenter] = [await context.newPage(), await context.newPage()];
  await slides.goto(`${host.url}#/work/marz?present=6`);
  await presenter.goto(`${host.url}#/work/marz?present=6&notes`);
  await expect(spoken(presenter)).toContainText("6 of 12");
  await expect(current(slides)).toBeVisible();
  await slides.evaluate(() =>
    Promise.all([...document.querySelectorAll<HTMLImageElement>(".deck img")].map((each) => each.decode())),
  );
  await host.close();
  await presenter.getByRole("button", { name: "Next" }).click();
  await expect(current(slides).getByRole("heading", { name: "7 of 12" })).toBeVisible();
  await slides.keyboard.press("PageDown");
  await expect(spoken(presenter)).toHaveText("8 of 12, What gets a version number");
  await current(slides)
    .getByRole("button", { name: /^Enlarge/ })
    .first()
    .press("Enter");
  const picture = slides.getByRole("dialog").getByRole("img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

const SIZES = [
  [1280, 720],
  [1920, 1080],
  [1024, 768],
] as const;

for (const slug of isComplete ? ["marz", "timeslot", "vxnessa", "edusim"] : ["timeslot"]) {
  testShared(`${slug}: every slide fits three windows, in type of at least 24 px at 1080`, async ({ page }) => {
    await present(page, slug);
    for (const [width, height] of SIZES) {
      await resize(page, width, height);
      const found = await page.locator(".slide").evaluateAll((slides) =>
        slides.map((slide) => {
          const texts = [...slide.querySelectorAll<HTMLElement>("*")].filter(
            (each) => [...each.childNodes].some((node) => node.nodeType === 3) && !each.closest(".sr-only"),
          );
          const sizes = texts
            .filter((each) => each.offsetParent)
            .map((each) => Number.parseFloat(getComputedStyle(each).fontSize));
          return { over: slide.scrollHeight - slide.clientHeight, least: Math.min(...sizes) };
        }),
      );
      expect(found).toHaveLength(12);
      for (const { over, least } of found) {
        expect(over, `${width}`).toBeLessThanOrEqual(0);
        // Firefox rounds lengths to a sixtieth of a pixel.
        expect(least).toBeGreaterThan(24 * Math.min(width / 1920, height / 1080) - 0.01);
      }
    }
    await expectAccessible(page);
  });
}

testShared("at 400 % zoom the arrow keys scroll inside a slide before they leave it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 180 });
  await present(page, "marz", 3);
  await expect(page.getByRole("heading", { name: "3 of 12" })).toBeFocused();
  const slide = current(page);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => slide.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await slide.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("heading", { name: "4 of 12" })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
