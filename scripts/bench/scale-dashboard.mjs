/**
 * The dashboard with 3, 100 and 1,000 sites. A copy of the project gets a body of loadClientWebsites() that fetches a
 * list, as an owner with a real source would write. So production code is measured, with other data.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../vite/root.mjs";
import { copyProject } from "./support/copy-project.mjs";
import { median } from "./support/median.mjs";
import { expectPaints, takePaints, watchPaints } from "./support/watch-paints.mjs";

export const name = "scale-dashboard";
export const title = "Dashboard search from 3 sites to 1,000, in ms";

const COUNTS = [3, 100, 1000];
const SLOWDOWNS = [1, 4];
/** Narrows the list letter by letter until it is empty. Backspace then brings all sites back. */
const TEXT = "bakery 42x";
const KEYS = [...TEXT, ...Array.from(TEXT, () => "Backspace")];
const TRADES = [
  "Ferry",
  "Bakery",
  "Museum",
  "Clinic",
  "Library",
  "Orchestra",
  "Nursery",
  "Brewery",
  "Theatre",
  "Harbour",
];
const SERVICE = "src/services/client-websites.ts";
const LIST = "client-websites.json";

export async function run({ runs, temporary, build, host, browser: open, say }) {
  const project = await temporary("dashboard");
  copyProject(root, project);
  const service = join(project, SERVICE);
  writeFileSync(service, withSource(readFileSync(service, "utf8")));
  const dist = await temporary("dashboard-dist");
  await build(dist, project);
  const { url, close: stop } = await host(dist);
  const { browser, close } = await open();
  const raw = [];
  for (let round = 1; round <= runs; round++) {
    say(`round ${round} of ${runs}`);
    for (const sites of COUNTS) {
      for (const slowdown of SLOWDOWNS)
        raw.push({ round, sites, slowdown, ...(await measure(browser, url, sites, slowdown)) });
    }
  }
  await close();
  await stop();

  const rows = SLOWDOWNS.flatMap((slowdown) =>
    COUNTS.map((sites) => {
      const own = raw.filter((one) => one.slowdown === slowdown && one.sites === sites);
      // A key that does not change the grid has no time for the grid.
      const all = (key) => own.flatMap((one) => one[key]).filter((value) => value !== null);
      return {
        CPU: `×${slowdown}`,
        sites,
        "key to frame": median(all("keys")),
        "worst key": Math.max(...all("keys")),
        "key to grid": median(all("settled")),
        "worst grid": Math.max(...all("settled")),
        "frame per key": median(all("frames")),
        "longest frame": Math.max(...all("frames")),
      };
    }),
  );
  return {
    rows,
    raw,
    notes: [
      "key to frame: until the next frame, which shows the key in the field; key to grid: until the frame that shows what was found",
      "frame per key: the longest from one frame to the next, from the key until the grid shows what was found; 16.7 is the screen's own",
    ],
  };
}

/**
 * The service with a fetched list instead of the sample, and no known sites before.
 * @throws when the service no longer has the form that is replaced
 */
export function withSource(source) {
  const replaced = source
    .replace(/(export const knownWebsites[^=]*=)[^;]*;/, "$1 [];")
    .replace(
      /(export async function loadClientWebsites\([^{]*\{)[\s\S]*?\n\}/,
      `$1\n  return (await fetch("${LIST}")).json();\n}`,
    );
  if (!replaced.includes(LIST) || !/knownWebsites[^=]*= \[\];/.test(replaced)) {
    throw new Error(`${SERVICE} has a new form. Follow it in scripts/bench/scale-dashboard.mjs.`);
  }
  return replaced;
}

/** Made-up sites of every status, with and without issues. */
export function madeUpSites(count) {
  return Array.from({ length: count }, (_, i) => ({
    id: `site-${i}`,
    name: `${TRADES[i % TRADES.length]} ${i + 1}`,
    url: `https://site-${i + 1}.example/`,
    status: ["online", "offline", "maintenance"][i % 3],
    lastUpdated: `2025-0${(i % 9) + 1}-15`,
    uptime: `${(90 + (i % 100) / 10).toFixed(1)}%`,
    issues: i % 4,
    clientSince: `20${10 + (i % 15)}-03-01`,
  }));
}

async function measure(browser, url, sites, slowdown) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaints);
    await page.route(`**/${LIST}`, (route) => route.fulfill({ json: madeUpSites(sites) }));
    await page.goto(`${url}#/dashboard`, { waitUntil: "networkidle" });
    await page
      .locator("main article")
      .nth(sites - 1)
      .waitFor({ state: "attached" });
    const client = await context.newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.getByRole("searchbox").click();
    await page.waitForTimeout(500);
    const keys = [];
    const settled = [];
    const frames = [];
    const all = madeUpSites(sites);
    let text = "";
    for (const key of KEYS) {
      text = key === "Backspace" ? text.slice(0, -1) : text + key;
      await page.evaluate(expectPaints);
      await page.evaluate(watchGrid, countFound(all, text));
      await page.keyboard.press(key);
      await page.waitForFunction(() => window.benchGrid.done, undefined, { polling: 50 });
      await page.waitForTimeout(100);
      const { timed, framed } = await page.evaluate(takePaints);
      keys.push(Math.max(...(timed.length ? timed : framed)));
      const grid = await page.evaluate(() => window.benchGrid);
      settled.push(grid.settled);
      frames.push(grid.frame);
    }
    return { keys, settled, frames };
  } finally {
    await context.close();
  }
}

/** How many sites the dashboard finds: those with every word in their name or address. */
export function countFound(sites, text) {
  const words = text.split(" ").filter(Boolean);
  return sites.filter(({ name, url }) => words.every((word) => `${name} ${url}`.toLowerCase().includes(word))).length;
}

/**
 * Runs in the page, before a key. benchGrid is done when the grid shows the expected number of sites. `settled` is then
 * the time from the key to that frame in ms, or null when they were shown before. `frame` is the longest time between two
 * frames until then.
 */
function watchGrid(expected) {
  const grid = { done: false, settled: null, frame: 0 };
  window.benchGrid = grid;
  const shows = () => document.querySelector("[role=tabpanel] [role=status]").textContent.startsWith(`${expected} `);
  const changes = !shows();
  let key = 0;
  let last = performance.now();
  addEventListener("keydown", ({ timeStamp }) => (key = timeStamp), { capture: true, once: true });
  let shown = false;
  const check = (now) => {
    if (key) grid.frame = Math.max(grid.frame, now - last);
    last = now;
    // One frame later, so that the frame that laid the new grid out is timed too.
    if (shown) return Object.assign(grid, { done: true });
    shown = key > 0 && shows();
    if (shown && changes) setTimeout(() => Object.assign(grid, { settled: performance.now() - key }));
    return requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}
