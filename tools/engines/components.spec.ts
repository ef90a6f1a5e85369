/**
 * The obligations of every showcase component in every engine: by pointer, by keyboard, and with a ring on what a key leads to.
 * Chromium is left out where these run, since tests/components asks more of it.
 */
import { expect, type Page } from "@playwright/test";
import { test } from "../../tests/support/shared-page.ts";
import { ready } from "../../tests/support/site.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/showcase/");
  await ready(page);
});

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

/** The focused element is marked by its outline. */
const expectRing = (page: Page) => expect(page.locator(":focus-visible")).toHaveCSS("outline-width", "3px");

test("button: pointer and keyboard press it, and Tab shows a ring", async ({ page }) => {
  await page.getByRole("button", { name: "Code of Button", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await press(page, "Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await press(page, "Tab");
  await expectRing(page);
  await press(page, "Enter");
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("input: an invalid address is refused, a valid one accepted", async ({ page }) => {
  const input = page.getByRole("textbox", { name: "Email", exact: true });
  await input.click();
  await press(page, "Tab");
  await expect(input).toHaveAttribute("aria-invalid", "true");
  await input.click();
  await input.selectText();
  await page.keyboard.type("robin@site.test");
  await press(page, "Tab");
  await expect(input).not.toHaveAttribute("aria-invalid", "true");
});

test("dropdown: an option by pointer, another by keys", async ({ page }) => {
  const list = page.getByRole("button", { name: /^Screen/ });
  await list.click();
  await page.getByRole("option", { name: "Tablet" }).click();
  await expect(list).toContainText("Tablet");
  await press(page, "Enter");
  await expect(page.getByRole("option").first()).toBeVisible();
  await press(page, "ArrowDown", "Enter");
  await expect(list).toContainText("Laptop");
  await expect(page.getByRole("option")).toHaveCount(0);
});

test("checkbox dropdown: an option more by keys, and the list stays open", async ({ page }) => {
  const list = page.getByRole("button", { name: /^Checkbox/ });
  await list.click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await press(page, "Home", "Enter");
  await expect(list).toContainText("3 selected");
  await expect(page.getByRole("option").first()).toBeVisible();
  await press(page, "Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(list).toBeFocused();
});

test("searchable dropdown: letters find an option, Enter takes it", async ({ page }) => {
  const field = page.getByRole("combobox", { name: /^Searchable/ }).first();
  await field.click();
  await page.keyboard.type("adel");
  await expect(page.getByRole("option", { name: /^Adelaide/ })).toBeVisible();
  await press(page, "Enter");
  await expect(field).toHaveValue(/^Adelaide/);
  await expect(page.getByRole("option")).toHaveCount(0);
});

test("address input: Enter searches, an arrow key and Enter take what was found", async ({ page }) => {
  const field = page.getByRole("combobox", { name: /^Address/ });
  await field.click();
  await page.keyboard.type("Portland");
  await press(page, "Enter");
  await expect(page.getByRole("option", { name: /^Portland, Oregon/ })).toBeVisible();
  await press(page, "ArrowDown", "Enter");
  await expect(field).toHaveValue("Portland, Oregon, United States");
});

test("date picker: a day by pointer, and a ring on the one that arrow keys lead to after a click", async ({ page }) => {
  await page.getByRole("button", { name: /^First half of 2024/ }).click();
  const dialog = page.getByRole("dialog");
  for (let step = 0; step < 2; step++) await dialog.locator("[role=gridcell]:not([aria-disabled])").first().click();
  await expect(dialog.getByRole("columnheader").first()).toBeVisible();
  await press(page, "ArrowRight");
  await expectRing(page);
  await press(page, "Escape");
  await expect(dialog).toHaveCount(0);
});

test("time picker: an hour more by an arrow key", async ({ page }) => {
  const hour = page.getByRole("spinbutton", { name: "Hour" });
  await hour.click();
  await expect(hour).toHaveValue("14");
  await press(page, "ArrowUp");
  await expect(hour).toHaveValue("15");
});

test("toggle group: an option by pointer, the next by an arrow key, with a ring", async ({ page }) => {
  const option = (name: string) => page.getByRole("radio", { name, exact: true }).first();
  await option("L").click();
  await expect(option("L")).toBeChecked();
  await press(page, "ArrowRight");
  await expect(option("S")).toBeFocused();
  await expectRing(page);
});

test("modal: opens, keeps Tab within, closes by Escape, and gives focus back", async ({ page }) => {
  const opener = page.getByRole("button", { name: "Open a short one" });
  await opener.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveCount(1);
  for (let stop = 0; stop < 6; stop++) {
    await press(page, "Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
  }
  await press(page, "Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("theme switch: a press takes the other theme", async ({ page }) => {
  await page.getByRole("main").getByRole("switch").first().click();
  await expect(page.locator("body")).toHaveClass(/light-mode/);
  await press(page, "Enter");
  await expect(page.locator("body")).toHaveClass(/dark-mode/);
});

test("tooltip: appears with the pointer, and goes by Escape", async ({ page }) => {
  await page.getByRole("button", { name: "Copy", exact: true }).hover();
  await expect(page.getByRole("tooltip", { name: "Copy" })).toBeVisible();
  await press(page, "Escape");
  await expect(page.getByRole("tooltip")).toBeHidden();
});

test("alert: is shown, and closed by its button", async ({ page }) => {
  await page.getByRole("button", { name: "Warning", exact: true }).click();
  const alert = page.locator("[role=alert], [role=status]").filter({ hasText: "The connection is slow" });
  await expect(alert).toBeVisible();
  await alert.getByRole("button", { name: "Close" }).click();
  await expect(alert).toBeHidden();
});

test("context menu: by the other mouse button, and an option by keys", async ({ page }) => {
  await page.getByRole("group", { name: "Demo area", exact: true }).click({ button: "right" });
  await expect(page.getByRole("menu")).toBeVisible();
  await press(page, "Home", "Enter");
  await expect(page.getByText("Chosen: Edit").first()).toBeVisible();
  await expect(page.getByRole("menu")).toBeHidden();
});

test("circular context menu: by Shift and F10, an option by an arrow key, and closed", async ({ page }) => {
  const option = (name: string) => page.getByRole("menuitem", { name });
  await page.getByRole("group", { name: /circular/ }).click();
  await press(page, "Shift+F10");
  await expect(option("Edit")).toBeFocused();
  await press(page, "ArrowRight");
  await expect(option("Copy")).toBeFocused();
  await press(page, "Escape");
  await expect(page.getByRole("menu")).toBeHidden();
});

test("cookie banner: accepted by a key, and shown again by the button that has focus then", async ({ page }) => {
  const banner = page.getByLabel("Cookies (example)");
  const again = page.getByRole("button", { name: "Show banner again" });
  await again.click();
  await press(page, "Tab");
  await expectRing(page);
  await press(page, "Enter");
  await expect(banner).toBeHidden();
  await expect(again).toBeFocused();
  await press(page, "Enter");
  await expect(banner).toBeVisible();
});

test("video player: muted by its button, and its settings by keys", async ({ page }) => {
  const player = page.getByRole("region").filter({ has: page.locator("video") });
  await page.locator("video").scrollIntoViewIfNeeded();
  const isMuted = () => page.locator("video").evaluate((video: HTMLVideoElement) => video.muted);
  const before = await isMuted();
  await player.getByRole("button", { name: /^(?:Unm|M)ute$/ }).click();
  await expect.poll(isMuted).toBe(!before);
  await player.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await press(page, "Escape");
  await expect(page.getByRole("menu")).toBeHidden();
});
