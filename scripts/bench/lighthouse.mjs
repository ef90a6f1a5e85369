/**
 * Lighthouse on the static pages, mobile and desktop, under its simulated throttling. Landing and case study are held
 * against their limit (the same page without scripts) and against a bare page; all of them take turns within a round,
 * so that a busy moment of the machine hits them alike.
 */
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import desktopConfig from "lighthouse/core/config/desktop-config.js";
import { BROWSER_FLAGS } from "../find-browser.mjs";
import { greatest, least } from "./support/goals.mjs";
import { barePage, limitPage } from "./support/limit-page.mjs";
import { median } from "./support/median.mjs";
import { PAGES, wantedPages } from "./support/pages.mjs";

export const name = "lighthouse";
export const title = "Lighthouse 12, simulated throttling, Brotli; medians";

const USUAL = ["landing", "work", "marz", "about", "contact", "showcase", "dashboard"];
/** Pages that are held against their limit. */
const LIMITED = ["landing", "marz"];
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
const DEVICES = { mobile: undefined, desktop: desktopConfig };

export async function run({ site, runs, pages, browserPath, temporary, hold, host, say }) {
  const names = wantedPages(pages, USUAL);
  const limited = names.filter((page) => LIMITED.includes(page));
  const subjects = names.map((page) => ({ page, address: PAGES[page], categories: Object.keys(CATEGORIES) }));
  const folder = await temporary("limits");
  await cp((await site()).folder, folder, { recursive: true });
  const add = async (page, html, name) => {
    const address = `limit/${name}/`;
    await mkdir(join(folder, address), { recursive: true });
    await writeFile(join(folder, address, "index.html"), html);
    const before = subjects.findIndex((subject) => subject.page === name);
    const subject = { page, address, categories: ["performance"] };
    subjects.splice(before === -1 ? subjects.length : before + 1, 0, subject);
  };
  for (const page of limited) {
    const html = await readFile(join(folder, PAGES[page], "index.html"), "utf8");
    await add(limitOf(page), limitPage(html, 2), page);
  }
  if (limited.length) await add("bare", barePage(), "bare");
  const { url, close } = await host(folder);

  const raw = [];
  for (let round = 1; round <= runs; round++) {
    say(`round ${round} of ${runs}`);
    const chrome = await launch({
      chromePath: browserPath,
      chromeFlags: [...BROWSER_FLAGS, "--headless=new"],
      userDataDir: await temporary("profile"),
      logLevel: "silent",
      handleSIGINT: false,
    });
    const end = hold(async () => chrome.kill());
    for (const [device, config] of Object.entries(DEVICES)) {
      for (const { page, address, categories } of subjects) {
        raw.push({ round, device, page, ...(await audit(url + address, chrome.port, config, categories)) });
      }
    }
    await end();
  }
  await close();
  const rows = summary(raw);
  return { rows, goals: goals(rows), raw, notes: failings(raw) };
}

const limitOf = (page) => `${page}, no script`;

/** One run: scores out of 100, metrics in milliseconds and bytes, and the audits that cost a score points. */
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

/** Medians by device and page; `×limit` and `×bare` are the worse of the FCP's and the LCP's ratio. */
function summary(raw) {
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
    // A pixel or two of a single word; Lighthouse itself says three places.
    row.CLS = Number(row.CLS.toFixed(4));
    const other = (page) => rows.find((candidate) => candidate.device === row.device && candidate.page === page);
    const limit = other(limitOf(row.page));
    if (!limit) continue;
    row["×limit"] = Math.max(row.FCP / limit.FCP, row.LCP / limit.LCP);
    row["×bare"] = Math.max(row.FCP / other("bare").FCP, row.LCP / other("bare").LCP);
  }
  return rows;
}

function goals(rows) {
  const ours = rows.filter((row) => "seo" in row);
  const figures = (from, key) =>
    from.filter((row) => key in row).map((row) => ({ figure: row[key], where: `${row.page}, ${row.device}` }));
  const worst = (candidates, goal) => (candidates.length ? [{ ...greatest(candidates), ...goal }] : []);
  const scores = Object.entries(SCORED).flatMap(([wanted, names]) => {
    const scored = ours.filter(({ page }) => names.includes(page));
    if (scored.length === 0) return [];
    const all = Object.values(CATEGORIES).flatMap((category) =>
      figures(scored, category).map(({ figure, where }) => ({ figure, where: `${category}: ${where}` })),
    );
    const pages = [...new Set(scored.map(({ page }) => page))].join(", ");
    return [{ ...least(all), name: `Lighthouse scores of ${pages}`, least: Number(wanted) }];
  });
  return [
    ...worst(figures(ours, "×limit"), { name: "FCP and LCP ÷ the same page without scripts", most: 1.1 }),
    ...worst(figures(ours, "×bare"), { name: "FCP and LCP ÷ a bare page of 2.5 KB", most: 1.25 }),
    ...worst(
      figures(
        ours.filter(({ device }) => device === "mobile"),
        "TBT",
      ),
      { name: "Total blocking time, mobile", most: 50, unit: "ms" },
    ),
    ...worst(figures(ours, "CLS"), { name: "Layout shift", most: 0 }),
    ...scores.reverse(),
  ];
}

/** What cost points outside of the metrics, once each. */
function failings(raw) {
  const lines = raw.flatMap(({ page, device, failed }) =>
    failed.map((audit) => `below its mark: ${page}, ${device}: ${audit}`),
  );
  return [...new Set(lines)];
}
