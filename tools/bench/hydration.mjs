/** How long a slow phone shows a page before the app has taken it over. */
import { inTurns } from "./support/in-turns.mjs";
import { median } from "./support/median.mjs";
import { PAGES, wantedPages } from "./support/pages.mjs";
import { settled } from "./support/settled.mjs";
import { SLOW_REQUESTS, withSlowPhone } from "./support/slow-phone.mjs";

export const name = "hydration";
export const title = "From the first paint to the app, phone at CPU ×4, 562 ms and 1.47 Mbit/s, gzip; medians";

/** The longest wait after the first paint, in ms. */
const WAITS = { landing: 1600, marz: 1600, contact: 1600, showcase: 2200 };

export async function run(context) {
  const pages = wantedPages(context.pages, Object.keys(WAITS)).map((name) => ({ name }));
  const { groups, raw } = await inTurns(context, pages, measure);
  const rows = groups.map(({ name, own }) => {
    const middle = (key) => ({ [key]: median(own.map((one) => one[key])) });
    return Object.assign({ page: name }, ...FIGURES.map(middle));
  });
  const goals = rows
    .filter(({ page }) => page in WAITS)
    .map((row) => ({
      name: `Slow phone: hydrated after the first paint: ${row.page}`,
      figure: row["hydrated after paint"],
      most: WAITS[row.page],
      unit: "ms",
    }));
  return { rows, goals, raw, notes: ["ms after the request of the page"] };
}

const FIGURES = ["first paint", "largest paint", "main asked for", "hydrated", "hydrated after paint"];

/** One visit of a page's file by a fresh visitor. */
function measure(browser, url, { name }) {
  const visit = async (tab) => {
    await tab.addInitScript(watchHydration);
    await tab.goto(url + PAGES[name], { waitUntil: "commit" });
    await settled(tab, 500);
    const times = await tab.evaluate(readTimes);
    return { ...times, "hydrated after paint": times.hydrated - times["first paint"] };
  };
  return withSlowPhone(browser, visit, SLOW_REQUESTS, "gzip");
}

/** Runs in the page. A static page links to files, the app to hashes. */
function watchHydration() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('a[href*="#/"]')) return;
    observer.disconnect();
    performance.mark("hydrated");
  }).observe(document, { subtree: true, attributeFilter: ["href"] });
}

/** Runs in the page. */
function readTimes() {
  const largest = new Promise((resolve) =>
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1))).observe({
      type: "largest-contentful-paint",
      buffered: true,
    }),
  );
  const start = (entry) => entry.startTime;
  return largest.then((paint) => ({
    "first paint": start(performance.getEntriesByName("first-contentful-paint")[0]),
    "largest paint": start(paint),
    "main asked for": start(performance.getEntriesByType("resource").find(({ name }) => /\/main-[^/]*$/.test(name))),
    hydrated: start(performance.getEntriesByName("hydrated")[0]),
  }));
}
