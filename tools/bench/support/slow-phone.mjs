/** Lighthouse's phone and networks, applied in the browser and not simulated. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Bytes a second, and ms. */
const SLOW_4G = { downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8, latency: 150 };
/** As slow for a page as a real network with the round trips of SLOW_4G. */
export const SLOW_REQUESTS = { downloadThroughput: 1.47e6 / 8, uploadThroughput: 0.675e6 / 8, latency: 562.5 };
export const SLOWDOWN = 4;

/**
 * A fresh visitor with a slow phone, who has opened nothing yet.
 * @template T
 * @param {import("playwright-core").Browser} browser
 * @param {(page: import("playwright-core").Page) => Promise<T>} visit
 * @param {string} [encoding] that the browser accepts
 */
export async function withSlowPhone(browser, visit, network = SLOW_4G, encoding = "br") {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    await client.send("Network.emulateNetworkConditions", { offline: false, ...network });
    await client.send("Network.setExtraHTTPHeaders", { headers: { "Accept-Encoding": encoding } });
    await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    return await visit(page);
  } finally {
    await context.close();
  }
}
