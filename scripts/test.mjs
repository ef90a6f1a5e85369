/**
 * `npm test`: installs missing packages and a browser, then runs the suites. `npm test -- unit` runs one, `npm test -- all` also the
 * slow ones and every case of each, `npm test -- changed` what the branch's changes touch. Every line of output names its suite.
 * Failures are repeated at the end, followed by "N passed, N failed".
 */
import process from "node:process";
import { root } from "../vite/root.mjs";
import { gitIn } from "./support/git.mjs";
import { checkNode, fail, installPackages } from "./support/setup.mjs";
import { inTurn, playwright, run, runStages, single, vitest } from "./support/suites.mjs";

/** Playwright's suites share one run, since each run builds the site. */
const ON_THE_SITE = ["e2e", "accessibility", "faults", "sizes"];
const SUITES = ["check", "unit", "content", ...ON_THE_SITE, "builds"];
const USUAL = ["check", "unit", "content", "e2e"];

const words = process.argv.slice(2);
const isChanged = words.includes("changed");
const wanted = words.includes("all") ? SUITES : words.length ? words : USUAL;
const unknown = wanted.find((name) => !SUITES.includes(name) && name !== "changed");
if (unknown) fail(`There is no suite "${unknown}". Suites: ${SUITES.join(", ")}, all, changed. Others: npm run tools`);
// Read by tests/support/complete.ts.
if (words.includes("all")) process.env.COMPLETE = "1";

checkNode();
installPackages({ dev: true });
if (wanted.some((name) => name !== "check")) {
  const { installBrowser, launchOptions } = await import("./support/find-browser.mjs");
  await installBrowser().catch((error) => fail(error.message));
  console.log(`Browser: ${(await launchOptions()).executablePath}`);
}

const tsc = "node_modules/typescript/bin/tsc";
const check = inTurn([
  () => single("types (tsc)", tsc, ["-p", "."]),
  () => single("types of scripts/ and tools/ (tsc)", tsc, ["-p", "scripts"]),
  () => single("style (biome)", "node_modules/@biomejs/biome/bin/biome", ["check", "."]),
]);

await runStages(isChanged ? changedStages() : suiteStages());

/** Two lanes of equal length, one for each core of a small machine. Playwright's tests use both. */
function suiteStages() {
  const projects = ON_THE_SITE.filter((name) => wanted.includes(name));
  const only = (name, ...jobs) => (wanted.includes(name) ? jobs : []);
  /** Whether the site for Playwright is built. If that fails, Playwright's server reports why. */
  let isBuilt = false;

  /** Builds the samples as `npm start` does. */
  async function buildSite() {
    const args = ["build", "--mode", "local-services", "--outDir", "dist-local", "--logLevel", "warn"];
    const samples = { CONTENT: "samples", ORG_SETTINGS: "samples/org_settings.tokens.json" };
    const url = { SITE_URL: `http://localhost:${process.env.E2E_PORT ?? "4274"}/` };
    isBuilt = await run("build", "node_modules/vite/bin/vite.js", args, { ...samples, ...url });
    return { passed: 0, failures: [] };
  }
  const testSite = () =>
    playwright(projects.length > 1 ? "site" : projects[0], projects, [], isBuilt ? { SITE_IS_BUILT: "1" } : {});

  return [
    [
      // In two browsers with a page each, since pages of one browser share its clipboard.
      inTurn(
        only(
          "unit",
          () => vitest("browser"),
          () => vitest("node"),
        ),
      ),
      inTurn([
        ...only("check", check),
        ...(projects.length ? [buildSite] : []),
        ...only("content", () => vitest("content")),
      ]),
    ],
    projects.length ? [testSite] : [],
    only("builds", () => vitest("builds")),
  ];
}

/** The checks, the rules, the unit tests that import a changed file, and changed tests of the site. */
function changedStages() {
  const { attempt, list } = gitIn(root);
  const start = attempt(["merge-base", "HEAD", "@{upstream}"]);
  const since = start.ok ? start.out : "HEAD";
  const changed = [
    ...list("diff", "--name-only", "--diff-filter=d", "-z", since),
    ...list("ls-files", "--others", "--exclude-standard", "-z"),
  ];
  const specs = changed.filter((file) => /^tests\/.*\.spec\.ts$/.test(file));
  const touched = (project) => () => vitest(project, ["--changed", since], { mayBeIdle: true });
  return [
    [touched("browser"), inTurn([check, () => vitest("node", ["tests/rules"]), touched("node")])],
    specs.length ? [() => playwright("site", [], specs)] : [],
  ];
}
