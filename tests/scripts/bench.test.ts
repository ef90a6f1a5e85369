/** What the bench calculates. What it measures is no matter for a test: it changes with the machine. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sinceAsked, summary as summaryOfAddresses } from "../../scripts/bench/addresses.mjs";
import { goals as goalsOfLighthouse, summary as summaryOfLighthouse } from "../../scripts/bench/lighthouse.mjs";
import { countFound, madeUpSites, withSource } from "../../scripts/bench/scale-dashboard.mjs";
import { parseArguments } from "../../scripts/bench/support/arguments.mjs";
import { findCommit } from "../../scripts/bench/support/copy-project.mjs";
import { goalRows, greatest, least, reached } from "../../scripts/bench/support/goals.mjs";
import { barePage, limitPage } from "../../scripts/bench/support/limit-page.mjs";
import { madeUpProjects } from "../../scripts/bench/support/many-projects.mjs";
import { median } from "../../scripts/bench/support/median.mjs";
import { pathOf, rowName, wantedPages } from "../../scripts/bench/support/pages.mjs";
import { readTrace } from "../../scripts/bench/support/read-trace.mjs";
import { table } from "../../scripts/bench/support/table.mjs";

test("the median is the middle number, or the mean of the two in the middle", () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 100])).toBe(3);
  expect(median([7])).toBe(7);
});

test("a median of nothing, or of something that is no number, is an error", () => {
  expect(() => median([])).toThrow("a measurement is missing");
  expect(() => median([1, Number.NaN])).toThrow("a measurement is missing");
});

test("a goal is reached at its very limit, and not a hair beyond", () => {
  expect(reached({ figure: 100, most: 100 })).toBe(true);
  expect(reached({ figure: 100.001, most: 100 })).toBe(false);
  expect(reached({ figure: 98, least: 98 })).toBe(true);
  expect(reached({ figure: 97.999, least: 98 })).toBe(false);
});

test("goals become rows with what was wanted, what came out, and where", () => {
  const rows = goalRows([
    { name: "Blocking", figure: 51.234, most: 50, unit: "ms", where: "work, mobile" },
    { name: "Scores", figure: 100, least: 100 },
  ]);
  expect(rows).toEqual([
    { goal: "Blocking", wanted: "≤ 50 ms", figure: "51.2 ms", reached: "NO", where: "work, mobile" },
    { goal: "Scores", wanted: "≥ 100", figure: "100", reached: "yes", where: "" },
  ]);
});

test("the worst of several is found from either side; of equals it is the first", () => {
  const figures = [
    { figure: 2, where: "a" },
    { figure: 5, where: "b" },
    { figure: 5, where: "c" },
    { figure: 2, where: "d" },
  ];
  expect(greatest(figures).where).toBe("b");
  expect(least(figures).where).toBe("a");
});

test("a table has a column for every key, with numbers at the right", () => {
  const lines = table([
    { page: "landing", FCP: 708.84 },
    { page: "work", FCP: 71.2, perf: 100 },
  ]).split("\n");
  expect(lines).toEqual(["page       FCP  perf", "───────  ─────  ────", "landing  708.8", "work      71.2   100"]);
});

test("parts and options are read in any order, and parts keep their own", () => {
  const known = ["interactions", "lighthouse", "memory"];
  const usual = { parts: known, runs: 5, pages: null, devices: ["mobile", "desktop"], against: null };
  expect(parseArguments([], known)).toEqual(usual);
  expect(parseArguments(["memory", "--runs", "3", "lighthouse", "--pages=landing,work"], known)).toEqual({
    ...usual,
    parts: ["lighthouse", "memory"],
    runs: 3,
    pages: ["landing", "work"],
  });
  expect(parseArguments(["--against", "HEAD~1", "--devices=mobile"], known)).toEqual({
    ...usual,
    devices: ["mobile"],
    against: "HEAD~1",
  });
});

test("a word that is not understood is named", () => {
  expect(() => parseArguments(["lighthuose"], ["lighthouse"])).toThrow('no part "lighthuose". Parts: lighthouse');
  expect(() => parseArguments(["--runs", "none"], [])).toThrow('--runs is "none"');
  expect(() => parseArguments(["--pages"], [])).toThrow("--pages names no page");
  expect(() => parseArguments(["--devices", "tablet"], [])).toThrow(
    '--devices is "tablet"; give one or both of mobile',
  );
  expect(() => parseArguments(["--devices"], [])).toThrow('--devices is ""');
  expect(() => parseArguments(["--against", "--runs"], [])).toThrow('--against is "--runs"; give a commit');
  expect(() => parseArguments(["--against"], [])).toThrow('--against is ""');
  expect(() => wantedPages(["wrok"], [])).toThrow('no page "wrok". Pages: landing');
});

test("pages are the usual ones, all of them, or those that were named", () => {
  expect(wantedPages(null, ["work"])).toEqual(["work"]);
  expect(wantedPages(["all"], ["work"])).toContain("inquiry");
  expect(wantedPages(["marz"], ["work"])).toEqual(["marz"]);
});

test("a page has a path in the app, and a row says when it is another commit's", () => {
  expect(pathOf("landing")).toBe("/");
  expect(pathOf("marz")).toBe("/work/marz");
  expect(rowName("marz", null)).toBe("marz");
  expect(rowName("marz", "5eb82fa")).toBe("marz, 5eb82fa");
});

test("a commit that does not exist is an error that says where to look", () => {
  const project = join(import.meta.dirname, "../..");
  expect(() => findCommit(project, "no-such-commit")).toThrow(/"no-such-commit", but git finds no such .*`git log/);
});

const lighthouseRun = { device: "mobile", CLS: 0, bytes: 1 };
const lighthouseRows = summaryOfLighthouse(
  [
    { page: "marz", perf: 100, a11y: 100, best: 100, seo: 100, FCP: 660, LCP: 900, TBT: 70 },
    { page: "marz, 5eb82fa", perf: 90, a11y: 100, best: 100, seo: 100, FCP: 1200, LCP: 1200, TBT: 400 },
    { page: "marz, no script", FCP: 600, LCP: 750, TBT: 30 },
    { page: "showcase", perf: 99, a11y: 100, best: 100, seo: 100, FCP: 800, LCP: 800, TBT: 120 },
    { page: "showcase, no script", FCP: 800, LCP: 1000, TBT: 20 },
    { page: "bare", FCP: 500, LCP: 600, TBT: 0 },
  ].map((run) => ({ ...lighthouseRun, ...run })),
);

test("every page is held against itself without scripts, MARZ against the bare page too", () => {
  expect(lighthouseRows).toHaveLength(6);
  expect(lighthouseRows[0]).toMatchObject({ "TBT−limit": 40, "FCP×limit": 1.1, "LCP×limit": 1.2 });
  expect(lighthouseRows[0]).toMatchObject({ "FCP×bare": 1.32, "LCP×bare": 1.5 });
  expect(lighthouseRows[3]).toMatchObject({ "TBT−limit": 100, "FCP×limit": 1, "LCP×limit": 0.8 });
  for (const index of [1, 2, 3, 4, 5]) expect(lighthouseRows[index]).not.toHaveProperty("LCP×bare");
});

test("Lighthouse's goals name the pages and say where the worst was measured", () => {
  const ours = lighthouseRows.filter(({ page }) => ["marz", "showcase"].includes(page));
  const blocking = "Blocking time beyond the page without scripts, mobile";
  expect(goalsOfLighthouse(ours)).toEqual([
    { name: "FCP and LCP ÷ the same page without scripts", figure: 1.2, most: 1.1, where: "LCP: marz, mobile" },
    { name: "FCP and LCP ÷ a bare page of 2.5 KB", figure: 1.5, most: 1.25, where: "LCP: marz, mobile" },
    { name: `${blocking}: marz`, figure: 40, most: 50, unit: "ms", where: "TBT: marz, mobile" },
    { name: `${blocking}: showcase`, figure: 100, most: 80, unit: "ms", where: "TBT: showcase, mobile" },
    { name: "Layout shift", figure: 0, most: 0, where: "CLS: marz, mobile" },
    { name: "Lighthouse scores of marz", figure: 100, least: 100, where: "perf: marz, mobile" },
    { name: "Lighthouse scores of showcase", figure: 99, least: 98, where: "perf: showcase, mobile" },
  ]);
  expect(goalsOfLighthouse(ours.map((row) => ({ ...row, device: "desktop" }))).map(({ name }) => name)).not.toContain(
    `${blocking}: marz`,
  );
});

test("paints count from the address that was asked for, also when it led to another document", () => {
  expect(sinceAsked({ start: 1000, origin: 1000, FCP: 300, LCP: 400 })).toEqual({ FCP: 300, LCP: 400 });
  expect(sinceAsked({ start: 1000, origin: 1250, FCP: 300, LCP: 400 })).toEqual({ FCP: 550, LCP: 650 });
});

test("a hash address is held against the file of the same page and commit", () => {
  const visits = (page: string, by: string, ...paints: number[]) =>
    paints.map((paint) => ({ page, by, FCP: paint, LCP: 2 * paint }));
  const rows = summaryOfAddresses([
    ...visits("marz", "file", 500, 400, 900),
    ...visits("marz", "hash", 1500, 1000, 900),
    ...visits("marz, 5eb82fa", "file", 100),
    ...visits("marz, 5eb82fa", "hash", 300),
  ]);
  expect(rows).toEqual([
    {
      page: "marz",
      "FCP file": 500,
      "FCP hash": 1000,
      "FCP ratio": 2,
      "LCP file": 1000,
      "LCP hash": 2000,
      "LCP ratio": 2,
    },
    {
      page: "marz, 5eb82fa",
      "FCP file": 100,
      "FCP hash": 300,
      "FCP ratio": 3,
      "LCP file": 200,
      "LCP hash": 600,
      "LCP ratio": 3,
    },
  ]);
});

const SITE = "http://127.0.0.1:1/";

/** Times in ms; 7 is the page's main thread. */
function span(name: string, start: number, length: number, args: object = {}, tid = 7) {
  return { name, ph: "X", pid: 1, tid, ts: start * 1000, dur: length * 1000, args };
}
function mark(name: string, at: number, args: object = {}) {
  return { name, ph: "I", pid: 1, tid: 7, ts: at * 1000, args };
}
function request(url: string, at: number) {
  return mark("ResourceSendRequest", at, { data: { url } });
}

