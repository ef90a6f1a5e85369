import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

/**
 * Puts an older commit's sources into an empty folder, with the packages that are installed now, since only our own code
 * is compared. The packages are linked one by one, so that a build may write to the copy's node_modules without touching the
 * project's.
 * @param {string} commit as findCommit() returns it
 * @returns `to`
 */
export function copyCommit(from, commit, to) {
  const archive = join(to, "commit.tar");
  execFileSync("git", ["archive", "--format=tar", `--output=${archive}`, commit], { cwd: from, stdio: "pipe" });
  execFileSync("tar", ["-xf", archive], { cwd: to, stdio: "pipe" });
  rmSync(archive);
  mkdirSync(join(to, "node_modules"));
  for (const name of readdirSync(join(from, "node_modules"))) {
    if (name.startsWith(".")) continue;
    // On Windows, junctions are links to folders that need no special rights.
    const kind = process.platform === "win32" ? "junction" : "dir";
    symlinkSync(join(from, "node_modules", name), join(to, "node_modules", name), kind);
  }
  return to;
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
