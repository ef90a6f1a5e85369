/** Lighthouse's phone and slow 4G, applied in the browser and not simulated. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Bytes a second, and ms. */
const NETWORK = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8, latency: 150 };
export const SLOWDOWN = 4;

/**
 * A fresh visitor with a slow phone, who has opened nothing yet.
 * @template T
 * @param {import("playwright-core").Browser} browser
 * @param {(page: import("playwright-core").Page) => Promise<T>} visit
 */
export async function withSlowPhone(browser, visit) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    await client.send("Network.emulateNetworkConditions", NETWORK);
    await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    return await visit(page);
  } finally {
    await context.close();
  }
}