const trace = [
  { ...request("chrome://omnibox/", 0), pid: 2, tid: 9 },
  request(SITE, 0),
  request("data:font/woff2;base64,AAAA", 10),
  request(`${SITE}assets/main.js`, 20),
  // Before the paint, and across it: the second leaves 60 ms after it.
  span("ThreadControllerImpl::RunTask", 100, 80),
  span("ThreadControllerImpl::RunTask", 190, 70),
  { ...mark("firstContentfulPaint", 150), pid: 2 },
  mark("firstContentfulPaint", 200),
  // Out of order, with a task in a task, and a layout that a script forced.
  span("Layout", 420, 60, { beginData: { dirtyObjects: 3, totalObjects: 294 } }),
  span("Layout", 490, 20, { beginData: { dirtyObjects: 294, totalObjects: 294 } }),
  span("ThreadControllerImpl::RunTask", 400, 200),
  span("ThreadControllerImpl::RunTask", 405, 190),
  span("FunctionCall", 410, 150, { data: { url: `${SITE}assets/main.js` } }),
  span("v8.callFunction", 410, 150),
  span("UpdateLayoutTree", 560, 30, { elementCount: 237 }),
  span("Paint", 592, 2),
  // No main thread's, and one that is just not long.
  span("ThreadControllerImpl::RunTask", 300, 500, {}, 8),
  span("ThreadControllerImpl::RunTask", 700, 50),
  // Long for developer tools only, and long even without what is done for them.
  span("ThreadControllerImpl::RunTask", 800, 100),
  span("V8.CollectSourcePositions", 810, 60),
  span("V8.CollectSourcePositions", 815, 20),
  span("ThreadControllerImpl::RunTask", 900, 100),
  span("V8.CollectSourcePositions", 910, 40),
];

