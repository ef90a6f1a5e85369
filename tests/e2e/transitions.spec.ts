/** How pages (src/layout/plate.ts) and themes (src/lib/view-transition.ts) change. */
import { expect, type Page, test } from "@playwright/test";
import { hold } from "#tests/support/faults.ts";
import { open, ready } from "#tests/support/site.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

type Box = { x: number; y: number; width: number; height: number };
/** An animation that has begun: of which element, where it starts and ends, and when. */
type Motion = { part: string; properties: string[]; start: Box; duration: number; pseudo?: string };

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const motions: Motion[] = [];
    Object.assign(window, { motions });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      const timing = options as KeyframeAnimationOptions;
      const slower = Number(Reflect.get(window, "slower") ?? 1);
      const animation = animate.call(this, keyframes, { ...timing, duration: Number(timing.duration) * slower });
      const { x, y, width, height } = this.getBoundingClientRect();
      const { pseudoElement, delay, duration } = timing;
      motions.push({
        part: this.matches("[data-part=cover] i i")
          ? "inner"
          : this.matches("[data-part=cover] *")
            ? "outer"
            : this.tagName,
        properties: Object.keys((Array.isArray(keyframes) ? keyframes[0] : keyframes) ?? {}),
        start: { x, y, width, height },
        duration: Number(delay ?? 0) + Number(duration),
        pseudo: pseudoElement ?? undefined,
      });
      return animation;
    };
  });
});

/** The animations since the last call. */
const motions = (page: Page) => page.evaluate(() => (window as unknown as { motions: Motion[] }).motions.splice(0));

const link = (page: Page, name: string | RegExp) => page.getByRole("navigation").getByRole("link", { name });
const row = (page: Page) => page.getByRole("link", { name: /^Marz/ });
const plate = (page: Page) => page.locator("[data-part=cover] i i");

/** Points at a link, waits until its page has been fetched, and presses it. */
async function press(page: Page, name: ReturnType<typeof link>): Promise<void> {
  await name.hover();
  await page.waitForLoadState("networkidle");
  await name.click();
}

/** Waits until a page has opened: its heading has the focus, and the plate is out of the window. */
async function opened(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeFocused();
  await expect(plate(page)).not.toBeInViewport();
}

/** Whether two boxes are the same but for rounding. */
function expectSame(one: Box | undefined, other: Box | null): void {
  for (const key of ["x", "y", "width", "height"] as const) {
    expect(Math.abs((one?.[key] ?? Number.NaN) - (other?.[key] ?? Number.NaN)), key).toBeLessThan(1.5);
  }
}

test("a box closes over the page in its colour and opens, by transforms alone", async ({ page }) => {
  await open(page, "/work");
  // That may scroll.
  await row(page).hover();
  await page.waitForLoadState("networkidle");
  const pressed = await row(page).boundingBox();
  const before = await row(page).locator("[data-fit]").first().boundingBox();
  await page.evaluate(() => {
    const seen: Box[] = [];
    Object.assign(window, { seen });
    addEventListener("click", () => {
      const copy = document.querySelector("[data-part=cover] [data-fit]");
      if (copy) seen.push(copy.getBoundingClientRect().toJSON());
    });
  });
  await row(page).click();
  await opened(page, "MARZ");
  const all = await motions(page);
  const moving = all.filter(({ part }) => /inner|outer|H1/.test(part));
  expect(moving.map(({ part }) => part)).toEqual(["outer", "inner", "outer", "H1"]);
  // Anything else would stop whenever the main thread is busy.
  expect([...new Set(moving.flatMap(({ properties }) => properties))]).toEqual(["transform"]);
  expectSame(moving[0]?.start, pressed);
  expect(moving[1]?.start).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  expect(Math.max(...all.map(({ duration }) => duration))).toBeLessThanOrEqual(500);
  await expect(page.locator("[data-part=cover]")).toHaveAttribute("data-accent", "marz");
  // The die comes down.
  expect(all.some(({ properties }) => properties.includes("clipPath"))).toBe(true);
  // The pressed title stays, and the new one starts in its place.
  expectSame(await page.evaluate(() => (window as unknown as { seen: Box[] }).seen[0]), before);
  await expect(page.locator("[data-part=cover] [data-fit]")).toHaveCount(0);
  // The heading is larger than its line by the same factor at every edge.
  const title = moving[3]?.start;
  expect(title?.x).toBeLessThan((before?.x ?? 0) + 1);
  expect((title?.y ?? 0) + (title?.height ?? 0) / 2).toBeGreaterThan(before?.y ?? 0);
});

