/** The owner's folder: whether it can be updated, and the step that does it. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "../../vite/root.mjs";
import { gitIn } from "../support/git.mjs";
import { OWNERS_PATHS } from "../support/owners-paths.mjs";
import { firstLines, indent, quoted } from "./words.mjs";

export const ownersInGit = OWNERS_PATHS.filter(({ inGit }) => inGit).map(({ path }) => path);
const ownersOutsideGit = OWNERS_PATHS.filter(({ inGit }) => !inGit).map(({ path }) => path);
const { attempt, git, list } = gitIn(root);

const FIRST_COMMIT = `    git add --all
    git commit -m "My site"`;

/**
 * The state that the update starts from.
 * @returns {{ head: string, branch: string }}
 * @throws when the folder is in none that can be updated
 */
export function checkFolder() {
  const up = attempt(["rev-parse", "--show-cdup"]);
  if (!up.ok && !up.reason.includes("not a git repository")) {
    throw new Error(`Git does not read this folder. Git says: ${up.reason}`);
  }
  if (!up.ok) {
    throw new Error(
      `This folder is no git repository, and the update is a merge of git's. Make it one:\n    git init\n${FIRST_COMMIT}`,
    );
  }
  if (up.out) {
    throw new Error(`The site is a folder of a larger git repository, and git merges only whole repositories.
Give the site a repository of its own, and update there.`);
  }
  const marks = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply"];
  if (marks.some((mark) => existsSync(resolve(root, git("rev-parse", "--git-path", mark))))) {
    throw new Error('A merge or a rebase is going on. End it first: "git status" says how.');
  }
  const head = attempt(["rev-parse", "--verify", "--quiet", "HEAD"]).out;
  if (!head) throw new Error(`Git holds no commit of your site yet. Make one:\n${FIRST_COMMIT}`);
  const branch = attempt(["symbolic-ref", "--quiet", "HEAD"]).out;
  if (!branch) {
    throw new Error(`No branch is checked out (git calls it a detached HEAD), so the new version would belong to none.
Go to your branch first, such as:\n    git switch main`);
  }
  const open = uncommitted();
  if (open.length) {
    throw new Error(`Git does not hold these changes of yours yet:\n${firstLines(open)}
The update merges what is committed. Commit them first:
    git add --all -- ${quoted([...new Set(open.map((file) => file.split("/")[0]))])}
    git commit -m "My changes"`);
  }
  const ignored = ownersInGit.find((path) => attempt(["check-ignore", "--quiet", path]).ok);
  if (ignored) {
    throw new Error(
      `Git ignores your ${ignored}, so the update would miss it. Take it out of .gitignore, and commit it.`,
    );
  }
  if (!attempt(["var", "GIT_COMMITTER_IDENT"]).ok) {
    throw new Error(`Git does not know who you are, and the update makes a commit. Tell it:
    git config --global user.name "Your name"
    git config --global user.email "Your email"`);
  }
  return { head, branch };
}

/** Files changed since the last commit, and new ones in the site's folders. A new file beside them is in nobody's way. */
function uncommitted() {
  const folders = [...list("ls-tree", "-d", "-z", "--name-only", "HEAD"), ...ownersInGit];
  return list("status", "--porcelain", "-z", "--no-renames", "--untracked-files=all")
    .filter((entry) => !entry.startsWith("??") || folders.some((folder) => entry.startsWith(`${folder}/`, 3)))
    .map((entry) => entry.slice(3));
}

/** The owner's files that the build needs and no commit holds. */
export const filesOutsideGit = () => list("ls-files", "--others", "-z", "--", ...ownersOutsideGit);

/**
 * Brings the owner's branch and files to a commit.
 * @param {{ head: string, branch: string }} start
 * @param {string} commit
 * @throws when the branch has changed since, or an uncommitted file is in the way
 */
export function forward({ head, branch }, commit) {
  if (git("rev-parse", "HEAD") !== head || attempt(["symbolic-ref", "--quiet", "HEAD"]).out !== branch) {
    throw new Error("Your branch has changed while the update ran. Update again.");
  }
  // To its end: half of the files would be neither version. A file that git ignores may be the only copy.
  const { ok, reason } = attempt(["merge", "--quiet", "--ff-only", "--no-overwrite-ignore", commit], true);
  if (!ok) {
    throw new Error(
      `The new version passes, but its files could not be written. Git says:\n${indent(reason.split("\n"))}`,
    );
  }
}
