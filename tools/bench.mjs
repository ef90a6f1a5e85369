/**
 * `npm run tools -- bench`: measures the production site, without judging. The exit code is 0 when everything was measured, with
 * any result, and 1 when a measurement failed.
 *
 * `npm run tools -- bench lighthouse hydration` runs these parts only. `--runs 3` takes medians of three measurements instead of
 * five. `--pages landing,work` chooses pages in parts that have them. `--against HEAD~1` builds that commit as well, and the
 * parts measure both sites in turns.
 *
 * A part is one file in tools/bench/:
 *   export const name = "lighthouse";           on the command line
 *   export const title = "Lighthouse, …";       above its table
 *   export async function run(context) {        see createSession(); runs and pages: see parseArguments(); say
 *     return { rows, goals, raw, notes };       rows of a table; see goals.mjs; raw goes into the JSON file alone
 *   }
 */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, release, totalmem } from "node:os";
import process from "node:process";
import { fail } from "../scripts/support/setup.mjs";
import { table } from "../scripts/support/table.mjs";
import { root } from "../vite/root.mjs";
import { parseArguments } from "./bench/support/arguments.mjs";
import { findCommit } from "./bench/support/copy-commit.mjs";
import { goalRows, reached } from "./bench/support/goals.mjs";

const { installBrowser } = await import("../scripts/support/find-browser.mjs");
const { createSession } = await import("./bench/support/session.mjs");

const files = readdirSync(new URL("./bench/", import.meta.url)).filter((name) => name.endsWith(".mjs"));
const parts = await Promise.all(files.sort().map((file) => import(`./bench/${file}`)));
const options = (() => {
  try {
    const asked = parseArguments(
      process.argv.slice(2),
      parts.map(({ name }) => name),
    );
    return { ...asked, against: asked.against && findCommit(root, asked.against) };
  } catch (error) {
    return fail(error.message);
  }
})();

const browserPath = await installBrowser().catch((error) => fail(error.message));
const session = createSession({ browserPath, against: options.against });

const [load = 0] = loadavg();
const machine = {
  cores: availableParallelism(),
  processor: cpus()[0]?.model ?? "unknown",
  memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
  system: `${process.platform} ${release()}`,
  node: process.versions.node,
  browser: await browserVersion(),
  load,
};
const { runs, pages, against } = options;
const report = { date: new Date().toISOString(), machine, runs, against, parts: {}, goals: [] };
console.log(
  `${machine.browser} · Node ${machine.node} · ${machine.cores} cores · load ${load.toFixed(1)} at the start`,
);
if (load > 0.5) console.log("This machine is busy with something else: times will be longer, and vary.");

for (const { name, title, run } of parts.filter((part) => options.parts.includes(part.name))) {
  console.log(`\n── ${name}: ${title}`);
  const started = performance.now();
  try {
    const say = (text) => console.log(`   ${text}`);
    const { rows, goals = [], raw, notes = [] } = await run({ ...session, runs, pages, say });
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`\n${table(rows)}\n`);
    for (const note of notes) console.log(`   ${note}`);
    report.parts[name] = { title, seconds, load: loadavg()[0], rows, notes, raw };
    report.goals.push(...goals.map((goal) => ({ part: name, ...goal, reached: reached(goal) })));
  } catch (error) {
    console.error(`${name} was not measured: ${error.stack ?? error}`);
    report.parts[name] = { title, failed: String(error) };
    process.exitCode = 1;
  }
}

if (report.goals.length) console.log(`\n── Goals\n\n${table(goalRows(report.goals))}`);
mkdirSync(`${root}test-results`, { recursive: true });
writeFileSync(`${root}test-results/bench.json`, `${JSON.stringify(report, null, 2)}\n`);
console.log("\nEvery single measurement is in test-results/bench.json.");

// Servers still listen.
process.exit();

async function browserVersion() {
  const browser = await session.browser();
  const version = browser.version();
  await browser.close();
  return `Chromium ${version}`;
}
