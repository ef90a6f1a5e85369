/** Checks and updates the owner's folder. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "../../vite/root.mjs";
import { gitIn } from "../support/git.mjs";
import { firstLines, indent, quoted } from "./words.mjs";

/** Git's patterns of the owner's files, which the update never touches: those that are in git, and those that git ignores. */
export const ownersInGit = ["content", "tokens/org_settings.tokens.json"];
export const ownersOutsideGit = [".env*"];
const { attempt, git, list } = gitIn(root);

const FIRST_COMMIT = `    git add --all
    git commit -m "My site"`;

/**
 * The start of the update.
 * @returns {{ head: string, branch: string }}
 * @throws when the folder cannot be updated
 */
export function checkFolder() {
  const up = attempt(["rev-parse", "--show-cdup"]);
  if (!up.ok && !up.reason.includes("not a git repository")) {
    throw new Error(`Git does not read this folder. Git says: ${up.reason}`);
  }
  if (!up.ok) {
    throw new Error(
      `The update is a git merge, but this folder is not a git repository. Make it one:\n    git init\n${FIRST_COMMIT}`,
    );
  }
  if (up.out) {
    throw new Error(`The site is a folder of a larger git repository, but git merges only whole repositories.
Move the site to its own repository and update there.`);
  }
  const marks = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply"];
  if (marks.some((mark) => existsSync(resolve(root, git("rev-parse", "--git-path", mark))))) {
    throw new Error('A merge or a rebase is in progress. Finish it first: "git status" says how.');
  }
  const head = attempt(["rev-parse", "--verify", "--quiet", "HEAD"]).out;
  if (!head) throw new Error(`Your site has no commit yet. Make one:\n${FIRST_COMMIT}`);
  const branch = attempt(["symbolic-ref", "--quiet", "HEAD"]).out;
  if (!branch) {
    throw new Error(`No branch is checked out (git calls it a detached HEAD), so the new version would not be on any.
Switch to your branch first, such as:\n    git switch main`);
  }
  const open = uncommitted();
  if (open.length) {
    throw new Error(`These changes are not committed yet:\n${firstLines(open)}
The update merges commits. Commit your changes first:
    git add --all -- ${quoted([...new Set(open.map((file) => file.split("/")[0]))])}
    git commit -m "My changes"`);
  }
  const ignored = ownersInGit.find((path) => attempt(["check-ignore", "--quiet", path]).ok);
  if (ignored) {
    throw new Error(
      `Git ignores your ${ignored}, so the update would miss it. Remove it from .gitignore and commit it.`,
    );
  }
  if (!attempt(["var", "GIT_COMMITTER_IDENT"]).ok) {
    throw new Error(`The update makes a commit, but git does not know your name. Set it:
    git config --global user.name "Your name"
    git config --global user.email "Your email"`);
  }
  return { head, branch };
}

/** Files changed since the last commit, and new ones in the site's folders. New files elsewhere are not affected. */
function uncommitted() {
  const folders = [...list("ls-tree", "-d", "-z", "--name-only", "HEAD"), ...ownersInGit];
  return list("status", "--porcelain", "-z", "--no-renames", "--untracked-files=all")
    .filter((entry) => !entry.startsWith("??") || folders.some((folder) => entry.startsWith(`${folder}/`, 3)))
    .map((entry) => entry.slice(3));
}

/** The owner's files that the build needs but git ignores. */
export const filesOutsideGit = () => list("ls-files", "--others", "-z", "--", ...ownersOutsideGit);

/**
 * Moves the owner's branch and files to a commit.
 * @param {{ head: string, branch: string }} start
 * @param {string} commit
 * @throws when the branch has changed, or an uncommitted file is in the way
 */
export function forward({ head, branch }, commit) {
  if (git("rev-parse", "HEAD") !== head || attempt(["symbolic-ref", "--quiet", "HEAD"]).out !== branch) {
    throw new Error("Your branch changed while the update ran. Run it again.");
  }
  // Not interrupted, since half of the files would match no version. An ignored file may be the only copy.
  const { ok, reason } = attempt(["merge", "--quiet", "--ff-only", "--no-overwrite-ignore", commit], true);
  if (!ok) {
    throw new Error(
      `The new version passed, but its files could not be written. Git says:\n${indent(reason.split("\n"))}`,
    );
  }
}
