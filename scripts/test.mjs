/**
 * `npm test`: installs what is missing (packages, a browser), then runs the suites and adds up. `npm test -- unit` runs one,
 * `npm test -- all` also those that take minutes each. Every line of output names its suite. Failures are listed again at the
 * end. The last line is "N passed, N failed" over all suites that ran.
 */
import process from "node:process";
import { checkNode, fail, installPackages } from "./support/setup.mjs";
import { playwright, run, runStages, single, vitest } from "./support/suites.mjs";

/** Suites of Playwright. They share one run, since each run builds the site. */
const ON_THE_SITE = ["e2e", "accessibility", "faults", "sizes"];
const SUITES = ["check", "unit", "content", ...ON_THE_SITE, "builds"];
/** What `npm test` runs. The others take minutes each. */
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
/** Whether the site that Playwright's suites open is built. Where it could not be, their own server says why. */
let isBuilt = false;

/** Builds it as `npm start` does, from the samples (tests/support/samples.ts), while nothing else keeps both cores busy. */
async function buildSite() {
  const args = ["build", "--mode", "local-services", "--outDir", "dist-local", "--logLevel", "warn"];
  const samples = { CONTENT: "samples", ORG_SETTINGS: "samples/org_settings.tokens.json" };
  const url = { SITE_URL: `http://localhost:${process.env.E2E_PORT ?? "4274"}/` };
  isBuilt = await run("build", "node_modules/vite/bin/vite.js", args, { ...samples, ...url });
  return { passed: 0, failed: 0, failures: [] };
}

/** More at a time hold each other up past the limits for what hangs. */
const stages = {
  check: [
    () => single("types (tsc)", tsc, ["-p", "."]),
    () => single("types of scripts/ and tools/ (tsc)", tsc, ["-p", "scripts"]),
    () => single("style (biome)", "node_modules/@biomejs/biome/bin/biome", ["check", "."]),
  ],
  // In two browsers with a page each, since pages of one browser share its clipboard.
  unit: [() => vitest("browser"), () => vitest("node")],
  // The owner's content, by itself: it is built and opened page by page.
  content: [() => vitest("content"), ...(projects.length ? [buildSite] : [])],
  site: [
    () => playwright(projects.length > 1 ? "site" : projects[0], projects, [], isBuilt ? { SITE_IS_BUILT: "1" } : {}),
  ],
  builds: [() => vitest("builds")],
};
const isWanted = (name) => (name === "site" ? projects.length > 0 : wanted.includes(name));
await runStages(Object.entries(stages).flatMap(([name, stage]) => (isWanted(name) ? [stage] : [])));
