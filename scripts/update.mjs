/**
 * `npm run update`: merges the product's newest version into the site without touching the owner's files
 * (update/owners-folder.mjs). Merge, build and checks run in a temporary git worktree; if all pass, the owner's folder changes in
 * one step. `-- <address>` is the product's repository. `-- --to v1.2.0` takes that version, branch or commit. `-- --dry-run` shows
 * what would change. `-- --from 1.0.0` names the version of the content's format after a manual merge.
 * Exit status: 0 when the site has the version; otherwise nothing was changed: 1 with a reason, 130 after Ctrl+C.
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { root } from "../vite/root.mjs";
import { gitIn } from "./support/git.mjs";
import { checkNode, fail } from "./support/setup.mjs";
import { checkStopped, run, Stopped, stopOnSignals } from "./support/stoppable.mjs";
import { commit, merge } from "./update/merge.mjs";
import { migrate, migrationsBetween } from "./update/migrations.mjs";
import { checkFolder, filesOutsideGit, forward } from "./update/owners-folder.mjs";
import { fetchProduct, findBase, findVersion, readVersion, whatIsNew } from "./update/product.mjs";
import { indent, lastLines } from "./update/words.mjs";

const say = console.log;
const repository = gitIn(root);

/**
 * @param {{ address?: string, to?: string, from?: string, dryRun?: boolean }} options
 * @throws with the reason when nothing was changed
 */
async function update({ address, to, from, dryRun }) {
  const start = checkFolder();
  fetchProduct(address, !dryRun);
  const target = findVersion(address, to);
  const own = readVersion(start.head);
  const isMerged = repository.attempt(["merge-base", "--is-ancestor", target.commit, start.head]).ok;
  if (isMerged && !from) return say(`Your site already has ${target.label}. There is nothing to do.`);

  /** The next command. After a dry run the address is not known. */
  const again = (...options) => {
    const words = [...(dryRun && address ? [address] : []), ...options];
    return ["npm run update", ...(words.length ? ["--", ...words] : [])].join(" ");
  };
  const way = { base: findBase(start.head, own, target, again), from: from ?? own, target, again };
  const migrations = migrationsBetween(repository, target.commit, way.from, target.version);
  announce(own, way, migrations);
  const updated = await inCopy(start.head, async (copy, folder) => {
    const lockIsOpen = !isMerged && merge(copy, way);
    return dryRun ? "" : tryUpdate(copy, folder, { start, target, migrations, lockIsOpen });
  });
  if (!updated) return say("No file conflicts. Nothing was changed: this was a dry run.");

  await checkStopped();
  forward(start, updated);
  const newPackages = !repository.attempt(["diff", "--quiet", start.head, updated, "--", "package-lock.json"]).ok;
  if (newPackages) await installPackages();
  say(`
Your site now has version ${target.version}.

  Look      npm start
  Publish   git push if GitHub publishes your site; otherwise npm run build, and upload dist/
  Undo      git reset --keep ${start.head.slice(0, 10)}${newPackages ? ", then npm ci" : ""}`);
}

/** Prints the versions, what is new, and the changes of the content's format. */
function announce(own, { from, target }, migrations) {
  const isVersion = target.label === `v${target.version}`;
  const version = isVersion ? "" : `, which is version ${target.version}`;
  say(`Your site has version ${own}. Updating to ${target.label}${version}.`);
  say(`\nWhat is new:\n${whatIsNew(target, from) || "    (the changelog does not say)"}\n`);
  if (migrations.length) say(`Your content's format changes:\n${indent(migrations.map(titleOf))}\n`);
}

const titleOf = ({ version, title }) => `${version}: ${title}`;

/** Gives an action a temporary worktree of the owner's commit. @returns what the action returns */
async function inCopy(head, action) {
  const folder = mkdtempSync(join(tmpdir(), "update-"));
  try {
    repository.git("worktree", "add", "--quiet", "--detach", folder, head);
    // Without the owner's hooks.
    return await action(gitIn(folder, ["-c", "core.hooksPath=/dev/null"]), folder);
  } finally {
    repository.attempt(["worktree", "remove", "--force", "--force", folder], true);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Installs, migrates, commits and checks the merged copy. @returns the commit. @throws when a step fails */
async function tryUpdate(copy, folder, { start, target, migrations, lockIsOpen }) {
  // The project's lock file names no registry.
  const install = lockIsOpen ? ["install", "--omit-lockfile-registry-resolved"] : ["ci"];
  const notInstalled = await npm("Installing packages", folder, ...install, "--no-audit", "--no-fund");
  if (notInstalled) throw failed(notInstalled, false);
  copy.git("add", "package-lock.json");
  await migrate(copy, folder, migrations);
  const updated = commit(copy, [`Update to ${target.label}`, ...migrations.map(titleOf)]);
  for (const file of filesOutsideGit()) cpSync(join(root, file), join(folder, file));
  const failure = await firstFailure(folder);
  if (!failure) return updated;
  say("That failed. Trying the same with your current version …");
  copy.git("checkout", "--quiet", "--force", start.head);
  await run("npm", ["ci", "--no-audit", "--no-fund"], folder);
  const before = await firstFailure(folder);
  throw failed(failure, before?.command === failure.command);
}

/** Runs npm in the copy. @returns the command, if it fails, and its output */
async function npm(title, folder, ...words) {
  say(`${title} …`);
  const { ok, output } = await run("npm", words, folder);
  return ok ? null : { command: `npm ${words.join(" ")}`, output };
}

/** Builds and checks the copy, by command names that every version keeps. @returns the command that fails, if any */
async function firstFailure(folder) {
  return (
    (await npm("Building the site", folder, "run", "build")) ??
    (await npm("Checking your content", folder, "test", "--", "content"))
  );
}

function failed({ command, output }, inBoth) {
  const advice = inBoth
    ? "Fix it, commit it and update again. The new version is not the cause."
    : `If they name a file of yours, fix it, commit it and update again. Otherwise the version is broken: tell its authors.
To take an older one: npm run update -- --to <version>`;
  return new Error(`"${command}" fails with ${inBoth ? "your current version too" : "the new version"}. Last lines:
${lastLines(output)}
${advice}`);
}

/** The owner's folder already has the version, so a failure here undoes nothing. */
async function installPackages() {
  say("Installing packages in your folder …");
  const { ok } = await run("npm", ["ci", "--no-audit", "--no-fund"], root).catch(() => ({ ok: false }));
  if (!ok) say("The new packages could not be installed. Run npm ci before you continue.");
}

function readOptions() {
  // npm keeps options before "--", so "npm run update --dry-run" would really update.
  if (["dry_run", "to", "from", "token_description"].some((name) => process.env[`npm_config_${name}`])) {
    fail('npm took an option for itself. Put "--" before it: npm run update -- --dry-run');
  }
  try {
    const { values, positionals } = parseArgs({
      options: { to: { type: "string" }, from: { type: "string" }, "dry-run": { type: "boolean" } },
      allowPositionals: true,
    });
    if (positionals.length < 2) return { ...values, address: positionals[0], dryRun: values["dry-run"] };
  } catch {
    // Reported below.
  }
  return fail("Use one address, --to <version>, --from <version> and --dry-run.");
}

checkNode();
const options = readOptions();
stopOnSignals();
try {
  await update(options);
} catch (error) {
  const stopped = error instanceof Stopped;
  console.error(`\n${stopped ? "Cancelled." : error.message}\n\nNothing was changed.\n`);
  process.exitCode = stopped ? 130 : 1;
}