test("Back lets the lid fall onto its row, and Forward opens the page again", async ({ page }) => {
  await open(page, "/work");
  await press(page, row(page));
  await opened(page, "MARZ");
  await page.mouse.move(1, 1);
  const lid = await page.locator("main [data-part=lid]").boundingBox();
  await motions(page);
  await page.goBack();
  await expect(page.locator("[data-part=cover]")).toHaveAttribute("data-over");
  await opened(page, "WORK");
  const [drop, fall] = await motions(page);
  expectSame(drop?.start, lid);
  expect(fall?.part).toBe("inner");
  await page.goForward();
  await opened(page, "MARZ");
  // After a reload, too: nothing but the address says where the visitor came from.
  await page.reload();
  await ready(page, "/work/marz");
  await page.goBack();
  await expect(page.locator("[data-part=cover]")).toHaveAttribute("data-over");
  await opened(page, "WORK");
});

test("a page that has not loaded is not waited for behind a closed box", async ({ page }) => {
  await open(page, "/");
  const release = await hold(page, /assets\/work-.*\.js/);
  await link(page, "WORK").click();
  await page.waitForTimeout(300);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Product designer");
  expect(await motions(page)).toEqual([]);
  await release();
  await opened(page, "WORK");
  expect((await motions(page)).map(({ part }) => part)).toContain("inner");
});

test("presses and steps in the history at once end uncovered at the last page", async ({ page }) => {
  await open(page, "/work");
  await row(page).hover();
  await link(page, "ABOUT").hover();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const press = (end: string) => document.querySelector<HTMLElement>(`main a[href$="${end}"]`)?.click();
    press("/work/marz");
    press("/about");
  });
  await opened(page, /About/);
  await page.evaluate(() => {
    addEventListener("popstate", () => history.forward(), { once: true });
    history.back();
  });
  await page.waitForTimeout(500);
  await expect(plate(page)).not.toBeInViewport();
  await expect(page).toHaveURL(/#\/about$/);
  await expect(page.getByRole("heading", { level: 1, name: /About/ })).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href$="/contact"]')?.click());
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await expect(plate(page)).not.toBeInViewport();
});

test("under reduced motion another page and another theme are a cut", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/work");
  // A view transition would hold the change back for two frames.
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error("A view transition has begun.");
    };
  });
  await press(page, row(page));
  await opened(page, "MARZ");
  await page.goBack();
  await opened(page, "WORK");
  await page.getByRole("switch").click();
  await expect(page.locator("body")).toHaveClass(/light-mode/);
  expect(await motions(page)).toEqual([]);
});

test("after a swipe that showed the page already, nothing moves", async ({ page }) => {
  await open(page, "/");
  await press(page, link(page, "WORK"));
  await opened(page, "WORK");
  await page.evaluate(() =>
    Object.defineProperty(PopStateEvent.prototype, "hasUAVisualTransition", { get: () => true }),
  );
  await motions(page);
  await page.goBack();
  await expect(page.locator("main h1")).toContainText("Product designer");
  expect(await motions(page)).toEqual([]);
});

test("the plate moves while the main thread is busy, before and after the commit", async ({ browserName, page }) => {
  test.skip(browserName !== "chromium", "Only Chromium sends its frames.");
  await open(page, "/work");
  await row(page).hover();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const busy: { start: number; end: number }[] = [];
    // Slower, since a busy machine records few frames.
    Object.assign(window, { busy, slower: 16 });
    const block = (time: number) => {
      const start = Date.now();
      while (Date.now() < start + time);
      busy.push({ start, end: Date.now() });
    };
    // One frame takes the animation to the compositor.
    const blockSoon = (time: number) => requestAnimationFrame(() => setTimeout(block, 0, time));
    addEventListener("click", () => blockSoon(1400), { capture: true, once: true });
    addEventListener("focusin", ({ target }) => (target as Element).matches("h1") && blockSoon(1400));
  });
  const client = await page.context().newCDPSession(page);
  const frames: { data: string; time: number }[] = [];
  client.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ data, time: (metadata.timestamp ?? 0) * 1000 });
    client.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await client.send("Page.startScreencast", { format: "jpeg", quality: 30, maxWidth: 400 });
  await row(page).click();
  await opened(page, "MARZ");
  const busy = await page.evaluate(() => (window as unknown as { busy: { start: number; end: number }[] }).busy);
  expect(busy).toHaveLength(2);
  for (const { start, end } of busy) {
    const during = frames.filter(({ time }) => time >= start && time <= end).map(({ data }) => data);
    expect(new Set(during).size).toBeGreaterThan(1);
  }
});

test("the switch turns in its press's frame; a wipe follows, and the page can be used", async ({ page }) => {
  await open(page, "/contact");
  const states = await page.evaluate(async () => {
    const control = document.querySelector<HTMLElement>("[role=switch]");
    control?.click();
    await new Promise(requestAnimationFrame);
    return [control?.ariaChecked, document.body.classList.contains("light-mode")];
  });
  expect(states).toEqual(["true", false]);
  await expect(page.locator("body")).toHaveClass(/light-mode/);
  await expect
    .poll(async () => (await motions(page)).map(({ pseudo }) => pseudo))
    .toEqual(["::view-transition-new(root)"]);
  await page.getByRole("switch").click();
  await link(page, "WORK").click();
  await expect(page).toHaveURL(/#\/work$/);
  await expect(page.locator("body")).toHaveClass(/dark-mode/);
});