test("a trace gives the site's requests, and what the long tasks after the first paint are made of", () => {
  expect(readTrace(trace, SITE)).toEqual({
    requests: 2,
    tasks: [
      { start: -10, length: 70, blocking: 10, parts: "Other 70" },
      {
        start: 200,
        length: 200,
        blocking: 150,
        parts:
          "Layout 80 (2 times, longest 3 of 294 objects) · FunctionCall 70 (main.js) · UpdateLayoutTree 30 (237 elements) · Other 18",
      },
      { start: 700, length: 60, blocking: 10, parts: "Other 60 · CollectSourcePositions 40" },
    ],
  });
});

test("a trace without a paint is an error", () => {
  const unpainted = trace.filter(({ name }) => name !== "firstContentfulPaint");
  expect(() => readTrace(unpainted, SITE)).toThrow("no first contentful paint");
});

const page = `<!doctype html>
<html lang="en"><head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" /><base href="../../">
<link rel="preload" href="./assets/text.woff2" as="font">
<link href="./assets/a.js" rel="modulepreload"><link rel=modulepreload href="./assets/b.js">
<script type="application/ld+json">{"a":"<"}</script><style>a{color:red}</style>
</head><body><script>first()</script><main>Text</main><script type="module" src="./assets/main.js"></script ></body></html>`;

