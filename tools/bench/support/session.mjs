/**
 * Everything that a run of the bench opens: temporary folders, builds, servers, browsers. `end()` closes all of it, the
 * last first, after a complete run and after a broken off one.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { Worker } from "node:worker_threads";
import { chromium } from "playwright-core";
import { BROWSER_FLAGS } from "../../../scripts/support/find-browser.mjs";
import { root } from "../../../vite/root.mjs";
import { copyCommit, copyProject } from "./copy-project.mjs";

const BROKEN_OFF = "Broken off.";

/** @param {{ browserPath: string, against?: string | null }} options `against`: a commit, see findCommit() */
export function createSession({ browserPath, against = null }) {
  const open = new Set();
  let ended = false;
  /** Sites by their commit, null for the sources as they are. */
  const built = new Map();

  /** Registers a function that closes something. Returns one that closes it early. */
  const hold = (giveBack) => {
    if (ended) {
      // Opened while the rest was being closed.
      Promise.resolve(giveBack()).catch(() => {});
      throw new Error(BROKEN_OFF);
    }
    const once = async () => {
      if (open.delete(once)) await giveBack();
    };
    open.add(once);
    return once;
  };

  const temporary = async (name) => {
    const folder = await mkdtemp(join(tmpdir(), `bench-${name}-`));
    hold(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    return folder;
  };

  /**
   * Builds the production site as `npm start` does, with the local services' settings.
   * @param {string} folder for the build
   * @param {string} project a copy of the sources, see copyProject()
   * @returns the build time in milliseconds
   * @throws with Vite's own output when the build fails
   */
  const build = async (folder, project) => {
    const started = performance.now();
    const vite = join(project, "node_modules/vite/bin/vite.js");
    const options = ["--mode", "local-services", "--outDir", folder, "--emptyOutDir", "--logLevel", "warn"];
    const child = spawn(process.execPath, [vite, "build", ...options], {
      cwd: project,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const done = hold(() => child.kill());
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
    const status = await new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("close", resolve);
    });
    await done();
    if (status !== 0) throw new Error(ended ? BROKEN_OFF : `The site in ${project} could not be built.\n${output}`);
    return performance.now() - started;
  };

  /**
   * Serves a folder until the end. See server-thread.mjs.
   * @returns `url` with a closing slash
   */
  const host = async (folder) => {
    const thread = new Worker(new URL("./server-thread.mjs", import.meta.url), { workerData: { folder } });
    const close = hold(() => thread.terminate());
    const [url] = await once(thread, "message");
    return { url, close };
  };

  /** Builds and serves a site once for all parts. */
  const siteOf = (commit) => {
    const make = async () => {
      // In a copy, so that the temporary files of a broken off build are deleted with the copy.
      const project = await temporary("project");
      if (commit) copyCommit(root, commit, project);
      else copyProject(root, project);
      const folder = await temporary("site");
      await build(folder, project);
      return { folder, commit, ...(await host(folder)) };
    };
    if (!built.has(commit)) built.set(commit, make());
    return built.get(commit);
  };

  return {
    browserPath,
    hold,
    temporary,
    build,
    host,

    /** The site: folder and server. */
    site: () => siteOf(null),

    /** The current site, then that of the `--against` commit if there is one. Only the second has a `commit`. */
    async sites() {
      const ours = await siteOf(null);
      return against ? [ours, await siteOf(against)] : [ours];
    },

    /** A browser under Playwright. */
    async browser() {
      const browser = await chromium.launch({
        executablePath: browserPath,
        args: BROWSER_FLAGS,
        // Playwright's handlers would end the process before the rest is closed.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      });
      const close = hold(() => browser.close());
      return { browser, close };
    },

    /** Closes everything. Nothing can be opened afterwards. */
    async end() {
      ended = true;
      for (const giveBack of [...open].reverse()) {
        await giveBack().catch((error) => console.error(`Not given back: ${error.message}`));
      }
    },
  };
}
