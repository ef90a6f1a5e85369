/** The theme of the first frame. */
import { expect, test } from "@playwright/test";

/** Background of the first frames, as painted before any script module ran. */
async function firstBackground(page: import("@playwright/test").Page): Promise<string> {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/");
  const color = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.unroute(/\/assets\/.*\.js$/);
  return color;
}

const COAL = "rgb(45, 45, 42)";
const PAPER = "rgb(253, 253, 253)";

for (const [stored, scheme, expected] of [
  [null, "light", PAPER],
  ["true", "light", COAL],
  ["false", "dark", PAPER],
] as const) {
  test(`before any script of the app: stored ${stored}, system ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.addInitScript((value) => {
      if (value !== null) localStorage.setItem("isDarkMode", value);
    }, stored);
    expect(await firstBackground(page)).toBe(expected);
  });
}

test("without scripts the page still follows the system", async ({ browser }) => {
  for (const [colorScheme, expected] of [
    ["dark", COAL],
    ["light", PAPER],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.locator("body")).toHaveCSS("background-color", expected);
    await context.close();
  }
});
