/**
 * First and largest paint of a page opened by its hash address (#/work/marz), divided by those of the page opened by its
 * file (work/marz/). File and hash take turns, so that a busy moment of the machine hits both alike.
 */
import { greatest } from "./support/goals.mjs";
import { median } from "./support/median.mjs";
import { PAGES, pathOf, rowName, wantedPages } from "./support/pages.mjs";
import { settled } from "./support/settled.mjs";
import { withSlowPhone } from "./support/slow-phone.mjs";

export const name = "addresses";
export const title = "Hash addresses over files, phone at CPU ×4 and 1.6 Mbit/s; medians, in ms";

const USUAL = ["marz", "about", "showcase"];
const PAINTS = ["FCP", "LCP"];

export async function run({ sites, browser: open, runs, pages, say }) {
  const names = wantedPages(pages, USUAL);
  const all = await sites();
  const { browser, close } = await open();
  // The first page in a browser is slower than all others, so it does not count.
  await measure(browser, all[0].url, "file", names[0]);
  const raw = [];
  for (let round = 1; round <= runs; round++) {
    say(`round ${round} of ${runs}`);
    for (const page of names) {
      for (const by of ["file", "hash"]) {
        for (const { url, commit } of all) {
          raw.push({ round, page: rowName(page, commit), by, ...(await measure(browser, url, by, page)) });
        }
      }
    }
  }
  await close();
  const rows = summary(raw);
  const ratios = rows
    .filter(({ page }) => names.includes(page))
    .flatMap((row) => PAINTS.map((paint) => ({ figure: row[`${paint} ratio`], where: `${paint}: ${row.page}` })));
  return {
    rows,
    goals: [{ ...greatest(ratios), name: "FCP and LCP of hash addresses ÷ the file's", most: 1.5 }],
    raw,
    notes: ["both from the moment the address was asked for, however many documents come on the way"],
  };
}

/** Medians by page, of the file and of the hash, and the hash's ratio to the file. */
export function summary(raw) {
  return [...new Set(raw.map(({ page }) => page))].map((page) => {
    const middle = (by, paint) =>
      median(raw.filter((one) => one.page === page && one.by === by).map((one) => one[paint]));
    const columns = PAINTS.map((paint) => {
      const [file, hash] = [middle("file", paint), middle("hash", paint)];
      return { [`${paint} file`]: file, [`${paint} hash`]: hash, [`${paint} ratio`]: hash / file };
    });
    return Object.assign({ page }, ...columns);
  });
}

/** One visit by a fresh visitor. */
function measure(browser, url, by, page) {
  return withSlowPhone(browser, async (tab) => {
    await tab.addInitScript(noteStart);
    const hash = `#${pathOf(page)}`;
    await tab.goto(url + (by === "file" ? PAGES[page] : hash), { waitUntil: "commit" });
    await settled(tab, 1000);
    const shown = new URL(tab.url()).hash;
    if (shown !== hash) throw new Error(`${page}, opened by its ${by}, ended at "${shown}" and not at "${hash}".`);
    return sinceAsked(await tab.evaluate(readPaints));
  });
}

/** Runs inside each document before its scripts. The tab's storage stays when one document leads to another. */
function noteStart() {
  sessionStorage.benchStart ??= performance.timeOrigin;
}

/** Runs in the page: the times of the requests for the first document and for this one, and this one's paints, in ms. */
async function readPaints() {
  const largest = new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
  });
  return {
    start: Number(sessionStorage.benchStart),
    origin: performance.timeOrigin,
    FCP: performance.getEntriesByName("first-contentful-paint")[0].startTime,
    LCP: await largest,
  };
}

/** The paints, counted from the request for the first document and not for the one that painted. */
export function sinceAsked({ start, origin, FCP, LCP }) {
  return { FCP: origin - start + FCP, LCP: origin - start + LCP };
}
