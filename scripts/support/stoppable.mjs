/** Commands that Ctrl+C ends, with everything that they started. */
import { spawn } from "node:child_process";
import process from "node:process";

const WINDOWS = process.platform === "win32";

/** Thrown when the command was broken off. */
export class Stopped extends Error {}

let stopped = false;
const stopping = new AbortController();
/** For what waits, such as a question. */
export const stopSignal = stopping.signal;
/** @type {import("node:child_process").ChildProcess | null} */
let running = null;

/** From now on a signal ends the running command, and its caller gets Stopped. The process itself goes on, to clean up. */
export function stopOnSignals() {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      // The second time there is no waiting for a command that does not end.
      end(stopped ? "SIGKILL" : "SIGTERM");
      stopped = true;
      stopping.abort();
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

/**
 * Lets a signal that has come be heard.
 * @throws {Stopped} when one has
 */
export async function checkStopped() {
  await new Promise(setImmediate);
  if (stopped) throw new Stopped();
}

/**
 * Runs a command.
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<{ ok: boolean, output: string }>} whether it succeeded, and all that it said
 * @throws {Stopped} when a signal ended it
 */
export async function run(command, args, cwd) {
  await checkStopped();
  // In a process group of its own, since npm does not end what its scripts have started.
  const options = { cwd, detached: !WINDOWS, shell: WINDOWS && command === "npm" };
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  running = child;
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  const status = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  running = null;
  await checkStopped();
  return { ok: status === 0, output };
}
