/**
 * Lighthouse on the static pages, mobile and desktop, under its simulated throttling. Each page is compared with its
 * limit: the same page without scripts. All pages, also those of an older commit, take turns within a round, so that a busy
 * moment of the machine hits them alike.
 */
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import desktopConfig from "lighthouse/core/config/desktop-config.js";
import { BROWSER_FLAGS } from "../../scripts/support/find-browser.mjs";
import { greatest, least } from "./support/goals.mjs";
import { rowName } from "./support/in-turns.mjs";
import { limitPage } from "./support/limit-page.mjs";
import { median } from "./support/median.mjs";
import { PAGES, wantedPages } from "./support/pages.mjs";
import { atEnd, host, temporary } from "./support/session.mjs";

export const name = "lighthouse";
export const title = "Lighthouse 12, simulated throttling, Brotli; medians";

const USUAL = ["landing", "work", "marz", "about", "contact", "showcase", "dashboard"];
/** How long a page may block a phone, in ms more than the page without scripts. */
const BLOCKING = {
  50: ["landing", "marz", "about", "dashboard", "contact"],
  80: ["showcase"],
};
/** Pages whose scores have a goal. */
const SCORED = {
  100: ["landing", "work", "edusim", "vxnessa", "marz", "timeslot", "about", "contact"],
  98: ["showcase"],
};
const CATEGORIES = { performance: "perf", accessibility: "a11y", "best-practices": "best", seo: "seo" };
const METRICS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
  bytes: "total-byte-weight",
};
/** Metrics that are compared with the limit. */
const PAINTS = ["FCP", "LCP"];
const CONFIGS = { mobile: undefined, desktop: desktopConfig };

export async function run({ sites, runs, pages, browserPath, say }) {
  const names = wantedPages(pages, USUAL);
  const [ours, ...others] = await sites();
  const folder = temporary("limits");
  await cp(ours.folder, folder, { recursive: true });
  const add = async (address, html) => {
    await mkdir(join(folder, address), { recursive: true });
    await writeFile(join(folder, address, "index.html"), html);
    return { address, categories: ["performance"] };
  };
  const subjects = [];
  for (const page of names) {
    const own = { address: PAGES[page], categories: Object.keys(CATEGORIES) };
    subjects.push({ ...own, page });
    for (const { url, commit } of others) subjects.push({ ...own, page: rowName(page, commit), host: url });
    const html = await readFile(join(folder, PAGES[page], "index.html"), "utf8");
    subjects.push({ ...(await add(`limit/${page}/`, limitPage(html, 2))), page: limitOf(page) });
  }
  const url = await host(folder);

  const raw = [];
  for (let round = 1; round <= runs; round++) {
    say(`round ${round} of ${runs}`);
    const chrome = await launch({
      chromePath: browserPath,
      chromeFlags: [...BROWSER_FLAGS, "--headless=new"],
      userDataDir: temporary("profile"),
      logLevel: "silent",
      handleSIGINT: false,
    });
    atEnd(() => chrome.kill());
    for (const device of Object.keys(CONFIGS)) {
      for (const { page, host = url, address, categories } of subjects) {
        raw.push({ round, device, page, ...(await audit(host + address, chrome.port, CONFIGS[device], categories)) });
      }
    }
    chrome.kill();
  }
  const rows = summary(raw);
  return {
    rows,
    goals: goals(rows.filter(({ page }) => names.includes(page))),
    raw,
    notes: ["limit: the same page without scripts; TBT−limit: blocking time beyond its own", ...failings(raw)],
  };
}

const limitOf = (page) => `${page}, no script`;

/** One run: scores out of 100, metrics in milliseconds and bytes, and the audits that lowered a score. */
async function audit(url, port, config, onlyCategories) {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error", onlyCategories }, config);
  const { categories, audits, runtimeError } = result?.lhr ?? {};
  if (!audits || runtimeError)
    throw new Error(`Lighthouse could not load ${url}: ${runtimeError?.message ?? "no result"}`);
  const scores = Object.values(categories).map(({ id, score }) => [CATEGORIES[id], Math.round(score * 100)]);
  const metrics = Object.entries(METRICS).map(([short, id]) => [short, audits[id].numericValue]);
  const failed = Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit].score ?? 1) < (id === "performance" ? 0.9 : 1))
      .map((reference) => `${CATEGORIES[id]}: ${reference.id}`),
  );
  return { ...Object.fromEntries([...scores, ...metrics]), failed };
}

/** Medians by device and page, and their ratios to the page's limit. */
export function summary(raw) {
  const groups = new Map();
  for (const run of raw) {
    const key = `${run.device} ${run.page}`;
    groups.set(key, [...(groups.get(key) ?? []), run]);
  }
  const rows = [...groups.values()].map((runs) => {
    const middle = (key) => (key in runs[0] ? { [key]: median(runs.map((one) => one[key])) } : {});
    const keys = [...Object.values(CATEGORIES), ...Object.keys(METRICS)];
    return Object.assign({ device: runs[0].device, page: runs[0].page }, ...keys.map(middle));
  });
  for (const row of rows) {
    // Rounds away a pixel or two of a single word. Lighthouse itself shows three places.
    row.CLS = Number(row.CLS.toFixed(4));
    const other = (page) => rows.find((candidate) => candidate.device === row.device && candidate.page === page);
    const limit = other(limitOf(row.page));
    if (!limit) continue;
    row["TBT−limit"] = row.TBT - limit.TBT;
    for (const paint of PAINTS) row[`${paint}×limit`] = row[paint] / limit[paint];
  }
  return rows;
}

/** @param rows of our own pages only, with their ratios */
export function goals(rows) {
  const figures = (from, keys) =>
    from.flatMap((row) =>
      keys
        .filter((key) => key in row)
        .map((key) => ({ figure: row[key], where: `${key.replace(/[×−].*/, "")}: ${row.page}, ${row.device}` })),
    );
  const worst = (candidates, goal) => (candidates.length ? [{ ...greatest(candidates), ...goal }] : []);
  const overLimit = figures(
    rows,
    PAINTS.map((paint) => `${paint}×limit`),
  );
  const named = (rows) => [...new Set(rows.map(({ page }) => page))].join(", ");
  const blocking = Object.entries(BLOCKING).flatMap(([most, pages]) => {
    const measured = rows.filter(({ page, device }) => device === "mobile" && pages.includes(page));
    const name = `Blocking time beyond the page without scripts, mobile: ${named(measured)}`;
    return worst(figures(measured, ["TBT−limit"]), { name, most: Number(most), unit: "ms" });
  });
  const scores = Object.entries(SCORED).flatMap(([wanted, pages]) => {
    const scored = rows.filter(({ page }) => pages.includes(page));
    if (scored.length === 0) return [];
    const all = figures(scored, Object.values(CATEGORIES));
    return [{ ...least(all), name: `Lighthouse scores of ${named(scored)}`, least: Number(wanted) }];
  });
  return [
    ...worst(overLimit, { name: "FCP and LCP ÷ the same page without scripts", most: 1.1 }),
    ...blocking,
    ...worst(figures(rows, ["CLS"]), { name: "Layout shift", most: 0 }),
    ...scores.reverse(),
  ];
}

/** The audits that lowered a score of a page, once each. */
function failings(raw) {
  const lines = raw
    .filter((run) => "seo" in run)
    .flatMap(({ page, device, failed }) => failed.map((audit) => `below its mark: ${page}, ${device}: ${audit}`));
  return [...new Set(lines)];
}
