/** Presses before the app has loaded: each is shown at once, and runs exactly once. */
import { expect, type Page, test } from "@playwright/test";
import { hold } from "#tests/support/faults.ts";
import { test as testShared } from "#tests/support/shared-page.ts";
import { ready, watch, watchFrames } from "#tests/support/site.ts";

const MAIN = /\/assets\/main-/;

/** Opens a page and holds the app back. Returns a function that lets it go on. */
async function openWithoutApp(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, MAIN);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return async () => {
    await release();
    // Not by the heading, which is inert once a dialog has opened.
    await page.locator('a[href*="#/"]').first().waitFor({ state: "attached" });
  };
}

const marked = (page: Page) => page.locator("[data-kept]");

testShared("the theme switch works at once and stays, by pointer, Enter and Space", async ({ page }) => {
  const seen = watch(page);
  const goOn = await openWithoutApp(page, "/work/marz/");
  const toggle = page.getByRole("switch", { name: "Light theme" });
  const expectLight = async (isLight: boolean) => {
    await expect(page.locator("body")).toHaveClass(isLight ? "light-mode" : "dark-mode");
    await expect(toggle).toBeChecked({ checked: isLight });
  };
  await toggle.click();
  await expectLight(true);
  await toggle.press("Enter");
  await expectLight(false);
  await toggle.press("Space");
  await expectLight(true);
  await goOn();
  await expectLight(true);
  await toggle.click();
  await expectLight(false);
  expect(seen.console).toEqual([]);
});

test("a press counts even before the end of the file has arrived", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const toggle = document.querySelector<HTMLElement>("[role=switch]");
      if (!toggle) return;
      observer.disconnect();
      document.documentElement.title = String(document.querySelector("script[data-main]"));
      toggle.click();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/showcase/");
  await expect(page.locator("html")).toHaveAttribute("title", "null");
  await expect(page.locator("body")).toHaveClass("light-mode");
});

test("the cookie banner goes at once, focus moves to the page, and it stays away", async ({ page }) => {
  const goOn = await openWithoutApp(page, "/");
  const banner = page.getByRole("region", { name: "Cookies" });
  await banner.getByRole("button", { name: "I Accept" }).press("Enter");
  await expect(banner).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  await goOn();
  await expect(banner).toHaveCount(0);
  const painted = await watchFrames(
    page,
    () => document.querySelector("[data-part=cookie-banner]")?.checkVisibility() && "painted again",
  );
  await page.goto("/about/");
  await ready(page, "/about");
  expect(await painted()).toEqual([]);
});

test("with storage blocked, both answers wait for the app, which remembers them", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Blocked.", "SecurityError");
      },
    });
  });
  const goOn = await openWithoutApp(page, "/");
  const banner = page.getByRole("region", { name: "Cookies" });
  await page.getByRole("switch", { name: "Light theme" }).click();
  await banner.getByRole("button", { name: "I Accept" }).click();
  await expect(marked(page)).toHaveCount(2);
  await goOn();
  await expect(page.locator("body")).toHaveClass("light-mode");
  await expect(banner).toHaveCount(0);
  await expect(marked(page)).toHaveCount(0);
});

testShared("a button is marked at once and its dialog opens when the app is there", async ({ page }) => {
  const seen = watch(page);
  const goOn = await openWithoutApp(page, "/showcase/");
  const opener = page.getByRole("button", { name: "Code of Button", exact: true });
  await opener.dblclick();
  await expect(opener).toHaveCSS("opacity", "0.8");
  await goOn();
  await expect(page.getByRole("dialog").getByRole("region", { name: "button.usage.tsx" })).toBeVisible();
  await expect(marked(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  expect(seen.console).toEqual([]);
});

testShared("each kind of control of the showcase runs its press once the app is there", async ({ page }) => {
  const goOn = await openWithoutApp(page, "/showcase/");
  const list = page.locator("#dropdown").getByRole("button", { expanded: false }).first();
  const radio = page.getByRole("radio").nth(1);
  const props = page.locator("summary", { hasText: "Props: Button" });
  await props.click();
  await radio.click();
  await list.press("Enter");
  await expect(marked(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Send", disabled: true }).first().click({ force: true });
  await expect(marked(page)).toHaveCount(2);
  await goOn();
  await expect(page.getByRole("listbox")).toBeVisible();
  await expect(radio).toBeChecked();
  await expect(page.locator("details", { has: props }).getByRole("table")).toBeVisible();
});

testShared("a page stays where the visitor has scrolled, also after a reload", async ({ page }) => {
  // In hundreds of px, since the browser itself moves it by one when a font arrives.
  const top = () => page.evaluate(() => Math.round(scrollY / 100));
  const goOn = await openWithoutApp(page, "/work/marz/");
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, 600);
  await expect.poll(top).toBe(6);
  await goOn();
  await ready(page);
  expect(await top()).toBe(6);
  const release = await hold(page, MAIN);
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect.poll(top).toBe(6);
  await page.mouse.wheel(0, 300);
  await expect.poll(top).toBe(9);
  await release();
  await ready(page);
  expect(await top()).toBe(9);
});

testShared("a search of the dashboard takes effect", async ({ page }) => {
  const goOn = await openWithoutApp(page, "/dashboard/");
  await page.getByRole("searchbox").fill("no such website");
  await goOn();
  await expect(page.getByText("No websites found matching your criteria.")).toBeVisible();
});

testShared("a filter and a status of the dashboard take effect", async ({ page }) => {
  const goOn = await openWithoutApp(page, "/dashboard/");
  const tab = page.getByRole("tab", { name: /^Offline/ });
  const status = page.getByRole("combobox").first();
  await status.selectOption("offline");
  await expect(status).toHaveCSS("opacity", "0.8");
  await tab.click();
  await goOn();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Undo")).toBeVisible();
  await expect(marked(page)).toHaveCount(0);
});

testShared("a form accepts text, keeps it, and is not sent as a page", async ({ page }) => {
  const seen = watch(page);
  await page.evaluate(() => sessionStorage.setItem("contact-draft", '{"message":"Hello"}'));
  const goOn = await openWithoutApp(page, "/contact/");
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Robin");
  await name.press("Enter");
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(marked(page)).toHaveText("Send");
  await name.press("End");
  await name.pressSequentially(" Q");
  await goOn();
  await expect(name).toHaveValue("Robin Q");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Hello");
  await expect(page.getByRole("alert").getByText("Please fill in all fields")).toBeVisible();
  expect(seen.console).toEqual([]);
});

testShared("if the app cannot be loaded, the mark goes away", async ({ page }) => {
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(MAIN, async (route) => {
    await failing;
    await route.abort();
  });
  await page.goto("/dashboard/", { waitUntil: "domcontentloaded" });
  const tab = page.getByRole("tab", { name: /^Offline/ });
  await tab.click();
  await expect(tab).toHaveCSS("opacity", "0.8");
  fail();
  await expect(page.locator("html")).toHaveAttribute("data-app-failed");
  await expect(tab).toHaveCSS("opacity", "1");
});
