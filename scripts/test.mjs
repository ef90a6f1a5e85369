/**
 * `npm test`: installs what is missing (packages, a browser), then runs the suites and adds up. `npm test -- unit` runs
 * one, `npm run test:all` also those that `npm test` leaves out because they take minutes each, and "e2e" in every engine.
 * `npm test -- e2e --engine firefox` (or webkit) runs "e2e" in that engine alone. Every line of output names its suite.
 * Failures are listed again at the end. The last line is "N passed, N failed" over all suites that ran.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { root } from "../vite/root.mjs";
import { leftOut } from "./support/left-out.mjs";
import { checkNode, fail, installPackages } from "./support/setup.mjs";
import { endToEndFailures, unitFailures } from "./support/test-failures.mjs";

checkNode();
installPackages();
const { ENGINES, installEngine } = await import("./support/find-engine.mjs");
const { testBrowser } = await import("./support/find-browser.mjs");
const { values, positionals } = parseArgs({ allowPositionals: true, options: { engine: { type: "string" } } });
const engine = values.engine ?? "chromium";
if (!ENGINES.includes(engine)) fail(`There is no engine "${engine}". Engines: ${ENGINES.join(", ")}.`);
process.env.ENGINE = engine;
const isAll = positionals.includes("all");
/** The suite that tests the built site in each engine. @type {Record<string, string>} */
const endToEnd = {};
for (const name of isAll ? ENGINES : [engine]) {
  endToEnd[name] = await installEngine(name).catch((error) => fail(error.message));
}
console.log(`Engine: ${engine}${engine === "chromium" ? `, ${(await testBrowser()).executablePath}` : ""}`);

const isWindows = process.platform === "win32";
const reports = `${root}test-results`;
// Removes the results of earlier runs. Not the whole folder, since the bench and the screens write there too.
mkdirSync(reports, { recursive: true });
for (const name of ["traces", "outbox"]) rmSync(`${reports}/${name}`, { recursive: true, force: true });

/**
 * Runs a package's command and prints its output, with the suite's name before each line.
 * @returns whether the command succeeded
 */
async function run(suite, module, args, env = {}) {
  rmSync(`${reports}/${suite}.json`, { force: true });
  const child = spawn(process.execPath, [`${root}node_modules/${module}`, ...args], {
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
 * A suite's counts and failures from its report file. A suite without a report counts as one failure, and so does a
 * failure that the report does not count (a file that cannot be loaded has no tests).
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

/** A check that counts as one test. Its findings are printed above. */
async function single(name, module, args) {
  const ok = await run("check", module, args);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [{ test: name, message: "see above" }] };
}

/** Whether the registry knows of faults in the packages that are published. Where it cannot say, nothing is counted. */
function audit() {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    cwd: root,
    encoding: "utf8",
    shell: isWindows,
  });
  const { metadata, vulnerabilities, message } = JSON.parse(stdout);
  if (!metadata) {
    console.log(`check      │ npm audit is left out: the registry does not answer it. ${message ?? ""}`);
    return { passed: 0, failed: 0, failures: [] };
  }
  const names = Object.keys(vulnerabilities);
  const failures = names.length ? [{ test: "npm audit --omit=dev", message: names.join(", ") }] : [];
  return { passed: names.length ? 0 : 1, failed: names.length ? 1 : 0, failures };
}

/** Runs one of Vitest's projects. */
async function vitest(suite, project) {
  const file = `${reports}/${suite}.json`;
  const report = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const ok = await run(suite, "vitest/vitest.mjs", ["run", "--project", project, ...report]);
  const count = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests });
  return read(suite, ok, file, count, (report) => unitFailures(report, root));
}

/** Runs some of Playwright's projects in an engine. */
async function playwright(engine, projects) {
  const suite = engine !== "chromium" ? engine : projects.length > 1 ? "site" : projects[0];
  const file = `${reports}/${suite}.json`;
  const args = ["test", ...projects.map((name) => `--project=${name}`)];
  if (projects.includes("e2e"))
    for (const [where, reason] of leftOut(engine)) console.log(`left out   │ ${where.source}: ${reason}`);
  const env = { ENGINE: engine, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(isBuilt && { SITE_IS_BUILT: "1" }) };
  const ok = await run(suite, "@playwright/test/cli.js", args, env);
  // Only Firefox's tests are tried again (playwright.config.ts).
  const count = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });
  return read(suite, ok, file, count, endToEndFailures);
}

