/** The suites of `npm run tools`. Each ends with "N passed, N failed". */
import { spawnSync } from "node:child_process";
import process from "node:process";
import { installBrowser } from "../scripts/support/find-browser.mjs";
import { fail } from "../scripts/support/setup.mjs";
import { playwright, runStages, single, vitest } from "../scripts/support/suites.mjs";
import { installEngine } from "./engines/find-engine.mjs";
import { leftOut } from "./engines/left-out.mjs";

const CONFIG = ["--config", "tools/playwright.config.ts"];

const SPELLING = ["lint", "--config", "tools/cspell.json", "--no-progress", "--quiet"];

/** Known vulnerabilities in the packages of `npm start`. Skipped if the registry cannot answer. */
function audit() {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  const { metadata, vulnerabilities, message } = JSON.parse(stdout);
  if (!metadata) {
    console.log(`check      │ npm audit is skipped: the registry does not answer it. ${message ?? ""}`);
    return { passed: 0, failures: [] };
  }
  const names = Object.keys(vulnerabilities);
  const failures = names.length ? [{ test: "npm audit --omit=dev", message: names.join(", ") }] : [];
  return { passed: names.length ? 0 : 1, failures };
}

/** @type {Record<string, (words: string[]) => (Parameters<typeof runStages>[0])>} */
const SUITES = {
  firefox: () => engine("firefox"),
  webkit: () => engine("webkit"),
  spelling: () => [[() => single("spelling (cspell)", "tools/node_modules/cspell/bin.mjs", SPELLING)]],
  validity: () => [
    [() => playwright("validity", ["validity"], CONFIG)],
    [
      () => single("nothing unused (knip)", "tools/node_modules/knip/bin/knip.js", ["--config", "tools/knip.json"]),
      () => single("licences", "tools/licences.mjs", ["--check"]),
      audit,
    ],
  ],
  accessibility: () => [[() => playwright("readers", ["accessibility"], CONFIG)]],
  visual: (words) => [
    [
      () =>
        playwright("visual", ["visual"], [...CONFIG, ...(words.includes("--update") ? ["--update-snapshots"] : [])]),
    ],
  ],
  registry: () => [[() => vitest("registry", ["--config", "tools/vitest.config.ts"])]],
  soak: () => [[() => playwright("soak", ["soak"], CONFIG)]],
};

/** Tests the built site in an engine, installed first if necessary. */
function engine(name) {
  for (const [where, reason] of leftOut(name)) console.log(`skipped    │ ${where.source}: ${reason}`);
  const run = async () => {
    await installEngine(name).catch((error) => fail(error.message));
    return playwright(name, ["e2e", "components"], CONFIG, { ENGINE: name });
  };
  return [[run]];
}

/**
 * @param {string} name
 * @param {string[]} words
 */
export async function runSuite(name, words) {
  process.env.CHROME_PATH = await installBrowser().catch((error) => fail(error.message));
  await runStages(SUITES[name](words));
}
