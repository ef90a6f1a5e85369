/**
 * `npm run status`: checks each site of websites.yaml and writes what it finds into public/status.json in the content's folder,
 * from which the dashboard has it. What the file knows of the days before stays.
 * Exit status: 0 when all was checked, whatever came of it; 1 when the file is broken.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { checkSite } from "./support/check-site.mjs";
import { checkNode, installPackages, root } from "./support/setup.mjs";
import { addChecks, readEntries } from "./support/status-file.mjs";
import { table } from "./support/table.mjs";

/** Checks at a time. */
const AT_ONCE = 4;

/**
 * Checks all sites and writes the file.
 * @param {{ websites: readonly any[], file: string, limits?: { timeout?: number, slow?: number }, now?: number,
 *   say?: (text: string) => void }} options the owner's list, the file's absolute path, limits of each check in ms, the
 *   present in ms since 1970, and where words go
 * @returns {Promise<0 | 1>} the exit status
 */
export async function run({ websites, file, limits, now = Date.now(), say = console.log }) {
  if (websites.length === 0) {
    say("websites.yaml lists no website yet, so there is nothing to check. Its first comment says how to add one.");
    return 0;
  }
  let before;
  try {
    before = readEntries(existsSync(file) ? readFileSync(file, "utf8") : null);
  } catch (error) {
    say(`${file} is broken, so nothing was checked. ${error.message} Mend it, or delete it to begin anew.`);
    return 1;
  }
  const findings = await eachOf(websites, AT_ONCE, ({ url }) => checkSite(url, limits));
  const checks = websites.map((website, index) => ({ website, finding: findings[index] }));
  const entries = addChecks(before, checks, now);
  // Whole or not at all: a half-written file would lose the days before.
  writeFileSync(`${file}.new`, `${JSON.stringify(entries, null, 1)}\n`);
  renameSync(`${file}.new`, file);
  say(table(checks.map(({ website, finding }, index) => row(website, finding, entries[index]))));
  const troubled = checks.filter(({ finding }) => finding.problem);
  say(
    troubled.map(({ website, finding }) => `\n${website.name}: ${finding.problem}`).join("") || "\nAll sites answer.",
  );
  return 0;
}

/** @param {import("./support/status-file.mjs").Entry} entry */
function row({ name }, { state, status, time, certificateEnds }, entry) {
  return {
    site: name,
    state,
    HTTP: String(status ?? "–"),
    "ms to first byte": String(time ?? "–"),
    "certificate until": certificateEnds ?? "–",
    "up, 30 days": entry.uptimeMonth,
  };
}

/** Calls `work` for each item, so many at a time. The results are in the order of the items. */
async function eachOf(items, most, work) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index]);
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  return results;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  checkNode();
  installPackages();
  const { readContent } = await import("./support/read-content.mjs");
  const { websites, folder } = await readContent();
  const directory = `${root}${folder}/public`;
  mkdirSync(directory, { recursive: true });
  process.exitCode = await run({ websites, file: `${directory}/status.json` });
}