/** Whether the site that Playwright's suites open is built. Where it could not be, their own server says why. */
let isBuilt = false;

/** Builds it as `npm start` does, while nothing else keeps both cores busy. */
async function buildSite() {
  const args = ["build", "--mode", "local-services", "--outDir", "dist-local", "--logLevel", "warn"];
  const port = process.env.E2E_PORT ?? "4274";
  // The product's tests run on the samples: tests/support/samples.ts.
  const samples = { CONTENT: "samples", ORG_SETTINGS: "samples/org_settings.tokens.json" };
  isBuilt = await run("build", "vite/bin/vite.js", args, { ...samples, SITE_URL: `http://localhost:${port}/` });
  return { passed: 0, failed: 0, failures: [] };
}

/** Suites of Playwright. They share one run, since each run opens the same site. */
const ON_THE_SITE = ["e2e", "validity", "accessibility", "faults", "sizes", "visual", "soak"];
const SUITES = ["check", "unit", "content", ...ON_THE_SITE, "builds", "registry"];
/** What `npm test` runs. The others take minutes each. */
const USUAL = ["check", "unit", "content", "e2e"];

const wanted = isAll ? SUITES : positionals.length ? positionals : USUAL;
const unknown = wanted.find((name) => !SUITES.includes(name));
if (unknown) fail(`There is no suite "${unknown}". Suites: ${SUITES.join(", ")}, all.`);
if (engine !== "chromium" && wanted.some((name) => name !== "e2e")) {
  fail(`In ${engine} there is one suite, "e2e": npm test -- e2e --engine ${engine}`);
}
const projects = ON_THE_SITE.filter((name) => wanted.includes(name)).map((name) =>
  name === "e2e" ? endToEnd[engine] : name,
);
const otherEngines = Object.keys(endToEnd).filter((name) => name !== engine);

/**
 * One stage after the other; what stands in one stage runs side by side. More at a time hold each other up past the limits
 * for what hangs.
 */
const stages = [
  [
    { of: "check", run: () => single("types (tsc)", "typescript/bin/tsc", ["-p", "."]) },
    { of: "check", run: () => single("types of scripts/ (tsc)", "typescript/bin/tsc", ["-p", "scripts"]) },
    { of: "check", run: () => single("style (biome)", "@biomejs/biome/bin/biome", ["check", "."]) },
    // The owner's content: its site is built and opened page by page.
    { of: "content", run: () => vitest("content", "content") },
    ...(projects.length ? [{ run: buildSite }] : []),
  ],
  [
    // In two browsers with a page each, since pages of one browser share its clipboard.
    { of: "unit", run: () => vitest("components", "browser") },
    { of: "unit", run: () => vitest("node", "node") },
  ],
  projects.length ? [{ run: () => playwright(engine, projects) }] : [],
  ...otherEngines.map((other) => [{ run: () => playwright(other, [endToEnd[other]]) }]),
  [{ of: "builds", run: () => vitest("builds", "builds") }],
  [{ of: "registry", run: () => vitest("registry", "registry") }],
  [
    { of: "validity", run: () => single("nothing unused (knip)", "knip/bin/knip.js", []) },
    { of: "validity", run: () => single("licences", "../scripts/licences.mjs", ["--check"]) },
    { of: "validity", run: audit },
  ],
];

const total = { passed: 0, failed: 0, failures: [] };
for (const stage of stages) {
  const parts = stage.filter(({ of }) => !of || wanted.includes(of));
  for (const { passed, failed, failures } of await Promise.all(parts.map(({ run }) => run()))) {
    total.passed += passed;
    total.failed += failed;
    total.failures.push(...failures);
  }
}
if (total.failures.length) console.log("\n── failed ──");
for (const { test, message } of total.failures) console.log(`\n✗ ${test}\n${message.replace(/^/gm, "    ")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
