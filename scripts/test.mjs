/**
 * `npm test`: installs what is missing (packages, a browser), then runs every suite and adds up.
 * `npm test -- unit` or `-- e2e` or `-- check` runs one. The last line is "N passed, N failed" over what ran.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import process from "node:process";
import { checkNode, fail, installPackages, root } from "./setup.mjs";

checkNode();
installPackages();
const { installBrowser } = await import("./find-browser.mjs");
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

/** Counts from a suite's report file; a suite that left none counts as one failure. */
function read(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** One check that either holds or not. */
function single(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

const suites = {
  check: () => [
    single(run("typescript/bin/tsc", ["-p", "."])),
    single(run("@biomejs/biome/bin/biome", ["check", "."])),
  ],
  unit: () => {
    const file = `${reports}/unit.json`;
    const ok = run("vitest/vitest.mjs", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`]);
    const counts = read(file, (r) => ({ passed: r.numPassedTests, failed: r.numFailedTests }));
    // A file that cannot even be loaded has no tests to count.
    return [counts.failed === 0 && !ok ? { ...counts, failed: 1 } : counts];
  },
  e2e: () => {
    const file = `${reports}/e2e.json`;
    const ok = run("@playwright/test/cli.js", ["test"], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    const counts = read(file, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }));
    return [counts.failed === 0 && !ok ? { ...counts, failed: 1 } : counts];
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in suites));
if (unknown) fail(`There is no suite "${unknown}". Suites: ${Object.keys(suites).join(", ")}.`);

const total = { passed: 0, failed: 0 };
for (const [name, suite] of Object.entries(suites)) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  for (const { passed, failed } of suite()) {
    total.passed += passed;
    total.failed += failed;
  }
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
