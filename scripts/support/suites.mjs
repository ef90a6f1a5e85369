/** Runs Vitest, Playwright and single checks, and totals the results: `npm test` and the suites of `npm run tools`. */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline";
import { root } from "../../vite/root.mjs";
import { endToEndFailures, unitFailures } from "./test-failures.mjs";

/** @typedef {{ passed: number, failed: number, failures: import("./test-failures.mjs").Failure[] }} Outcome */

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
 * Runs a suite that writes a report. One without a report counts as a failure, and so does a failure that the report does not
 * count (a file that cannot be loaded has no tests).
 * @returns {Promise<Outcome>}
 */
async function reported(suite, start, count, failures) {
  const file = `${reports}/${suite}.json`;
  rmSync(file, { force: true });
  const ok = await start(file);
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    const { passed, failed } = count(report);
    return { passed, failed: failed === 0 && !ok ? 1 : failed, failures: failures(report) };
  } catch (error) {
    return { passed: 0, failed: 1, failures: [{ test: `${suite}: no report`, message: error.message }] };
  }
}

/**
 * A check that counts as one test. Its findings are printed above.
 * @returns {Promise<Outcome>}
 */
export async function single(name, script, args = []) {
  const ok = await run("check", script, args);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [{ test: name, message: "see above" }] };
}

/** Runs one of Vitest's projects. */
export function vitest(project, args = []) {
  const start = (file) => {
    const report = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    return run(project, "node_modules/vitest/vitest.mjs", ["run", "--project", project, ...report, ...args]);
  };
  const count = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests });
  return reported(project, start, count, (report) => unitFailures(report, root));
}

/** Runs some of Playwright's projects, which share one build of the site. */
export function playwright(suite, projects, args = [], env = {}) {
  const all = ["test", ...projects.map((name) => `--project=${name}`), ...args];
  const start = (file) =>
    run(suite, "node_modules/@playwright/test/cli.js", all, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  // Only Firefox's tests are retried (tools/playwright.config.ts).
  const count = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });
  return reported(suite, start, count, endToEndFailures);
}

/**
 * Runs one stage after the other, and the runs of a stage side by side. Lists the failures again at the end. The last line is
 * "N passed, N failed" over all.
 * @param {(() => Outcome | Promise<Outcome>)[][]} stages
 */
export async function runStages(stages) {
  // Not the whole folder, since the bench and the screens write there too.
  mkdirSync(reports, { recursive: true });
  for (const name of ["traces", "outbox"]) rmSync(`${reports}/${name}`, { recursive: true, force: true });
  const total = { passed: 0, failed: 0, failures: [] };
  for (const stage of stages) {
    for (const { passed, failed, failures } of await Promise.all(stage.map((run) => run()))) {
      total.passed += passed;
      total.failed += failed;
      total.failures.push(...failures);
    }
  }
  if (total.failures.length) console.log("\n── failed ──");
  for (const { test, message } of total.failures) console.log(`\n✗ ${test}\n${message.replace(/^/gm, "    ")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed ? 1 : 0;
}
