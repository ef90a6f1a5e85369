/**
 * How every page and what opens on it look, dark at 1440 x 900 and light at 390 x 844, beside the
 * pictures of tools/visual/pictures/. `npm run tools -- visual --update` makes those again; look at what it changed before you commit.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { expect, type Locator, type Page } from "@playwright/test";
import { STATES } from "../../tests/accessibility/states.ts";
import { finishAnimations } from "../../tests/support/axe-in-page.ts";
import { test } from "../../tests/support/shared-page.ts";
import { open, PAGES } from "../../tests/support/site.ts";

const LOOKS = [
  { colorScheme: "dark", size: "desktop", width: 1440, height: 900 },
  { colorScheme: "light", size: "mobile", width: 390, height: 844 },
] as const;
type Look = (typeof LOOKS)[number];
/** Pictures show the first two screens of a long page. */
const SCREENS = 2;
/**
 * Letters' edges differ a little between two processors. A colour that moved by eight of 255 steps, or a letter, differs more;
 * in a large picture so does a dot of 16 px.
 */
const TOLERANCE = { threshold: 0.02, maxDiffPixelRatio: 0.0005, maxDiffPixels: 150 };

/** Sites are drawn otherwise by each system and version of the browser, so the pictures are those of one. */
const folderOf = (version: string) => `${process.platform}-chromium-${version.split(".")[0]}`;

/** An alert has a fuse. */
const ALERT = ":is([role=alert], [role=status]) > div:has(> i)";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page, browser }, { config }) => {
  const folder = folderOf(browser.version());
  const isThere = existsSync(join(import.meta.dirname, "pictures", folder));
  const reason = `There are no pictures of ${folder}. To compare with those of the last commit: git stash; npm run tools -- visual --update; git stash pop; npm run tools -- visual`;
  if (!isThere && config.updateSnapshots === "none") console.log(reason);
  test.skip(!isThere && config.updateSnapshots === "none", reason);
  // Any day will do; noon, so that it is the same day in most places.
  await page.clock.install({ time: "2026-03-02T12:00:00Z" });
  // Otherwise the banner is on every page.
  await page.goto("/robots.txt");
  await page.evaluate(() => localStorage.setItem("cookieConsent", "accepted"));
});

type Shown = Locator | "window" | "page";

/** Runs in the page: hides the content below an open menu, which may move. */
function hideBeneathMenu(shown: Element) {
  if (!shown.matches("[role=menu]")) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("body * { visibility: hidden } [role=menu], [role=menu] * { visibility: visible }");
  document.adoptedStyleSheets.push(sheet);
}

/**
 * A list's position in the window. A list may end at the window's edge: for the picture of an element Playwright would scroll
 * the last half pixel into view, and the list would grow by as much, each time.
 */
async function clipOfList(shown: Locator) {
  if ((await shown.getAttribute("role")) !== "listbox") return undefined;
  return shown.evaluate((list) => {
    const { x, y, right, bottom } = list.getBoundingClientRect();
    const [left, top] = [Math.round(x), Math.round(y)];
    return {
      x: left,
      y: top,
      width: Math.round(Math.min(right, innerWidth)) - left,
      height: Math.round(Math.min(bottom, innerHeight)) - top,
    };
  });
}

/** Runs in the page: what shows the time is put where it is the same in every picture. */
async function stopTime(fuses: string) {
  // As long as the time that is left.
  for (const fuse of document.querySelectorAll<HTMLElement>(fuses)) fuse.style.scale = "1";
  const film = document.querySelector("video");
  if (!film?.currentTime) return;
  film.pause();
  await new Promise((resolve) => {
    film.addEventListener("seeked", resolve, { once: true });
    film.currentTime = 1;
  });
}

/** Compares what is shown with its picture. */
async function compare(page: Page, name: string, { colorScheme, size }: Look, shown: Shown = "page"): Promise<void> {
  await expect(page.locator("body")).toHaveClass(`${colorScheme}-mode`);
  if (typeof shown !== "string") await shown.evaluate(hideBeneathMenu);
  // Pointed at, an alert stays.
  const alert = page.locator(ALERT).first();
  if (await alert.isVisible()) await alert.hover();
  await page.evaluate(stopTime, `${ALERT} > i`);
  // The skip link waits above the window, and a picture of more than the window would show it.
  await page.locator('a[href$="#main"]').evaluate((link) => link.style.setProperty("display", "none"));
  await finishAnimations(page);
  const slug = name.replaceAll(/[^a-z0-9]+/gi, "-").replaceAll(/^-|-$/g, "") || "landing";
  const file = [folderOf(page.context().browser()?.version() ?? ""), `${slug}-${colorScheme}-${size}.png`];
  const clip = typeof shown !== "string" && (await clipOfList(shown));
  if (clip) await expect.soft(page).toHaveScreenshot(file, { ...TOLERANCE, clip });
  else if (typeof shown !== "string") await expect.soft(shown).toHaveScreenshot(file, TOLERANCE);
  else if (shown === "window") await expect.soft(page).toHaveScreenshot(file, TOLERANCE);
  else {
    const { width, height } = await page.evaluate((screens) => {
      const { scrollHeight, clientHeight, clientWidth } = document.documentElement;
      return { width: clientWidth, height: Math.min(scrollHeight, screens * clientHeight) };
    }, SCREENS);
    const clip = { x: 0, y: 0, width, height };
    await expect.soft(page).toHaveScreenshot(file, { ...TOLERANCE, clip, fullPage: true });
  }
}

/** Fetches the pictures that wait until they are near. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode()));
    scrollTo(0, 0);
  });
}

/**
 * Without short states, such as loading; without pages, which have pictures of their own; and without the file before its scripts,
 * which tests/e2e/prerender.spec.ts compares.
 */
const opened = STATES.filter(
  ({ name }) => !/the file alone$|asking|sending/.test(name) && !PAGES.some(({ path }) => path === name),
);

for (const look of LOOKS) {
  const { colorScheme, size, width, height } = look;
  test.describe(`${colorScheme}, ${size}`, () => {
    test.use({ colorScheme, viewport: { width, height } });

    for (const { path } of PAGES) {
      test(path, async ({ page }) => {
        await open(page, path);
        await loadPictures(page);
        await compare(page, path, look);
      });
    }

    for (const { name, enter, part } of opened) {
      test(name, async ({ page }) => {
        await enter(page);
        await compare(page, name, look, part ? page.locator(part).first() : "window");
      });
    }
  });
}