test("the limit page is the same page without scripts, at its own depth", () => {
  const limit = limitPage(page, 2);
  expect(limit).not.toMatch(/<script|modulepreload|first\(\)|ld\+json/);
  expect(limit).toContain("<main>Text</main>");
  expect(limit).toContain("<style>a{color:red}</style>");
  expect(limit).toContain('rel="preload"');
  expect(limit.match(/<base\b[^>]*>/g)).toEqual(['<base href="../../">']);
  expect(limit.indexOf("<base")).toBeLessThan(limit.indexOf("<link"));
});

test("a page that had no base gets one, since its copy lies deeper", () => {
  const limit = limitPage(page.replace('<base href="../../">', ""), 3);
  expect(limit).toContain('<meta charset="utf-8" /><base href="../../../">');
});

test("the bare page is about 2.5 KB and asks for nothing", () => {
  expect(Buffer.byteLength(barePage())).toBeGreaterThan(2300);
  expect(Buffer.byteLength(barePage())).toBeLessThan(2700);
  expect(barePage()).not.toMatch(/<script|src=|url\(|font-face/);
});

test("made-up projects are the same at every call, and have names of their own that are no route's", () => {
  const projects = madeUpProjects(96);
  expect(projects).toEqual(madeUpProjects(96));
  expect(new Set(projects.map(({ slug }) => slug)).size).toBe(96);
  for (const { slug, title } of projects) {
    expect(slug).toMatch(/^[a-z]{4,12}$/);
    expect(slug).not.toMatch(/marz|vxnessa|timeslot|edusim/);
    expect(title.toLowerCase()).toBe(slug);
  }
});

test("the dashboard's service gets a fetched list in place of the sample", () => {
  const source = withSource(
    [
      "export const knownWebsites: readonly ClientWebsite[] = sample;",
      "export async function loadClientWebsites(): Promise<readonly ClientWebsite[]> {",
      "  return sample;",
      "}",
    ].join("\n"),
  );
  expect(source).toContain("knownWebsites: readonly ClientWebsite[] = [];");
  expect(source).toContain('return (await fetch("client-websites.json")).json();\n}');
  expect(() => withSource("export const other = 1;")).toThrow("has a new form");
});

test("made-up sites are told apart and come in every status", () => {
  const sites = madeUpSites(1000);
  expect(new Set(sites.map(({ id }) => id)).size).toBe(1000);
  expect(new Set(sites.map(({ status }) => status))).toEqual(new Set(["online", "offline", "maintenance"]));
});

test("a search of the made-up sites narrows them letter by letter, down to none", () => {
  const counts = ["", "b", "bakery", "bakery 4", "bakery 4x"].map((text) => countFound(madeUpSites(100), text));
  expect(counts).toEqual([100, 40, 10, 1, 0]);
});

test("every file in scripts/bench/ is a part with a name, a title and a run", async () => {
  const folder = join(import.meta.dirname, "../../scripts/bench");
  const files = readdirSync(folder).filter((name) => name.endsWith(".mjs"));
  expect(files.length).toBeGreaterThanOrEqual(5);
  for (const file of files) {
    const part = await import(join(folder, file));
    expect(`${part.name}.mjs`, file).toBe(file);
    expect(part.title, file).toEqual(expect.any(String));
    expect(part.run, file).toEqual(expect.any(Function));
  }
});
