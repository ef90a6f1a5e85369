/** How pages and themes change (src/lib/view-transition.ts). */
import { expect, type Page, test } from "@playwright/test";
import { open, ready } from "#tests/support/site.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** An animation of a view transition: times in ms since its start. */
type Motion = { part: string; name: string; start: number; end: number };

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (update) {
      Object.assign(window, { kind: document.documentElement.dataset.transition });
      const transition = start.call(this, update);
      const found = transition.ready.then(() => {
        const { width } = getComputedStyle(document.documentElement, "::view-transition-group(root)");
        Object.assign(window, { isPagePictured: width !== "auto" });
        return document.getAnimations().flatMap((each) => {
          const { pseudoElement } = each.effect as KeyframeEffect;
          if (!pseudoElement?.startsWith("::view-transition")) return [];
          const { delay = 0, endTime } = (each.effect as KeyframeEffect).getComputedTiming();
          const name = (each as CSSAnimation).animationName;
          return { part: pseudoElement.slice(18), name, start: delay, end: Number(endTime) };
        });
      });
      Object.assign(window, { motions: transition.finished.then(() => found) });
      return transition;
    };
  });
});

/** Does something that changes the page, and returns the animations of the finished transition. */
async function motions(page: Page, act: () => Promise<unknown>): Promise<Motion[]> {
  await page.evaluate(() => Object.assign(window, { motions: undefined }));
  await act();
  await page.waitForFunction(() => "motions" in window && window.motions !== undefined);
  return page.evaluate(() => (window as unknown as { motions: Promise<Motion[]> }).motions);
}

/** Whether the last transition moved a picture of the whole page. */
const isPagePictured = (page: Page) => page.evaluate(() => "isPagePictured" in window && window.isPagePictured);

const of = (all: readonly Motion[], part: string) => all.find((each) => each.part === part);

/** The lid is opaque, the old title is gone before the new one arrives, and nothing takes longer than half a second. */
function expectOnePlate(all: readonly Motion[]): void {
  expect(all.filter(({ name }) => /fade/.test(name))).toEqual([]);
  expect(of(all, "old(old-title)")?.end).toBeLessThanOrEqual(of(all, "new(title)")?.start as number);
  expect(Math.max(...all.map(({ end }) => end))).toBeLessThanOrEqual(500);
}

test("the lid moves as one plate; the old title is hidden before the new one shows", async ({ page }) => {
  await open(page, "/");
  const link = (name: string | RegExp) => page.getByRole("navigation").getByRole("link", { name });
  const opened = await motions(page, () => link("WORK").click());
  expectOnePlate(opened);
  expect(of(opened, "group(plate)")).toBeDefined();
  expect(await isPagePictured(page)).toBe(false);

  expectOnePlate(await motions(page, () => page.getByRole("link", { name: /^Marz/ }).click()));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expectOnePlate(await motions(page, () => link(/^Next: TIMESLOT/).click()));
  expect(of(await motions(page, () => page.goBack()), "group(plate)")).toBeDefined();
});

test("a lid above the window takes no part in going back", async ({ page }) => {
  await open(page, "/work");
  await motions(page, () => page.getByRole("link", { name: /^Marz/ }).click());
  await page.evaluate(() => scrollTo(0, 1500));
  const all = await motions(page, () => page.goBack());
  expect(all.map(({ part }) => part)).not.toContain("group(plate)");
  expect(of(all, "new(title)")).toBeDefined();
});

test("Back after a reload closes the page, as without one", async ({ page }) => {
  await open(page, "/work");
  await motions(page, () => page.getByRole("link", { name: /^Marz/ }).click());
  await page.reload();
  await ready(page, "/work/marz");
  await motions(page, () => page.goBack());
  expect(await page.evaluate(() => Reflect.get(window, "kind"))).toBe("close");
});

test("another theme is wiped across the page, which can be used at once", async ({ page }) => {
  await open(page, "/contact");
  const all = await motions(page, () => page.getByRole("switch").click());
  expect(all.map(({ part, name }) => `${part} ${name}`)).toEqual(["new(root) wipe"]);
  expect(await isPagePictured(page)).toBe(true);
  await expect(page.locator("body")).toHaveClass(/light-mode/);
  await page.getByRole("switch").click();
  await page.getByRole("link", { name: "WORK" }).click();
  await expect(page).toHaveURL(/#\/work$/);
  await expect(page.locator("body")).toHaveClass(/dark-mode/);
});

test("under reduced motion another page and another theme are a cut", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  expect(await motions(page, () => page.getByRole("link", { name: "WORK" }).click())).toEqual([]);
  // A view transition would hold the change back for two frames.
  await page.evaluate(() => {
    document.startViewTransition = Document.prototype.startViewTransition = () => {
      throw new Error("A view transition has begun.");
    };
  });
  await page.getByRole("switch").click();
  await expect(page.locator("html")).not.toHaveAttribute("data-transition");
  await expect(page.locator("body")).toHaveClass(/light-mode/);
});

test("after a swipe that showed the page already, nothing moves", async ({ page }) => {
  await open(page, "/");
  await motions(page, () => page.getByRole("link", { name: "WORK" }).click());
  await page.evaluate(() =>
    Object.defineProperty(PopStateEvent.prototype, "hasUAVisualTransition", { get: () => true }),
  );
  expect(await motions(page, () => page.goBack())).toEqual([]);
  await expect(page.locator("main h1")).toContainText("Product designer");
});
