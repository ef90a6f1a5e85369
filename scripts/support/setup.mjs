/** Checks and installs for every script. Imports only Node's own modules. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { root } from "../../vite/root.mjs";

const MINIMUM = [20, 19];

/** Ends the process with a message, not a stack, when Node is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  fail(`This needs Node ${MINIMUM.join(".")} or newer; you have ${process.versions.node}. Get it at nodejs.org.`);
}

/**
 * Installs the packages of a folder's lock file, unless exactly those are installed.
 * @param {{ folder?: string, dev?: boolean }} options `dev`: with devDependencies
 */
export function installPackages({ folder = root, dev = false } = {}) {
  if (isInstalled(folder, dev)) return;
  console.log("Installing packages …");
  const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund", ...(dev ? [] : ["--omit=dev"])], {
    cwd: folder,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (npm.status === 0) return;
  fail(`npm could not install the packages of ${folder}package-lock.json: see its message above.
This needs a network. Connect, then run the same command again.`);
}

function isInstalled(folder, dev) {
  const versions = (file) => JSON.parse(readFileSync(folder + file, "utf8")).packages;
  if (!existsSync(`${folder}node_modules/.package-lock.json`)) return false;
  const have = versions("node_modules/.package-lock.json");
  return Object.entries(versions("package-lock.json")).every(
    ([path, wanted]) =>
      path === "" || wanted.optional || (wanted.dev && !dev) || have[path]?.version === wanted.version,
  );
}

/**
 * Builds the site, or ends the process with the reason.
 * @param {import("vite").InlineConfig} options
 */
export async function buildSite(options) {
  const { build } = await import("vite");
  await build({ root, logLevel: "warn", ...options }).catch((error) =>
    fail(`The site could not be built.\n\n${error.message}`),
  );
}

/**
 * Prints the message and ends the process.
 * @returns {never}
 */
export function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
