/** The static pages: complete without scripts, taken over in place with them, never a flash of another page. */
import { expect, type Page, test } from "@playwright/test";
import { isComplete } from "#tests/support/complete.ts";
import { hold } from "#tests/support/faults.ts";
import { test as testShared } from "#tests/support/shared-page.ts";
import { expectAccessible, hasTextFace, open, PAGES, ready, watch, watchFrames } from "#tests/support/site.ts";
import { slowLine } from "#tests/support/slow-line.ts";

/** Address of a page's own file. */
function staticPath(path: string): string {
  return path === "/" ? "/" : `${path}/`;
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page reads, its forms say where to write, and its links lead to pages", async ({ page, request }) => {
    const addresses = new Set<string>();
    for (const { path, heading } of PAGES) {
      // Its pictures are not waited for.
      await page.goto(staticPath(path), { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(heading);
      await expect(page.getByRole("main")).toBeVisible();
      if (path === "/contact" || path === "/inquiry") {
        for (const control of await page.locator("form fieldset :is(input, textarea, button)").all()) {
          await expect(control).toBeDisabled();
        }
        await expect(page.locator('form a[href^="mailto:"]')).toBeVisible();
      }
      const links = page.locator("a:not([target])");
      const hrefs = await links.evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
      const pages = hrefs.filter((href) => href.startsWith("http"));
      expect(pages.length, path).toBeGreaterThan(2);
      for (const href of new Set(pages)) {
        // A hash leads to a place on this page, never to the app's address of another.
        const { hash } = new URL(href);
        if (hash) await expect(page.locator(`[id="${hash.slice(1)}"]`), href).toBeAttached();
        addresses.add(href.replace(/#.*/, ""));
      }
    }
    for (const href of addresses) expect((await request.get(href)).status(), href).toBe(200);
    // From one page or another a link leads to each.
    const paths = [...addresses].map((href) => new URL(href).pathname.replace(/(?!^)\/$/, ""));
    expect(paths).toEqual(expect.arrayContaining(PAGES.map(({ path }) => path)));
  });

  test("the whole site can be walked, and offers no button that could not work", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "WORK", exact: true }).click();
    await page.getByRole("link", { name: /Marz/i }).click();
    await expect(page).toHaveURL(/\/work\/marz\/$/);
    await expect(page.getByRole("button", { name: /Enlarge/ })).toHaveCount(0);
    await page.getByRole("link", { name: "What gets a version number" }).click();
    await expect(page).toHaveURL(/\/work\/marz\/#decision-one-version$/);
    await expect(page.getByRole("heading", { name: "What gets a version number" })).toBeInViewport();
    await page.getByRole("link", { name: /Next: TIMESLOT/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Timeslot" })).toBeVisible();
    await expect(page.getByRole("link", { name: /Check it out/ })).toHaveCount(2);
    await expect(page.getByText("Copy link")).toBeHidden();
    await page.getByRole("link", { name: "HOME", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(/Product designer/);
  });
});

test("a hash address never shows the landing page, not for one frame", async ({ page }) => {
  const headings = await watchFrames(page, () => {
    const heading = document.querySelector("main h1");
    return heading?.checkVisibility({ visibilityProperty: true }) && heading.textContent;
  });
  await open(page, "/work/marz");
  await expect(page.getByRole("heading", { level: 1, name: "Marz" })).toBeVisible();
  expect(await headings()).toEqual(["Marz"]);
});

/** Sum of all layout shifts up to the frame after next, when new content is in place. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as unknown as { value: number; hadRecentInput: boolean }[];
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });
}

/** Pages that are not one column in a wide window. */
const WIDE: string[] = ["/", "/work/marz", "/about"];
/** The showcase hydrates late. */
const SOME: string[] = [...WIDE, "/showcase"];

for (const { path } of PAGES.filter(({ path }) => isComplete || SOME.includes(path))) {
  test(`${path}: nothing moves while the page, fonts, styles and scripts arrive`, async ({ page, baseURL }) => {
    const line = await slowLine(baseURL ?? "");
    try {
      for (const width of WIDE.includes(path) ? [1440, 390] : [390]) {
        // Late fonts: the page is painted with the system's, taken over, and swapped.
        const release = await hold(page, /\.woff2/);
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`${line.url}${staticPath(path)}`, { waitUntil: "domcontentloaded" });
        await expect.poll(() => new URL(page.url()).hash).toBe(`#${path}`);
        await release();
        await page.waitForFunction(hasTextFace);
        await page.evaluate(() => document.fonts.ready);
        // Elements that move by a pixel or two, as a list of links in another font does, hardly count.
        expect(await layoutShift(page)).toBeLessThan(0.002);
        await page.goto("about:blank");
      }
    } finally {
      await line.close();
    }
  });
}

testShared("an address that does not exist shows the 404 page, at any depth", async ({ page, request }) => {
  const html = await (await request.get("/404.html")).text();
  expect(html).toContain("Unexpected Application Error!");
  const answer = await page.goto("/work/nothing/here?at=all");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName("Unexpected Application Error!");
  // It comes alive like any page.
  await ready(page);
  await expectAccessible(page);
  await page.goto("/work/marz?from=mail");
  await expect(page.getByRole("heading", { level: 1, name: "Marz" })).toBeVisible();
});

/** Gathers what the page's Content-Security-Policy has forbidden, over all pages that are opened. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("violated", (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { violated } = window as unknown as { violated: (text: string) => void };
      violated(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return violations;
}

test("the showcase keeps to the Content-Security-Policy and fetches nothing unused", async ({ page }) => {
  const violations = await watchPolicy(page);
  const seen = watch(page);
  await open(page, "/showcase");
  await page.getByRole("button", { name: /Code/ }).first().click();
  await expect(page.getByRole("dialog").getByRole("tab", { name: "Code" })).toBeVisible();
  await page.keyboard.press("Escape");
  // Until it is gone the page behind it takes no keys.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const address = page.getByRole("combobox", { name: "Address in the US or Canada" });
  await address.fill("toronto");
  await address.press("Enter");
  await page.getByRole("option", { name: /Toronto, Ontario/ }).click();
  await expect(address).toHaveValue(/Toronto, Ontario/);
  await page.getByRole("button", { name: /^Date/ }).first().click();
  await expect(page.getByRole("dialog").getByRole("grid")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("group", { name: "Demo area, circular menu" }).focus();
  await page.keyboard.press("Shift+F10");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  // The film's host cannot be had here: the site's own clip plays, with its captions.
  await page.route(/mdn\.github\.io/, (route) => route.abort());
  const player = page.getByRole("region", { name: "Video player" });
  expect(seen.foreign).toEqual([]);
  await player.getByRole("button", { name: /^Play/ }).first().click();
  await expect
    .poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 15_000 })
    .toBeGreaterThan(0.2);
  expect(seen.foreign).toEqual([expect.stringContaining("mdn.github.io")]);
  expect(violations).toEqual([]);
  // Silence counts only if the policy is in force: the server's, the page's own, or both report.
  const expected = await page.evaluate(async () => {
    await fetch("https://example.com/").catch(() => {});
    if (!("trustedTypes" in window)) return ["connect-src"];
    await (async () => document.body.insertAdjacentHTML("beforeend", "<i>text</i>"))().catch(() => {});
    return ["connect-src", "require-trusted-types-for"];
  });
  await expect.poll(() => [...new Set(violations.map((each) => each.split(" ")[0]))].sort()).toEqual(expected);
});
