/** Runs Vitest, Playwright and single checks, and totals the results: `npm test` and the suites of `npm run tools`. */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline";
import { root } from "../../vite/root.mjs";
import { siteOutcome, unitOutcome } from "./test-outcome.mjs";

/** @typedef {import("./test-outcome.mjs").Outcome} Outcome */

const reports = `${root}test-results`;

/**
 * Runs a Node script and prints its output, with the suite's name before each line.
 * @param {string} script from the project's root
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run(suite, script, args, env = {}) {
  const child = spawn(process.execPath, [root + script, ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: "1" }), ...env },
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => console.log(`${suite.padEnd(10)} │ ${line}`));
  }
  return new Promise((resolve, reject) => child.once("error", reject).once("close", (status) => resolve(status === 0)));
}

/**
 * Runs a suite that writes a report. One without a report counts as a failure, and so does a failing end that the report does
 * not explain.
 * @param {(file: string) => Promise<boolean>} start runs it, and gets the report's file
 * @param {(report: any) => Outcome} read
 * @returns {Promise<Outcome>}
 */
async function reported(suite, start, read) {
  const file = `${reports}/${suite}.json`;
  rmSync(file, { force: true });
  const ok = await start(file);
  try {
    const outcome = read(JSON.parse(readFileSync(file, "utf8")));
    if (ok || outcome.failures.length) return outcome;
    return failedAs(suite, "It ended with an error that no test reports: see above.", outcome);
  } catch (error) {
    return failedAs(suite, `It wrote no report: see above. ${error.message}`);
  }
}

/** An outcome with one failure more, of the suite itself. */
function failedAs(suite, message, { passed, failures } = { passed: 0, failures: [] }) {
  return { passed, failures: [...failures, { test: suite, message }] };
}

/**
 * A check that counts as one test. Its findings are printed above.
 * @returns {Promise<Outcome>}
 */
export async function single(name, script, args = []) {
  const ok = await run("check", script, args);
  return { passed: ok ? 1 : 0, failures: ok ? [] : [{ test: name, message: "see above" }] };
}

/**
 * Runs one of Vitest's projects.
 * @param {string} project
 * @param {string[]} args
 * @param {{ mayBeIdle?: boolean }} options whether the words may match no test of it
 */
export function vitest(project, args = [], { mayBeIdle = false } = {}) {
  const reporters = ["--reporter=default", "--reporter=./scripts/support/vitest-report.mjs"];
  const all = ["run", "--project", project, ...reporters, ...args];
  const start = (file) => run(project, "node_modules/vitest/vitest.mjs", all, { VITEST_REPORT: file });
  return reported(project, start, (report) => unitOutcome(mayBeIdle ? { ...report, projects: [] } : report, root));
}

/** Runs some of Playwright's projects, which share one build of the site. */
export function playwright(suite, projects, args = [], env = {}) {
  const all = ["test", ...projects.map((name) => `--project=${name}`), ...args];
  const start = (file) =>
    run(suite, "node_modules/@playwright/test/cli.js", all, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return reported(suite, start, (report) => siteOutcome(report, projects));
}

/**
 * Runs jobs one after the other, as one job.
 * @param {(() => Outcome | Promise<Outcome>)[]} jobs
 * @returns {() => Promise<Outcome>}
 */
export function inTurn(jobs) {
  return async () => {
    const outcomes = [];
    for (const job of jobs) outcomes.push(await job());
    return sum(outcomes);
  };
}

/** @param {Outcome[]} outcomes @returns {Outcome} */
function sum(outcomes) {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

/**
 * Runs one stage after the other, and the jobs of a stage side by side. Lists the failures again at the end. The last line is
 * "N passed, N failed" over all.
 * @param {(() => Outcome | Promise<Outcome>)[][]} stages
 */
export async function runStages(stages) {
  // Not the whole folder, since the bench and the screens write there too.
  mkdirSync(reports, { recursive: true });
  for (const name of ["traces", "outbox"]) rmSync(`${reports}/${name}`, { recursive: true, force: true });
  const { passed, failures } = await inTurn(
    stages.map((jobs) => async () => sum(await Promise.all(jobs.map((job) => job())))),
  )();
  if (failures.length) console.log("\n── failed ──");
  for (const { test, message } of failures) console.log(`\n✗ ${test}\n${message.replace(/^/gm, "    ")}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length ? 1 : 0;
}
