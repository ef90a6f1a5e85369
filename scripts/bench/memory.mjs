/** Measures what stays in memory when a visitor goes through all pages again and again without leaving the site. */
import { round } from "./support/goals.mjs";
import { PAGES, pathOf } from "./support/pages.mjs";

export const name = "memory";
export const title = "Heap, DOM nodes and listeners after 50 rounds of all pages";

/** The engine compiles most code in the first rounds. A leak of a page shows in every round. */
const WARM_UP = 10;
const ROUNDS = 50;
const PATHS = Object.keys(PAGES).map(pathOf);

export async function run({ site, browser: open, say }) {
  const { url } = await site();
  const { browser, close } = await open();
  // Without motion, so that a round takes only seconds. Leaks are the same.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const client = await context.newCDPSession(page);
  await client.send("Performance.enable");

  const raw = [];
  const read = async (rounds) => {
    await page.waitForTimeout(500);
    const figures = await count(client);
    raw.push({ rounds, ...figures });
    return figures;
  };
  let links = 0;
  const go = async (rounds) => {
    for (let done = 0; done < rounds; done++) links += await page.evaluate(goRound, PATHS);
  };
  await go(WARM_UP);
  const before = await read(0);
  const codeBefore = await compiledCode(client);
  links = 0;
  for (let done = 0; done < ROUNDS; done += 10) {
    await go(10);
    await read(done + 10);
    say(`${done + 10} rounds of ${ROUNDS}`);
  }
  const after = raw.at(-1);
  const code = (await compiledCode(client)) - codeBefore;
  await close();

  const row = (what, key, divisor = 1) => ({
    what,
    before: before[key] / divisor,
    after: after[key] / divisor,
    growth: (after[key] - before[key]) / divisor,
  });
  const rows = [
    row("heap, KB", "heap", 1024),
    { what: "  of it compiled code, KB", growth: code / 1024 },
    row("DOM nodes", "nodes"),
    row("listeners", "listeners"),
  ];
  const where = `${round(code / 2 ** 20)} MB of it compiled code`;
  return {
    rows,
    goals: [{ name: `Heap growth after ${ROUNDS} rounds`, figure: rows[0].growth / 1024, most: 1, unit: "MB", where }],
    raw,
    notes: [
      `after ${WARM_UP} rounds of warming up`,
      `${links} of ${ROUNDS * PATHS.length} changes of page by a link on the page before, the rest by the address`,
    ],
  };
}

/** Counts after several collections, since one makes objects unreachable that only the next frees. */
async function count(client) {
  for (let i = 0; i < 5; i++) await client.send("HeapProfiler.collectGarbage");
  const { metrics } = await client.send("Performance.getMetrics");
  const { nodes, jsEventListeners } = await client.send("Memory.getDOMCounters");
  const heap = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value;
  return { heap, nodes, listeners: jsEventListeners };
}

/**
 * Bytes of machine code, bytecode and feedback on the heap, which the engine keeps for speed. They grow while functions
 * become hot, long after the first rounds, and are no leak of the page.
 */
async function compiledCode(client) {
  const chunks = [];
  const gather = ({ chunk }) => chunks.push(chunk);
  client.on("HeapProfiler.addHeapSnapshotChunk", gather);
  await client.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  client.off("HeapProfiler.addHeapSnapshotChunk", gather);
  const { snapshot, nodes } = JSON.parse(chunks.join(""));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const code = types[0].indexOf("code");
  const type = fields.indexOf("type");
  const size = fields.indexOf("self_size");
  let bytes = 0;
  for (let i = 0; i < nodes.length; i += fields.length) if (nodes[i + type] === code) bytes += nodes[i + size];
  return bytes;
}

/**
 * Runs in the page: one round of all paths, ending where it began. Presses the page's own link to the next path where
 * there is one, or goes by way of the work list. Else changes the address. Returns how many changes were by a link.
 */
async function goRound(paths) {
  let links = 0;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const find = (path) => /** @type {HTMLAnchorElement | null} */ (document.querySelector(`a[href="#${path}"]`));
  const go = async (path) => {
    const old = document.querySelector("main h1");
    old?.setAttribute("data-bench-before", "");
    const link = find(path);
    if (link) {
      link.click();
      links++;
    } else location.hash = path;
    const since = performance.now();
    while (location.hash !== `#${path}` || !document.querySelector("main h1:not([data-bench-before])")) {
      if (performance.now() - since > 10_000) throw new Error(`${path} did not come within 10 s.`);
      await frame();
    }
    // Waits for the effects of the new page and for the end of the transition.
    for (let i = 0; i < 3; i++) await frame();
  };
  for (const path of [...paths.slice(1), paths[0]]) {
    if (!find(path) && path.startsWith("/work/") && find("/work")) await go("/work");
    await go(path);
  }
  return links;
}
