/** The theme studio for everyone: names, contrast, sizes, forced colours, narrow windows, paper. */
import { expect, type Locator } from "@playwright/test";
import { isComplete } from "#tests/support/complete.ts";
import { expectQuiet, test } from "#tests/support/shared-page.ts";
import { expectAccessible, expectNoSidewaysScroll, resize } from "#tests/support/site.ts";
import {
  chooseColor,
  editPreview,
  openPart,
  openPreview,
  openStudio,
  previewOf,
  stopsBeneath,
  summaryOf,
} from "#tests/support/studio.ts";

const PARTS = ["Colours", "Type, spacing and motion", "Presets", "Import and export"];

expectQuiet();

/** Opens every part and group, and a colour editor. */
async function openAll(studio: Locator): Promise<void> {
  await chooseColor(studio, "role.bg", "dark");
  for (const part of PARTS) await openPart(studio, part);
  await studio.evaluate((panel) => {
    for (const group of panel.querySelectorAll("details")) group.open = true;
  });
}

for (const width of isComplete ? [1440, 320] : [320]) {
  test(`at ${width} px axe finds nothing, nothing overflows and targets have 24 px`, async ({ page }) => {
    const studio = await openStudio(page);
    await resize(page, width, 800);
    await openAll(studio);
    await expectNoSidewaysScroll(page);
    const found = await studio.evaluate((panel) => {
      const { left, right } = panel.getBoundingClientRect();
      return [...panel.querySelectorAll("button, input, textarea, summary, p, li")].flatMap((each) => {
        const { left: start, right: end, width, height } = each.getBoundingClientRect();
        if (each.closest(".sr-only") || width === 0) return [];
        const isOutside = start < left - 1 || end > right + 1;
        // A range's target is its field, a file input's is its label.
        const isTarget =
          each.matches("button, input, textarea, summary") && !each.matches("[type=range], [type=radio]");
        return isOutside || (isTarget && Math.min(width, height) < 24) ? [each.outerHTML.slice(0, 160)] : [];
      });
    });
    expect(found).toEqual([]);
    await page
      .getByRole("switch", { name: "Light theme" })
      .first()
      .evaluate((each) => (each as HTMLElement).click());
    await expect(page.locator("body")).toHaveClass(/light-mode/);
    // Only the studio is measured.
    await page.evaluate(() => {
      for (const each of document.body.children) if (each.id !== "studio") each.remove();
    });
    await expectAccessible(page);
    await page.evaluate(() => document.body.classList.replace("light-mode", "dark-mode"));
    await expectAccessible(page, { looksAlone: true });
  });
}

test("in forced colours swatches keep their colours and focus is visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const studio = await openStudio(page);
  await chooseColor(studio, "role.bg", "dark");
  const swatch = studio.getByRole("button", { name: /\(role\.ok\), dark theme/ });
  await expect(swatch).toHaveCSS("background-color", "rgb(136, 241, 136)");
  await expect(studio.locator("[data-part=swatch]")).toHaveCSS("background-color", "rgb(45, 45, 42)");
  for (const control of [
    studio.getByRole("button", { name: "Close the studio" }),
    studio.getByRole("button", { name: "Shuffle" }),
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

test("a narrow window's panel covers neither focus nor the page's end", async ({ page }) => {
  await openPreview(page, "/contact");
  await resize(page, 390, 800);
  const studio = await editPreview(page);
  const beneath = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [root, panel] = [await page.locator("#root").boundingBox(), await studio.boundingBox()];
    return (root?.y ?? 0) + (root?.height ?? 0) - (panel?.y ?? 0);
  };
  await expect.poll(beneath).toBeLessThanOrEqual(1);
  await page.getByRole("link", { name: "Skip to content" }).focus();
  expect(await stopsBeneath(studio, "Move the studio")).toEqual([]);
});

test("Tab reaches every part of the panel and leaves it at its end", async ({ page }) => {
  const studio = await openStudio(page);
  for (const part of PARTS) await expect(summaryOf(studio, part)).toBeVisible();
  await summaryOf(studio, "Import and export").press("Enter");
  const choose = studio.getByLabel("Choose files");
  await page.keyboard.press("Tab");
  await expect(choose).toBeFocused();
  // The input is invisible, so its label shows the ring.
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
  // Past the page's end, Firefox's toolbar would keep the focus.
  await page.evaluate(() => document.body.append(Object.assign(document.createElement("button"), { id: "after" })));
  await studio.getByRole("button", { name: "Download preview image" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("#after")).toBeFocused();
});

test("neither the preview's banner nor the panel is printed, nor room for them", async ({ page }) => {
  await openPreview(page, "/about");
  await expect(previewOf(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#theme-preview")).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("padding-bottom", "0px");
  await page.emulateMedia({ media: "screen" });
  await editPreview(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#studio .studio-panel")).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("padding-right", "0px");
});
