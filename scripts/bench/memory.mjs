/** What stays behind when a visitor goes round all pages, again and again, without leaving the site. */
import { round } from "./support/goals.mjs";
import { PAGES, pathOf } from "./support/pages.mjs";

export const name = "memory";
export const title = "Heap, DOM nodes and listeners after 50 rounds of all pages";

/** The engine compiles the most in the first rounds; what a page leaves behind, it leaves in every round. */
const WARM_UP = 10;
const ROUNDS = 50;
const PATHS = Object.keys(PAGES).map(pathOf);

export async function run({ site, browser: open, say }) {
  const { url } = await site();
  const { browser, close } = await open();
  // Without motion, so that a round takes seconds: what a page leaves behind is the same.
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

/** After several collections: one frees what the next finds unreachable. */
async function count(client) {
  for (let i = 0; i < 5; i++) await client.send("HeapProfiler.collectGarbage");
  const { metrics } = await client.send("Performance.getMetrics");
  const { nodes, jsEventListeners } = await client.send("Memory.getDOMCounters");
  const heap = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value;
  return { heap, nodes, listeners: jsEventListeners };
}

/**
 * Bytes of machine code, bytecode and feedback on the heap: what the engine keeps for speed. It grows while functions
 * become hot, long after the first rounds, and is no leak of the page's.
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
 * Runs in the page: one round of all paths, ending where it began. Presses the page's own link where there is one,
 * by way of the HOME link where that helps; else changes the address. Returns how many were links.
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
    // The effects of the new page, and the end of the transition to it.
    for (let i = 0; i < 3; i++) await frame();
  };
  for (const path of [...paths.slice(1), paths[0]]) {
    if (!find(path) && path.startsWith("/work/") && find("/work")) await go("/work");
    await go(path);
  }
  return links;
}
