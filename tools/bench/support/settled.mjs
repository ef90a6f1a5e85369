/**
 * Waits until the app has taken the page over and requests have ended, then a while longer.
 * @param {import("playwright-core").Page} page
 * @param {number} rest how long at the end, in ms
 */
export async function settled(page, rest) {
  // A static page links to files, the app to hashes.
  await page.locator('a[href*="#/"]').first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(rest);
}
