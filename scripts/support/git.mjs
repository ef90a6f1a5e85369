import { spawnSync } from "node:child_process";
import process from "node:process";
import { Stopped } from "./stoppable.mjs";

/**
 * Git in one folder, in English, without asking for a password.
 * @param {string} folder
 * @param {string[]} settings for every command, such as "-c", "core.hooksPath="
 */
export function gitIn(folder, settings = []) {
  /**
   * Runs a command that may fail.
   * @param {string[]} args
   * @param {boolean} toItsEnd whether to ignore Ctrl+C
   * @returns {{ status: number, ok: boolean, out: string, reason: string }}
   * @throws when git is missing, or when Ctrl+C ended it
   */
  const attempt = (args, toItsEnd = false) => {
    const env = { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" };
    /** @type {any} Node's types leave out `detached`. */
    const options = {
      cwd: folder,
      env,
      encoding: "utf8",
      maxBuffer: 2 ** 27,
      detached: toItsEnd && process.platform !== "win32",
    };
    const { error, signal, status, stdout, stderr } = spawnSync("git", [...settings, ...args], options);
    if (error) throw new Error(`Git could not be started (${error.message}). Get it at git-scm.com.`);
    if (signal) throw new Stopped();
    return { status, ok: status === 0, out: stdout.replace(/\n$/, ""), reason: stderr.trim() };
  };
  /**
   * Runs a command that should not fail.
   * @param {string[]} args
   * @returns {string} what it printed
   * @throws with git's message when it does
   */
  const git = (...args) => {
    const { ok, out, reason } = attempt(args);
    if (!ok) throw new Error(`"git ${args.join(" ")}" failed. Git says: ${reason || out}`);
    return out;
  };
  /** Names printed with `-z`. */
  const list = (...args) =>
    git(...args)
      .split("\0")
      .filter(Boolean);
  return { attempt, git, list };
}

const REASONS = [
  [/could not resolve host/i, "Its host was not found. Is there a network?"],
  [
    /timed out|refused|unreachable|failed to connect|could(?: not|n't) connect/i,
    "Its host does not answer. Is there a network?",
  ],
  [/could not read (?:username|password)|authentication|denied/i, "You may not have access, or it does not exist."],
  [/not found|does not exist|not appear to be a git repository/i, "It is not a git repository."],
];

/**
 * Why a fetch failed.
 * @param {string} said git's standard error
 */
export function whyNotFetched(said) {
  const [, words] = REASONS.find(([pattern]) => /** @type {RegExp} */ (pattern).test(said)) ?? [];
  const line = said.split("\n").find((text) => /^(?:fatal|error|ERROR): /.test(text)) ?? said.split("\n")[0];
  return [words, `Git says: ${line}`].filter(Boolean).join(" ");
}
