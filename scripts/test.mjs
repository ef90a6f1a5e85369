/**
 * `npm test`: installs what is missing (packages, a browser), then runs every suite and adds up.
 * `npm test -- unit` or `-- e2e` or `-- check` runs one. What failed is said once more at the end; the last line is
 * "N passed, N failed" over what ran.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import process from "node:process";
import { checkNode, fail, installPackages, root } from "./support/setup.mjs";
import { endToEndFailures, unitFailures } from "./support/test-failures.mjs";

checkNode();
installPackages();
const { installBrowser } = await import("./support/find-browser.mjs");
process.env.CHROME_PATH = await installBrowser().catch((error) => fail(error.message));
console.log(`Browser: ${process.env.CHROME_PATH}`);

const reports = `${root}test-results`;
// What earlier runs left. Not the whole folder: the bench and the screens keep theirs there.
for (const name of ["unit.json", "e2e.json", "e2e", "outbox", "dist"]) {
  rmSync(`${reports}/${name}`, { recursive: true, force: true });
}
mkdirSync(reports, { recursive: true });

/** Runs a package's command with inherited output. Returns whether it succeeded. */
function run(module, args, env = {}) {
  const script = `${root}node_modules/${module}`;
  return (
    spawnSync(process.execPath, [script, ...args], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...env },
    }).status === 0
  );
}

/**
 * A suite's counts and failures from its report file; a suite that left none, or failed in a way its report does not
 * count (a file that cannot even be loaded has no tests), counts as one failure.
 */
function read(suite, ok, file, count, failures) {
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    const { passed, failed } = count(report);
    return { passed, failed: failed === 0 && !ok ? 1 : failed, failures: failures(report) };
  } catch (error) {
    return { passed: 0, failed: 1, failures: [{ test: `${suite}: no report`, message: error.message }] };
  }
}

/** One check that either holds or not; what it found stands above. */
function single(name, ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [{ test: name, message: "see above" }] };
}

const suites = {
  check: () => [
    single("types (tsc)", run("typescript/bin/tsc", ["-p", "."])),
    single("types of scripts/ (tsc)", run("typescript/bin/tsc", ["-p", "scripts"])),
    single("style (biome)", run("@biomejs/biome/bin/biome", ["check", "."])),
  ],
  unit: () => {
    const file = `${reports}/unit.json`;
    const ok = run("vitest/vitest.mjs", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`]);
    const count = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests });
    return [read("unit", ok, file, count, (report) => unitFailures(report, root))];
  },
  e2e: () => {
    const file = `${reports}/e2e.json`;
    const ok = run("@playwright/test/cli.js", ["test"], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    const count = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky });
    return [read("e2e", ok, file, count, endToEndFailures)];
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in suites));
if (unknown) fail(`There is no suite "${unknown}". Suites: ${Object.keys(suites).join(", ")}.`);

const total = { passed: 0, failed: 0, failures: [] };
for (const [name, suite] of Object.entries(suites)) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  for (const { passed, failed, failures } of suite()) {
    total.passed += passed;
    total.failed += failed;
    total.failures.push(...failures);
  }
}
if (total.failures.length) console.log("\n── failed ──");
for (const { test, message } of total.failures) console.log(`\n✗ ${test}\n${message.replace(/^/gm, "    ")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
