/** The theme studio for everyone: names, contrast, sizes, forced colours, narrow windows, paper. */
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "#tests/support/shared-page.ts";
import { expectAccessible, expectNoSidewaysScroll, ready, resize, watch } from "#tests/support/site.ts";
import {
  chooseColor,
  openPart,
  openStudio,
  previewOf,
  SEA_LINK,
  stopsBeneath,
  studioOf,
  summaryOf,
} from "#tests/support/studio.ts";

const PARTS = ["Colours", "Sizes, type and motion", "Brands to begin with", "In and out"];

let seen: ReturnType<typeof watch>;
test.beforeEach(({ page }) => {
  seen = watch(page);
});
test.afterEach(() => {
  expect(seen).toEqual({ console: [], foreign: [] });
});

/** Opens every part, and within those every group, with an editor among the colours. */
async function openAll(studio: Locator): Promise<void> {
  await chooseColor(studio, "role.bg", "dark");
  for (const part of PARTS) await openPart(studio, part);
  await studio.evaluate((panel) => {
    for (const group of panel.querySelectorAll("details")) group.open = true;
  });
}

/** Leaves the studio alone on the page, so that only what is its own is measured. */
async function alone(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const each of document.body.children) if (each.id !== "studio") each.remove();
  });
}

for (const width of [1440, 320]) {
  test(`at ${width} px axe finds nothing, nothing overflows and targets have 24 px`, async ({ page }) => {
    const studio = await openStudio(page);
    await resize(page, width, 800);
    await openAll(studio);
    await expectNoSidewaysScroll(page);
    const wide = () =>
      studio.evaluate((panel) =>
        [panel, ...panel.querySelectorAll("*")]
          .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== "visible")
          .filter((each) => !each.matches("code, .sr-only, input"))
          .map((each) => each.outerHTML.slice(0, 160)),
      );
    expect(await wide()).toEqual([]);
    const beyond = await studio.evaluate((panel) => {
      const { left, right } = panel.getBoundingClientRect();
      return [...panel.querySelectorAll("button, input, textarea, summary, p, li")]
        .filter((each) => !each.closest(".sr-only"))
        .map((each) => ({ box: each.getBoundingClientRect(), html: each.outerHTML.slice(0, 160) }))
        .filter(({ box }) => box.width > 0 && (box.left < left - 1 || box.right > right + 1))
        .map(({ html }) => html);
    });
    expect(beyond).toEqual([]);
    const small = await studio.evaluate((panel) =>
      [...panel.querySelectorAll<HTMLElement>("button, input, textarea, summary")]
        // A range's target is all of its field, a file's its label.
        .filter((each) => !each.matches("[type=range], [type=radio]"))
        .map((each) => ({ box: each.getBoundingClientRect(), html: each.outerHTML.slice(0, 160) }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ html }) => html),
    );
    expect(small).toEqual([]);
    await page
      .getByRole("switch", { name: "Light theme" })
      .first()
      .evaluate((each) => (each as HTMLElement).click());
    await expect(page.locator("body")).toHaveClass(/light-mode/);
    await alone(page);
    await expectAccessible(page);
    await page.evaluate(() => document.body.classList.replace("light-mode", "dark-mode"));
    await expectAccessible(page);
  });
}

test("in forced colours swatches keep theirs, and focus is seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const studio = await openStudio(page);
  await chooseColor(studio, "role.bg", "dark");
  const swatch = studio.getByRole("button", { name: /\(role\.ok\), dark theme/ });
  await expect(swatch).toHaveCSS("background-color", "rgb(136, 241, 136)");
  await expect(studio.locator("[data-part=swatch]")).toHaveCSS("background-color", "rgb(45, 45, 42)");
  for (const control of [
    studio.getByRole("button", { name: "Close the studio" }),
    studio.getByRole("button", { name: "Roll the dice" }),
    swatch,
    studio.getByRole("textbox", { name: "Colour", exact: true }),
  ]) {
    await control.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
    const outline = await control.evaluate((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    expect(outline).toBe(true);
  }
});

test("in a narrow window the panel covers neither the page's end nor what has focus", async ({ page }) => {
  await page.goto(`/contact/?theme=${SEA_LINK}`);
  await ready(page, "/contact");
  await resize(page, 390, 800);
  await previewOf(page).getByRole("button", { name: "Change them" }).press("Enter");
  const studio = studioOf(page);
  await expect(studio.getByRole("heading", { name: "Theme studio" })).toBeFocused();
  const beneath = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [root, panel] = [await page.locator("#root").boundingBox(), await studio.boundingBox()];
    return (root?.y ?? 0) + (root?.height ?? 0) - (panel?.y ?? 0);
  };
  await expect.poll(beneath).toBeLessThanOrEqual(1);
  await page.getByRole("link", { name: "Skip to content" }).focus();
  expect(await stopsBeneath(studio, "Move the studio")).toEqual([]);
});

test("Tab reaches every part of the panel and leaves it at the end", async ({ page }) => {
  const studio = await openStudio(page);
  for (const part of PARTS) await expect(summaryOf(studio, part)).toBeVisible();
  await summaryOf(studio, "In and out").press("Enter");
  const choose = studio.getByLabel("Choose files");
  await page.keyboard.press("Tab");
  await expect(choose).toBeFocused();
  // Its own ring cannot be seen, since the field itself is not.
  await expect(studio.locator("label", { hasText: "Choose files" })).toHaveCSS("outline", /solid 3px/);
  await chooseColor(studio, "role.bg", "dark");
  const scope = studio.getByRole("radio", { name: "dark" });
  await studio.getByRole("button", { name: /\(role\.bg\), light theme/ }).focus();
  await page.keyboard.press("Tab");
  await expect(scope).toBeFocused();
  await expect(studio.locator("label", { has: page.locator("[type=radio]:checked") })).toHaveCSS(
    "outline",
    /solid 3px/,
  );
  // Past the page's end, Firefox's toolbar would take focus and keep it from the next test.
  await page.evaluate(() => document.body.append(Object.assign(document.createElement("button"), { id: "after" })));
  await studio.getByRole("button", { name: "A picture of the board" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("#after")).toBeFocused();
});

test("printed, a page with the open studio has neither panel nor room for it", async ({ page }) => {
  await openStudio(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#studio .studio-panel")).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("padding-right", "0px");
  await page.emulateMedia({ media: "screen" });
  await expect(studioOf(page)).toBeVisible();
});
