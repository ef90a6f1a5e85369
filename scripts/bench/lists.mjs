/**
 * Lists of 10,000 options: ours, the browser's own and Headless UI's unchanged ones, in one style. They are opened and
 * used by keys, since a key is one event in all of them. Every measurement has a fresh visitor.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../vite/root.mjs";
import { copyProject } from "./support/copy-project.mjs";
import { greatest } from "./support/goals.mjs";
import { median } from "./support/median.mjs";
import { expectKey, watchLists } from "./support/watch-lists.mjs";

export const name = "lists";
export const title = "Lists of 10,000 options: from a key to the frame it leads to, in ms";

const MANY = 10_000;
const FEWER = 1000;
const OURS = "SearchableDropdown";
const COMBOBOX = "Headless UI Combobox";
const KEYS = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", ..."baker"];
/** Keys for lists that take seconds. */
const FEW_KEYS = ["ArrowDown", "ArrowDown", "b"];
/** Timeout of a slow list, in ms. */
const PATIENCE = 20_000;

/**
 * `id`: the list's name in support/lists/page.tsx; `rounds`: the most rounds, where fewer than for the others; `patience`:
 * timeout in ms. Headless UI's Combobox sorts all options again for each option that comes or goes.
 */
const LISTS = [
  { id: "ours", name: OURS, options: MANY, keys: KEYS },
  { id: "select", name: "<select>", options: MANY, keys: KEYS, opener: "Space", isNative: true },
  { id: "datalist", name: "<input> with <datalist>", options: MANY, keys: KEYS, isNative: true },
  { id: "virtual", name: `${COMBOBOX}, virtual`, options: MANY, keys: KEYS },
  { id: "listbox", name: "Headless UI Listbox", options: MANY, keys: FEW_KEYS },
  { id: "combobox", name: `${COMBOBOX}, ${FEWER} options`, options: FEWER, keys: FEW_KEYS, rounds: 3 },
  { id: "combobox", name: COMBOBOX, options: MANY, keys: FEW_KEYS, rounds: 1, patience: PATIENCE },
];

const CONFIG = `import { defineConfig } from "vite";
import { sourcePlugins } from "./vite/plugins.ts";
export default defineConfig({ base: "./", plugins: sourcePlugins() });
`;
const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Lists</title>
<link rel="icon" href="data:,">
<div id="root"></div>
<script type="module" src="/scripts/bench/support/lists/page.tsx"></script>
</html>
`;

export async function run({ runs, temporary, build, host, browser: open, say }) {
  const project = await temporary("lists");
  copyProject(root, project);
  writeFileSync(join(project, "vite.config.ts"), CONFIG);
  writeFileSync(join(project, "index.html"), PAGE);
  const dist = await temporary("lists-dist");
  await build(dist, project);
  const { url, close: stop } = await host(dist);
  const { browser, close } = await open();
  // The first page in a browser is slower than all others, so it does not count.
  await measure(browser, url, LISTS[0]);
  const raw = [];
  for (let round = 1; round <= runs; round++) {
    say(`round ${round} of ${runs}`);
    for (const list of LISTS.filter(({ rounds = runs }) => round <= rounds)) {
      const figures = await measure(browser, url, list);
      if (figures) raw.push({ round, list: list.name, ...figures });
    }
  }
  await close();
  await stop();

  const of = (name) => raw.filter(({ list }) => list === name);
  const measured = LISTS.filter(({ name }) => of(name).length > 0);
  const rows = measured.map(({ name, keys }) => {
    const opened = of(name).map(({ opened }) => opened);
    const times = of(name).flatMap(({ times }) => times);
    return {
      list: name,
      open: median(opened),
      "worst open": Math.max(...opened),
      "key to frame": median(times),
      "worst key": Math.max(...times),
      "keys × runs": `${keys.length} × ${opened.length}`,
      "option nodes": Math.max(...of(name).map(({ nodes }) => nodes)),
    };
  });
  const [ours] = rows;
  const slowest = greatest(
    KEYS.map((key, index) => ({ figure: median(of(OURS).map(({ times }) => times[index])), where: `key ${key}` })),
  );
  return {
    rows,
    goals: [
      { name: `${OURS} of 10,000: opens`, figure: ours.open, most: 100, unit: "ms" },
      { ...slowest, name: `${OURS} of 10,000: key to frame, slowest key`, most: 50, unit: "ms" },
      { name: `${OURS} of 10,000: option nodes while open`, figure: ours["option nodes"], most: 60 },
    ],
    raw,
    notes: [
      "open: from the key until the frame in which options are in the page; ours then unrolls for 100 ms",
      "<select>, <datalist>: their popups are drawn outside of the page. open is until the page's next frame, whatever the popup shows by then; keys go to the closed select, and to the input while it suggests",
      "Headless UI's lists filter by a lower-case includes(); their options hold a label alone, ours a tick too",
      ...LISTS.filter((list) => !measured.includes(list)).map(
        ({ name, options }) => `${name}, ${options} options: not open after ${PATIENCE / 1000} s, given up`,
      ),
    ],
  };
}

/** One list and a fresh visitor. Returns null after the timeout. */
async function measure(browser, url, list) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  let timer;
  try {
    const page = await context.newPage();
    await page.addInitScript(watchLists);
    await page.goto(`${url}?list=${list.id}&options=${list.options}`);
    const work = use(page, list);
    if (!list.patience) return await work;
    // Not by a timeout of Playwright: a key press has none, and waits while the page is busy.
    const limit = new Promise((resolve) => {
      timer = setTimeout(resolve, list.patience, null);
    });
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
    await context.close();
  }
}

/** Opens the list and goes through its keys. */
async function use(page, { id, opener = "ArrowDown", isNative = false, keys }) {
  await page.locator("#root :is(input, select, button)").first().focus();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  const press = async (key, until) => {
    await page.evaluate(expectKey, until);
    await page.keyboard.press(key);
    const seen = await page.waitForFunction(() => window.benchList.seen, undefined, { polling: 50 });
    // Work that this key leaves for later must not count for the next.
    await page.waitForTimeout(100);
    return seen.jsonValue();
  };
  const opened = await press(opener, isNative ? "painted" : "shown");
  const nodes = await page.locator("[role=option], option").count();
  if (id === "select" && !(await page.locator("select:open").count())) throw new Error("The select did not open.");
  // The keys of a select's popup never come to the page.
  if (isNative) await page.keyboard.press("Escape");
  const times = [];
  for (const key of keys) times.push(await press(key, "painted"));
  return { opened, nodes, times };
}
