/** What every other script calls first. Needs nothing but Node itself. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import process from "node:process";
import { root } from "../../vite/root.mjs";

const MINIMUM = [20, 19];

/** Ends the process with a message, not a stack, when Node is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  fail(`This needs Node ${MINIMUM.join(".")} or newer; you have ${process.versions.node}. Get one at nodejs.org.`);
}

/** Installs the packages of the lock file unless exactly those are installed. */
export function installPackages() {
  const lock = `${root}package-lock.json`;
  const installed = `${root}node_modules/.package-lock.json`;
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  if (existsSync(installed) && sameVersions(lock, installed)) return;
  console.log("Installing packages …");
  const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (npm.status !== 0) fail("npm ci failed: see its message above. Without a network, packages cannot be installed.");
}

/** Whether every package of the lock file that belongs on this machine is installed at its version. */
function sameVersions(lock, installed) {
  const versions = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  const have = versions(installed);
  return Object.entries(versions(lock)).every(
    ([path, wanted]) => path === "" || wanted.optional || have[path]?.version === wanted.version,
  );
}

/**
 * The port PORT asks for, or the usual one. Ends the process when PORT is no port.
 * @param {number} usual
 */
export function wantedPort(usual) {
  const port = process.env.PORT ? Number(process.env.PORT) : usual;
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  return fail(
    `PORT is "${process.env.PORT}", which is no port. Use a whole number from 1 to 65535, or leave it unset.`,
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
