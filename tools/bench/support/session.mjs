/** A run's temporary folders, builds, servers and browsers. All of them end with the process. */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { chromium } from "playwright-core";
import { BROWSER_FLAGS } from "../../../scripts/support/find-browser.mjs";
import { root } from "../../../vite/root.mjs";
import { copyCommit } from "./copy-commit.mjs";

/** @type {(() => unknown)[]} */
const ends = [];
process.once("exit", () => {
  for (const end of ends.reverse()) end();
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(130));

/**
 * Calls a function when the process ends, after a complete run and after a broken off one. The last is called first.
 * @param {() => unknown} end
 */
export function atEnd(end) {
  ends.push(end);
}

export function temporary(name) {
  const folder = mkdtempSync(join(tmpdir(), `bench-${name}-`));
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/**
 * Serves a folder. See server-thread.mjs.
 * @returns `url` with a closing slash
 */
export async function host(folder) {
  const thread = new Worker(new URL("./server-thread.mjs", import.meta.url), { workerData: { folder } });
  atEnd(() => thread.terminate());
  const [url] = await once(thread, "message");
  return url;
}

/**
 * Builds the production site as `npm start` does, with the local services' settings, and serves it.
 * @param {string | null} commit of the sources, null for those that are here
 * @throws with Vite's own output when the build fails
 */
async function makeSite(commit) {
  const folder = temporary("site");
  const project = commit ? copyCommit(root, commit, temporary("project")) : root;
  const vite = join(project, "node_modules/vite/bin/vite.js");
  const options = ["--mode", "local-services", "--outDir", folder, "--emptyOutDir", "--logLevel", "warn"];
  const building = promisify(execFile)(process.execPath, [vite, "build", ...options], {
    cwd: project,
    env: { ...process.env, NODE_ENV: "production" },
  });
  atEnd(() => building.child.kill());
  await building;
  return { folder, commit, url: await host(folder) };
}

/** @param {{ browserPath: string, against?: string | null }} options `against`: a commit, see findCommit() */
export function createSession({ browserPath, against = null }) {
  /** Sites by their commit. */
  const made = new Map();
  const siteOf = (commit) => {
    if (!made.has(commit)) made.set(commit, makeSite(commit));
    return made.get(commit);
  };
  return {
    browserPath,

    /** The current site, then that of the `--against` commit if there is one. Only the second has a `commit`. */
    async sites() {
      const ours = await siteOf(null);
      return against ? [ours, await siteOf(against)] : [ours];
    },

    /** A browser under Playwright. */
    browser: () => chromium.launch({ executablePath: browserPath, args: BROWSER_FLAGS }),
  };
}
