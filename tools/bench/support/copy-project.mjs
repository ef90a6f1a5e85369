import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

/** Files and folders that no build reads. */
const LEFT_OUT = new Set(["node_modules", ".git", "dist", "dist-local", "test-results", "outbox", "docs"]);

/**
 * Copies the project's sources into an empty folder. The packages are linked one by one, so that a build may write to the
 * copy's node_modules without touching the project's.
 */
export function copyProject(from, to) {
  for (const name of readdirSync(from)) {
    if (!LEFT_OUT.has(name)) cpSync(join(from, name), join(to, name), { recursive: true });
  }
  linkPackages(from, to);
}

/**
 * Puts an older commit's sources into an empty folder, with the packages that are installed now, since only our own code
 * is compared.
 * @param {string} commit as findCommit() returns it
 */
export function copyCommit(from, commit, to) {
  const archive = join(to, "commit.tar");
  command("git", ["archive", "--format=tar", `--output=${archive}`, commit], from);
  command("tar", ["-xf", archive], to);
  rmSync(archive);
  linkPackages(from, to);
}

/**
 * The short hash of a commit that is written as a hash, a branch, a tag or in a form such as HEAD~1.
 * @throws when the project has no such commit
 */
export function findCommit(project, text) {
  const args = ["rev-parse", "--verify", "--quiet", "--short", `${text}^{commit}`];
  const { status, stdout } = spawnSync("git", args, { cwd: project, encoding: "utf8" });
  if (status === 0) return stdout.trim();
  throw new Error(
    `--against is "${text}", but git finds no such commit in ${project}, so there is nothing to measure against. ` +
      "Take one that `git log --oneline` lists; a shallow clone gets its older ones with `git fetch --unshallow`.",
  );
}

function linkPackages(from, to) {
  mkdirSync(join(to, "node_modules"));
  for (const name of readdirSync(join(from, "node_modules"))) {
    if (name.startsWith(".")) continue;
    // On Windows, junctions are links to folders that need no special rights.
    const kind = process.platform === "win32" ? "junction" : "dir";
    symlinkSync(join(from, "node_modules", name), join(to, "node_modules", name), kind);
  }
}

function command(name, args, cwd) {
  const { status, stderr, error } = spawnSync(name, args, { cwd, encoding: "utf8" });
  if (status !== 0) {
    throw new Error(`An older commit could not be unpacked: ${name} failed in ${cwd}.\n${stderr ?? error.message}`);
  }
}
