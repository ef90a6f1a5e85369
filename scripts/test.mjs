/**
 * `npm test`: installs missing packages and a browser, then runs the suites. `npm test -- unit` runs one, `npm test -- all` also the
 * slow ones. Every line of output names its suite. Failures are repeated at the end, followed by "N passed, N failed".
 */
import process from "node:process";
import { checkNode, fail, installPackages } from "./support/setup.mjs";
import { playwright, run, runStages, single, vitest } from "./support/suites.mjs";

/** Playwright's suites share one run, since each run builds the site. */
const ON_THE_SITE = ["e2e", "accessibility", "faults", "sizes"];
const SUITES = ["check", "unit", "content", ...ON_THE_SITE, "builds"];
const USUAL = ["check", "unit", "content", "e2e"];

const words = process.argv.slice(2);
const wanted = words.includes("all") ? SUITES : words.length ? words : USUAL;
const unknown = wanted.find((name) => !SUITES.includes(name));
if (unknown) fail(`There is no suite "${unknown}". Suites: ${SUITES.join(", ")}, all. Others: npm run tools`);

checkNode();
installPackages({ dev: true });
if (wanted.some((name) => name !== "check")) {
  const { installBrowser, launchOptions } = await import("./support/find-browser.mjs");
  await installBrowser().catch((error) => fail(error.message));
  console.log(`Browser: ${(await launchOptions()).executablePath}`);
}

const tsc = "node_modules/typescript/bin/tsc";
const projects = ON_THE_SITE.filter((name) => wanted.includes(name));
/** Whether the site for Playwright is built. If that fails, Playwright's server reports why. */
let isBuilt = false;

/** Builds the samples as `npm start` does, while nothing else needs the processor. */
async function buildSite() {
  const args = ["build", "--mode", "local-services", "--outDir", "dist-local", "--logLevel", "warn"];
  const samples = { CONTENT: "samples", ORG_SETTINGS: "samples/org_settings.tokens.json" };
  const url = { SITE_URL: `http://localhost:${process.env.E2E_PORT ?? "4274"}/` };
  isBuilt = await run("build", "node_modules/vite/bin/vite.js", args, { ...samples, ...url });
  return { passed: 0, failed: 0, failures: [] };
}

/** More at a time would exceed the tests' time limits. */
const stages = {
  check: [
    () => single("types (tsc)", tsc, ["-p", "."]),
    () => single("types of scripts/ and tools/ (tsc)", tsc, ["-p", "scripts"]),
    () => single("style (biome)", "node_modules/@biomejs/biome/bin/biome", ["check", "."]),
    () => single("spelling (cspell)", "node_modules/cspell/bin.mjs", ["lint", "--no-progress", "--quiet"]),
  ],
  // In two browsers with a page each, since pages of one browser share its clipboard.
  unit: [() => vitest("browser"), () => vitest("node")],
  content: [() => vitest("content"), ...(projects.length ? [buildSite] : [])],
  site: [
    () => playwright(projects.length > 1 ? "site" : projects[0], projects, [], isBuilt ? { SITE_IS_BUILT: "1" } : {}),
  ],
  builds: [() => vitest("builds")],
};
const isWanted = (name) => (name === "site" ? projects.length > 0 : wanted.includes(name));
await runStages(Object.entries(stages).flatMap(([name, stage]) => (isWanted(name) ? [stage] : [])));
