/** What a visitor does with each component by keyboard, on the page of the gallery. */
import { expect, type Page } from "@playwright/test";

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

export const keyboard: Record<string, (page: Page) => Promise<void>> = {
  Button: async (page) => {
    const button = page.locator("#buttonShowcase-loading button");
    await button.focus();
    await press(page, "Enter");
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
  Input: async (page) => {
    const field = page.locator("[id^=inputShowcase] input").first();
    await field.focus();
    await page.keyboard.type("Ada");
    await expect(field).toHaveValue("Ada");
  },
  Dropdown: async (page) => {
    const button = page.locator("#dropdownShowcase-empty button");
    await button.focus();
    await press(page, "Enter", "End", "Enter");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(button).toContainText("Desktop");
    await expect(button).toBeFocused();
  },
  "Checkbox dropdown": async (page) => {
    const button = page.locator("[id^=checkboxDropdownShowcase] button").first();
    const before = await button.textContent();
    await button.focus();
    await press(page, "Enter", "Home", "Space", "ArrowDown", "Space", "Escape");
    await expect(button).not.toHaveText(before ?? "");
    await expect(button).toBeFocused();
  },
  "Searchable dropdown": async (page) => {
    const field = page.locator("#searchableDropdownShowcase-airports input[role=combobox]");
    await field.focus();
    await page.keyboard.type("adel");
    await expect(page.getByRole("option", { name: /^Adelaide/ })).toBeVisible();
    await press(page, "Enter");
    await expect(field).toHaveValue(/^Adelaide/);
  },
  "Address input": async (page) => {
    const field = page.locator("#addressInputShowcase-address input[role=combobox]");
    await field.focus();
    await page.keyboard.type("Portland");
    await press(page, "Enter");
    await expect(page.getByRole("option")).toHaveCount(1);
    await press(page, "ArrowDown", "Enter");
    await expect(field).toHaveValue("Portland, Oregon, United States");
  },
  "Date picker": async (page) => {
    const button = page.locator("[id^=datePickerShowcase] [aria-haspopup=dialog]").first();
    const before = await button.textContent();
    await button.focus();
    await press(page, "Enter");
    await expect(page.getByRole("dialog").getByRole("grid")).toBeVisible();
    await press(page, "ArrowRight", "Enter");
    // From year to month to day, one step for each Enter.
    for (let step = 0; step < 3 && (await page.getByRole("dialog").count()); step++) await press(page, "Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button).not.toHaveText(before ?? "");
    await expect(button).toBeFocused();
  },
  "Time picker": async (page) => {
    const hour = page.locator("[id^=timePickerShowcase] [role=spinbutton]").first();
    const before = await hour.getAttribute("aria-valuenow");
    await hour.focus();
    await press(page, "ArrowUp");
    await expect(hour).not.toHaveAttribute("aria-valuenow", before ?? "none");
  },
  "Toggle group": async (page) => {
    const options = page.locator("[id^=toggleGroupShowcase]").first().getByRole("radio");
    await options.and(page.locator("[tabindex='0']")).first().focus();
    const before = await options.evaluateAll((all) => all.findIndex(({ ariaChecked }) => ariaChecked === "true"));
    await press(page, "ArrowRight");
    await expect
      .poll(() => options.evaluateAll((all) => all.findIndex(({ ariaChecked }) => ariaChecked === "true")))
      .not.toBe(before);
  },
  "Theme switch": async (page) => {
    await page.locator("#themeSwitchShowcase-switch [role=switch]").focus();
    await press(page, "Space");
    await expect(page.locator("html")).not.toHaveClass(/dark/);
    await press(page, "Space");
    await expect(page.locator("html")).toHaveClass(/dark/);
  },
  Tooltip: async (page) => {
    await page.locator("[id^=tooltipShowcase] button").first().focus();
    await expect(page.getByRole("tooltip")).toBeVisible();
    await press(page, "Escape");
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  },
  Modal: async (page) => {
    const button = page.locator("[id^=modalShowcase] button").first();
    await button.focus();
    await press(page, "Enter");
    await expect(page.getByRole("dialog").getByRole("heading")).toBeVisible();
    await press(page, "Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button).toBeFocused();
  },
  Alert: async (page) => {
    await page.locator("[id^=alertShowcase] button").first().focus();
    await press(page, "Enter");
    await expect(page.getByText("Email sent successfully")).toBeVisible();
  },
  "Context menu": async (page) => {
    await page.locator("#contextMenuShowcase-list [tabindex='0']").first().focus();
    await press(page, "Shift+F10");
    await expect(page.getByRole("menu")).toBeVisible();
    await press(page, "Home", "Enter");
    await expect(page.getByText("Chosen: Edit")).toBeVisible();
  },
  "Circular context menu": async (page) => {
    await page.locator("#circleMenuShowcase-circle [tabindex='0']").first().focus();
    await press(page, "Shift+F10");
    await expect(page.getByRole("menu")).toBeVisible();
    await press(page, "Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
  },
  "Cookie banner": async (page) => {
    await page.getByRole("button", { name: "I Accept" }).focus();
    await press(page, "Enter");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("cookieConsent"))).toBe("accepted");
  },
  "Video player": async (page) => {
    const player = page.locator("#videoPlayerShowcase-film");
    await player.getByRole("button", { name: "Mute" }).focus();
    const before = await player.locator("video").evaluate((video: HTMLVideoElement) => video.muted);
    await press(page, "m");
    await expect.poll(() => player.locator("video").evaluate((video: HTMLVideoElement) => video.muted)).toBe(!before);
  },
};
