/** The merge itself, in the copy. */
import { ownersInGit } from "./owners-folder.mjs";
import { indent, quoted } from "./words.mjs";

const LOCK = "package-lock.json";

/**
 * Merges a version into the copy, keeps the owner's paths, and leaves the commit open.
 * @param {ReturnType<typeof import("../support/git.mjs").gitIn>} copy
 * @param {{ base: string, from: string, target: import("./product.mjs").Version,
 *   again: (...options: string[]) => string }} way from which commit and version to which, and the next command
 * @returns {boolean} whether both changed the lock file; then it is the product's, and npm has to complete it
 * @throws when both changed another file
 */
export function merge(copy, way) {
  const { base, from, target } = way;
  const related = copy.attempt(["merge-base", "--is-ancestor", base, "HEAD"]).ok;
  if (!related) {
    const message = `Join the history of the product at version ${from}, where this site began`;
    copy.git("merge", "--quiet", "-s", "ours", "--allow-unrelated-histories", "-m", message, base);
  }
  const merging = copy.attempt(["merge", "--no-ff", "--no-commit", target.commit]);
  if (!isOpen(copy)) throw new Error(`${target.label} could not be merged. Git says: ${merging.reason || merging.out}`);
  for (const path of ownersInGit) {
    const there = copy.list("ls-files", "-z", "--with-tree=HEAD", "--", path).length > 0;
    if (there) copy.git("restore", "--source=HEAD", "--staged", "--worktree", "--", path);
  }
  const conflicts = copy.list("diff", "--name-only", "--diff-filter=U", "-z");
  if (conflicts.some((file) => file !== LOCK)) throw new Error(conflictHelp(copy, conflicts, related, way));
  if (conflicts.length) copy.git("checkout", target.commit, "--", LOCK);
  return conflicts.length > 0;
}

const isOpen = (copy) => copy.attempt(["rev-parse", "--verify", "--quiet", "MERGE_HEAD"]).ok;

/** Explains how to resolve the conflicts. */
function conflictHelp(copy, conflicts, related, { base, from, target, again }) {
  const has = (commit, file) => copy.attempt(["cat-file", "-e", `${commit}:${file}`]).ok;
  const start = base.slice(0, 10);
  const changed = conflicts.filter((file) => has(base, file));
  const added = conflicts.filter((file) => !changed.includes(file));
  const owners = ownersInGit.filter((path) => has("HEAD", path));
  const back = [
    changed.length && `git checkout ${start} -- ${quoted(changed)}`,
    added.length && `git rm -- ${quoted(added)}`,
    'git commit -m "Revert my change"',
    again(),
  ];
  const byHand = [
    !related && `git merge -s ours --allow-unrelated-histories ${start}`,
    `git merge --no-commit ${target.name}`,
    owners.length && `git checkout HEAD -- ${quoted(owners)}`,
    "(fix the files)",
    "git add --all",
    "git commit",
    again("--from", from),
  ];
  return `You have changed files of the product, and ${target.label} changes them too:
${indent(conflicts)}
Either undo your change:
${indent(back.filter(Boolean))}
Or merge by hand. The last command migrates your content and checks everything:
${indent(byHand.filter(Boolean))}`;
}

/**
 * Commits the copy, if it has changes.
 * @param {ReturnType<typeof import("../support/git.mjs").gitIn>} copy
 * @param {string[]} message its paragraphs
 * @returns {string} the copy's newest commit
 */
export function commit(copy, message) {
  const changed = isOpen(copy) || !copy.attempt(["diff", "--cached", "--quiet"]).ok;
  if (changed) copy.git("commit", "--quiet", ...message.flatMap((paragraph) => ["-m", paragraph]));
  return copy.git("rev-parse", "HEAD");
}
