import { rowName } from "./pages.mjs";

/**
 * Visits pages at all sites, round by round. The sites take turns, so that a busy moment of the machine hits all alike.
 * @param context the argument of a part's `run`
 * @param {readonly string[]} names of the pages
 * @param {(browser: import("playwright-core").Browser, url: string, page: string) => Promise<object>} measure one visit
 * @returns `visits`: those of each page at each site; `raw`: all of them
 */
export async function visitInTurns({ sites, browser: open, runs, say }, names, measure) {
  const all = await sites();
  const { browser, close } = await open();
  // The first page in a browser is slower than all others, so it does not count.
  await measure(browser, all[0].url, names[0]);
  const raw = [];
  for (let round = 1; round <= runs; round++) {
    say(`round ${round} of ${runs}`);
    for (const page of names) {
      for (const { url, commit } of all) {
        raw.push({ round, page: rowName(page, commit), ...(await measure(browser, url, page)) });
      }
    }
  }
  await close();
  const rows = names.flatMap((page) => all.map(({ commit }) => rowName(page, commit)));
  return { visits: rows.map((row) => raw.filter(({ page }) => page === row)), raw };
}
