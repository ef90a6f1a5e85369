/** Runs commands that Ctrl+C ends, with all their children. */
import { spawn } from "node:child_process";
import process from "node:process";

const WINDOWS = process.platform === "win32";

/** Thrown after Ctrl+C. */
export class Stopped extends Error {}

let stopped = false;
/** @type {import("node:child_process").ChildProcess | null} */
let running = null;

/** Makes a signal end the running command, whose caller gets Stopped. The process itself continues, to clean up. */
export function stopOnSignals() {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      // The second signal does not wait.
      end(stopped ? "SIGKILL" : "SIGTERM");
      stopped = true;
    });
  }
}

function end(signal) {
  if (!running?.pid) return;
  if (WINDOWS) running.kill();
  else {
    try {
      process.kill(-running.pid, signal);
    } catch {
      // It has just ended.
    }
  }
}

/** @throws {Stopped} when a signal has arrived */
export async function checkStopped() {
  await new Promise(setImmediate);
  if (stopped) throw new Stopped();
}

/**
 * Runs a command, and prints its lines that end in "…", which say what takes long.
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<{ ok: boolean, output: string }>} whether it succeeded, and its output
 * @throws {Stopped} when a signal ended it
 */
export async function run(command, args, cwd) {
  await checkStopped();
  // In its own process group, since npm does not end the children of its scripts.
  const options = { cwd, detached: !WINDOWS, shell: WINDOWS && command === "npm" };
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  running = child;
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
      // Without the suite's name, which npm test writes before each line.
      for (const [, line] of text.matchAll(/^(?:.*│)? *(.* …)$/gm)) console.log(`  ${line}`);
    });
  }
  const status = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  running = null;
  await checkStopped();
  return { ok: status === 0, output };
}
