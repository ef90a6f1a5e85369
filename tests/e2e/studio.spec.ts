import { expect, type Locator, type Page } from "@playwright/test";
import { expectQuiet, openOnce, test } from "#tests/support/shared-page.ts";
import { ready, resize } from "#tests/support/site.ts";
import {
  COAL,
  chooseColor,
  editPreview,
  expectRoom,
  openPart,
  openPreview,
  openStudio,
  openStudioOnShowcase,
  PAPER,
  rgb,
  SEA_DARK,
  typeColor,
} from "#tests/support/studio.ts";

const tool = (studio: Locator, name: string) => studio.getByRole("button", { name, exact: true });
const kept = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("theme-studio") ?? "null"));

/**
 * Holds the last key of a shortcut down until it has counted so many times. As a keyboard does, it waits for no answer in
 * between: a page that painted every step would take half a minute.
 */
async function hold(page: Page, shortcut: string, times: number): Promise<void> {
  const keys = shortcut.split("+");
  const held = keys.pop() ?? "";
  for (const key of keys) await page.keyboard.down(key);
  await Promise.all(Array.from({ length: times }, () => page.keyboard.down(held)));
  await page.keyboard.up(held);
  for (const key of keys.reverse()) await page.keyboard.up(key);
}

expectQuiet();

