/**
 * Changes to the content's format. The product's version 1.2.0 may have the file scripts/migrations/1.2.0.mjs, which exports
 * - `title`, a sentence in quotation marks,
 * - `migrate(folder)`, which converts the site in that folder to 1.2.0. Files may be missing or already migrated. It may
 *   import the packages of its version.
 */
import process from "node:process";
import { pathToFileURL } from "node:url";
import { run } from "../support/stoppable.mjs";
import { compareVersions } from "./versions.mjs";
import { firstLines, lastLines } from "./words.mjs";

/**
 * The migrations from one version to another, in order.
 * @param {ReturnType<typeof import("../support/git.mjs").gitIn>} repository
 * @param {string} commit holds the migrations
 * @param {string} from
 * @param {string} to
 * @returns {{ version: string, file: string, title: string }[]}
 */
export function migrationsBetween({ git, list }, commit, from, to) {
  return list("ls-tree", "-z", "--name-only", commit, "scripts/migrations/")
    .map((file) => ({ version: /\/(\d+\.\d+\.\d+)\.mjs$/.exec(file)?.[1] ?? from, file }))
    .filter(({ version }) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0)
    .sort((a, b) => compareVersions(a.version, b.version))
    .map((migration) => {
      // Read as text: the packages that the file imports are not installed yet.
      const text = git("show", `${commit}:${migration.file}`);
      return { ...migration, title: /export const title =\s*(["'`])(.*?)\1/s.exec(text)?.[2] ?? "" };
    });
}

/** Runs in its own process in the copy's folder, so that relative paths do not reach the owner's files. */
const RUN = "const { migrate } = await import(process.argv[1]); await migrate(process.cwd());";

/**
 * Runs the migrations in the copy and prints the changed files.
 * @param {ReturnType<typeof import("../support/git.mjs").gitIn>} copy
 * @param {string} folder the copy's
 * @param {{ version: string, file: string, title: string }[]} migrations
 * @throws when one fails
 */
export async function migrate(copy, folder, migrations) {
  for (const { version, file, title } of migrations) {
    const address = pathToFileURL(`${folder}/${file}`).href;
    const { ok, output } = await run(process.execPath, ["--input-type=module", "--eval", RUN, address], folder);
    if (!ok) {
      throw new Error(`Your content could not be migrated to ${version} (${file}). The last lines:
${lastLines(output)}`);
    }
    const changed = copy.list("ls-files", "--modified", "--others", "--exclude-standard", "-z");
    copy.git("add", "--all");
    console.log(`${version}: ${title}\n${firstLines(changed.length ? changed : ["(no changes)"])}`);
  }
}
