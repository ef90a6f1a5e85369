/**
 * What a run of the bench holds open: temporary folders, builds, servers, browsers. Everything is given back by
 * `end()`, the last thing first, whether the run came to its end or was broken off.
 */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { Worker } from "node:worker_threads";
import { chromium } from "playwright";
import { BROWSER_FLAGS } from "../../support/find-browser.mjs";
import { root } from "../../support/setup.mjs";
import { copyCommit, copyProject } from "./copy-project.mjs";

const BROKEN_OFF = "Broken off.";

/** @param {{ browserPath: string, against?: string | null }} options `against`: a commit, see findCommit() */
export function createSession({ browserPath, against = null }) {
  const open = new Set();
  let ended = false;
  /** Sites by their commit, null for the sources as they are. */
  const built = new Map();

  /** Registers a way to give something back, and returns one that does so early. */
  const hold = (giveBack) => {
    if (ended) {
      // Opened while the rest was being given back.
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
   * @param {string} folder where it goes
   * @param {string} project a copy of the sources, see copyProject()
   * @returns how long it took, in milliseconds
   * @throws with Vite's own output when it fails
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
   * Serves a folder until the end. See serve().
   * @returns `url` with a closing slash, and `sent`: all answers so far
   */
  const host = async (folder) => {
    const thread = new Worker(new URL("./server-thread.mjs", import.meta.url), { workerData: { folder } });
    const close = hold(() => thread.terminate());
    /** @type {{ path: string, kind: string, bytes: number }[]} */
    const sent = [];
    const url = await new Promise((resolve, reject) => {
      thread.once("error", reject);
      thread.on("message", ({ url, answer }) => (answer ? sent.push(answer) : resolve(url)));
    });
    return { url, sent, close };
  };

  /** Built and served once for all parts. */
  const siteOf = (commit) => {
    const make = async () => {
      // In a copy: a build that is broken off leaves its own temporary files behind, and they go with it.
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

    /** The site, then the one of the commit that it is measured against, if any: those have a `commit`. */
    async sites() {
      const ours = await siteOf(null);
      return against ? [ours, await siteOf(against)] : [ours];
    },

    /** A browser under Playwright. */
    async browser() {
      const browser = await chromium.launch({
        executablePath: browserPath,
        args: BROWSER_FLAGS,
        // It would end the process before the rest is given back.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      });
      const close = hold(() => browser.close());
      return { browser, close };
    },

    /** Gives everything back. Nothing can be opened any more. */
    async end() {
      ended = true;
      for (const giveBack of [...open].reverse()) {
        await giveBack().catch((error) => console.error(`Not given back: ${error.message}`));
      }
    },
  };
}