test.describe("opened once", () => {
  let studio: Locator;
  openOnce(async (page) => {
    studio = await openStudio(page);
  });

  test("a typed colour repaints the page at once, in its theme", async ({ sharedPage: page }) => {
    await chooseColor(studio, "role.bg", "dark");
    await studio.getByRole("radio", { name: "light" }).check();
    await expect(studio.getByRole("textbox", { name: "Colour", exact: true })).toHaveValue("#fdfdfd");
    await typeColor(studio, "#fff1d6");
    await expectRoom(page, COAL);
    await page.getByRole("switch", { name: "Light theme" }).first().click();
    await expectRoom(page, rgb("#fff1d6"));
    await studio.getByRole("radio", { name: "dark" }).check();
    await typeColor(studio, "#202040");
    await expectRoom(page, rgb("#fff1d6"));
    await studio.getByRole("radio", { name: "Both themes" }).check();
    await expectRoom(page, rgb("#202040"));
    await page.getByRole("switch", { name: "Light theme" }).first().click();
    await expectRoom(page, rgb("#202040"));
    await studio.getByRole("button", { name: "Reset to default" }).click();
    await expectRoom(page, COAL);
    await page.getByRole("switch", { name: "Light theme" }).first().click();
    await expectRoom(page, PAPER);
    await page.getByRole("switch", { name: "Light theme" }).first().click();
  });

  test("pairs are measured, and unreadable text gets its nearest passing shade", async ({ sharedPage: page }) => {
    await chooseColor(studio, "role.text", "dark");
    const table = studio.getByRole("table", { name: "Contrast of Text" });
    await expect(table.getByRole("row", { name: /body text, dark/ })).toContainText(/\d\.\d\d \/ 4\.5/);
    await typeColor(studio, "#333333");
    await expect(studio).toContainText(
      /#333333 fails contrast here\. Showing the nearest shade that passes: #[\da-f]{6}/,
    );
    const take = studio.getByRole("button", { name: /^Use #/ }).first();
    const shade = (await take.textContent())?.slice("Use ".length) ?? "";
    await expect(page.locator("body")).toHaveCSS("color", rgb(shade));
    await take.click();
    await expect(studio.getByRole("textbox", { name: "Colour", exact: true })).toHaveValue(shade);
    await expect(studio).not.toContainText("fails contrast");
    await studio.getByRole("button", { name: "Reset to default" }).click();
  });

  test("Hold to compare shows the published theme by pointer and Space", async ({ sharedPage: page }) => {
    await chooseColor(studio, "role.bg", "dark");
    await typeColor(studio, "#402020");
    await expectRoom(page, rgb("#402020"));
    const hold = tool(studio, "Hold to compare");
    await hold.hover();
    await page.mouse.down();
    await expectRoom(page, COAL);
    await page.mouse.up();
    await expectRoom(page, rgb("#402020"));
    await hold.focus();
    await page.keyboard.down("Space");
    await expectRoom(page, COAL);
    await expect(hold).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.up("Space");
    await expectRoom(page, rgb("#402020"));
    await studio.getByRole("button", { name: "Reset to default" }).click();
  });

  test("the panel moves by arrow keys and dragging, and Home docks it", async ({ sharedPage: page }) => {
    const place = async () => (await studio.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const docked = await place();
    const handle = tool(studio, "Move the studio");
    await handle.press("ArrowLeft");
    await expect.poll(async () => (await place()).x).toBe(docked.x - 16);
    await handle.press("Shift+ArrowLeft");
    await expect.poll(async () => (await place()).x).toBe(docked.x - 112);
    await handle.press("ArrowDown");
    await expect.poll(async () => (await place()).y).toBe(16);
    const grip = await handle.boundingBox();
    const [x, y] = [(grip?.x ?? 0) + 20, (grip?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 200, y + 30, { steps: 4 });
    await expect.poll(async () => (await place()).x).toBe(docked.x - 312);
    const isWithin = async (right: number, bottom: number) => {
      const { x, y, width, height } = await place();
      return x >= 0 && y >= 0 && x + width <= right && y + height <= bottom;
    };
    for (const end of [-500, 5000]) {
      await page.mouse.move(end, end);
      await expect.poll(() => isWithin(1440, 900)).toBe(true);
    }
    await page.mouse.up();
    await resize(page, 800, 600);
    await expect.poll(() => isWithin(800, 600)).toBe(true);
    await resize(page, 1440, 900);
    await handle.press("Home");
    await expect.poll(place).toEqual(docked);
  });

  test("an invalid size stays with the reason; a valid one repaints the page", async ({ sharedPage: page }) => {
    const sizes = await openPart(studio, "Type, spacing and motion");
    await openPart(sizes, "Type sizes");
    const body = sizes.getByRole("textbox", { name: "size.body" });
    await body.fill("2px");
    await body.press("Enter");
    await expect(body).toHaveValue("2px");
    await expect(body).toHaveAttribute("aria-invalid", "true");
    await expect(sizes.getByRole("alert")).toContainText("smaller text is unreadable");
    await body.fill("20px");
    await body.press("Enter");
    await expect(page.locator("body")).toHaveCSS("font-size", "20px");
    await expect(sizes.getByRole("alert")).toHaveCount(0);
    await expect(body).toHaveValue("1.25rem");
    await expect(body).toBeFocused();
    await tool(studio, "Undo").click();
    await expect(page.locator("body")).toHaveCSS("font-size", "17px");
    await expect(body).toHaveValue("1.0625rem");
  });
});

test.describe("opened once on the showcase", () => {
  let studio: Locator;
  openOnce(async (page) => {
    studio = await openStudioOnShowcase(page);
  });

  test("presets change corners and colours; Shuffle makes a readable theme", async ({ sharedPage: page }) => {
    await openPart(studio, "Presets");
    await studio.getByRole("button", { name: /^Orchard/ }).click();
    await expectRoom(page, rgb("#382036"));
    const button = page.getByRole("button", { name: "Open theme studio" });
    await expect(button).toHaveCSS("border-radius", "8px");
    await studio.getByRole("button", { name: /^Signal/ }).click();
    await expectRoom(page, rgb("#1a1a1a"));
    await expect(button).toHaveCSS("border-radius", "0px");
    expect(
      await page.locator("body").evaluate((body) => getComputedStyle(body).getPropertyValue("--radius-notch")),
    ).toBe("0px");
    await studio.getByRole("button", { name: /^This site/ }).click();
    await expectRoom(page, COAL);
    await expect(page).not.toHaveURL(/theme=/);
    await tool(studio, "Shuffle").click();
    await expect(page).toHaveURL(/theme=/);
    await chooseColor(studio, "role.text", "dark");
    await expect(studio.getByRole("table", { name: "Contrast of Text" })).toBeVisible();
    await expect(studio.getByText("Fails", { exact: true })).toHaveCount(0);
  });

  test("Inspect page lists an element's tokens by pointer and keyboard", async ({ sharedPage: page }) => {
    const found = studio.locator("details details", { hasText: "Inspected element" });
    await page.evaluate(() => scrollTo(0, 0));
    await tool(studio, "Inspect page").click();
    const title = page.getByRole("heading", { level: 1 });
    await title.click();
    await expect(found).toContainText("on-box");
    await expect(found.locator("code", { hasText: /^box$/ })).toBeVisible();
    await expect(tool(studio, "Inspect page")).toHaveAttribute("aria-pressed", "false");
    const address = page.url();
    const link = page.getByRole("link", { name: "HOME" }).first();
    await tool(studio, "Inspect page").press("Enter");
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(tool(studio, "Inspect page")).toHaveAttribute("aria-pressed", "false");
    await expect(found).toBeVisible();
    expect(page.url()).toBe(address);
    await studio.getByRole("button", { name: "Show all colours" }).click();
    await expect(found).toHaveCount(0);
    await tool(studio, "Inspect page").press("Enter");
    await page.keyboard.press("Escape");
    await expect(tool(studio, "Inspect page")).toHaveAttribute("aria-pressed", "false");
    await link.click();
    await expect(page).not.toHaveURL(address);
    await expect(studio).toBeVisible();
  });
});

test("undo and redo work by button and keyboard over several steps", async ({ page }) => {
  await openPreview(page, "/about");
  const studio = await editPreview(page);
  await chooseColor(studio, "role.bg", "dark");
  await studio.getByRole("textbox", { name: "Lightness" }).focus();
  await hold(page, "ArrowUp", 5);
  await expect.poll(async () => (await kept(page)).at).toBe(6);
  const top = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  await tool(studio, "Undo").focus();
  await hold(page, "Control+z", 6);
  // The link is the first step.
  await expectRoom(page, COAL);
  await expect(tool(studio, "Undo")).toHaveAttribute("aria-disabled", "true");
  await expect(tool(studio, "Undo")).toBeFocused();
  await page.keyboard.press("Control+Shift+Z");
  await expectRoom(page, SEA_DARK);
  await page.keyboard.press("Control+y");
  await hold(page, "Control+Shift+Z", 4);
  await expectRoom(page, top);
  await expect(tool(studio, "Redo")).toHaveAttribute("aria-disabled", "true");
  await tool(studio, "Undo").click();
  await tool(studio, "Redo").click();
  // Radio buttons have no undo of their own, unlike text fields.
  await studio.getByRole("radio", { name: "Both themes" }).check();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await kept(page)).at).toBe(5);
});

test("the draft and its history survive reloads and navigation", async ({ page }) => {
  const studio = await openStudio(page);
  await chooseColor(studio, "role.bg", "dark");
  await typeColor(studio, "#123a2a");
  await expect(page).toHaveURL(/theme=/);
  const before = page.url();
  await typeColor(studio, "#3a1230");
  // The URL is updated a moment later.
  await expect(page).not.toHaveURL(before);
  await page.reload();
  await expect(studio.getByRole("heading", { name: "Theme studio" })).toBeVisible();
  await ready(page, "/about");
  await expectRoom(page, rgb("#3a1230"));
  await tool(studio, "Undo").click();
  await expectRoom(page, rgb("#123a2a"));
  await page.getByRole("link", { name: "HOME" }).first().click();
  await ready(page, "/");
  await expectRoom(page, rgb("#123a2a"));
  await expect(studio).toBeVisible();
  await tool(studio, "Redo").click();
  await expectRoom(page, rgb("#3a1230"));
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await tool(studio, "Exit preview").click();
  await expect(studio).toHaveCount(0);
  await expectRoom(page, COAL);
  expect(page.url()).not.toContain("theme=");
});
