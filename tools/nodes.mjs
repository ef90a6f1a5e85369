/**
 * `npm run tools -- nodes`: the README's two commands in a fresh clone of the last commit, on each version of Node that the site
 * can be built with. `npm run tools -- nodes 24` takes one. The versions come from npm, which has Node's own builds as packages.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../scripts/support/free-port.mjs";
import { fail } from "../scripts/support/setup.mjs";
import { root } from "../vite/root.mjs";

const VERSIONS = process.argv.length > 2 ? process.argv.slice(2) : ["20", "22", "24"];
const isWindows = process.platform === "win32";
const build = `node-${isWindows ? "win" : process.platform}-${process.arch}`;

function run(command, args, options) {
  const { status } = spawnSync(command, args, { stdio: "inherit", shell: isWindows, ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed.`);
}

/** Starts the site as a newcomer would, and waits until it answers. */
async function startSite(cwd, env) {
  const port = await freePort(4600);
  const npm = spawn("npm", ["start"], {
    cwd,
    env: { ...env, PORT: `${port}` },
    shell: isWindows,
    detached: !isWindows,
  });
  let output = "";
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (data) => (output += data));
  try {
    for (let tries = 0; tries < 600 && npm.exitCode === null; tries++) {
      const answer = await fetch(`http://localhost:${port}/about/`).catch(() => undefined);
      if (answer?.ok && (await answer.text()).includes("<h1")) return;
      await wait(1000);
    }
    throw new Error(`npm start did not serve the site.\n${output}`);
  } finally {
    if (isWindows) npm.kill();
    else process.kill(-npm.pid);
  }
}

const failed = [];
for (const version of VERSIONS) {
  const folder = mkdtempSync(join(tmpdir(), `portfolio-node-${version}-`));
  try {
    run("npm", ["install", "--no-save", "--silent", "--prefix", folder, `${build}@${version}`]);
    const bin = join(folder, "node_modules", build, "bin");
    const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
    run("node", ["--version"], { env });
    const clone = join(folder, "site");
    run("git", ["clone", "--quiet", root, clone]);
    await startSite(clone, env);
    console.log(`Node ${version}: npm start serves the site.`);
    run("npm", ["test"], { cwd: clone, env });
  } catch (error) {
    console.error(`Node ${version}: ${error.message}`);
    failed.push(version);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
if (failed.length) fail(`The two commands fail on Node ${failed.join(", ")}. See above.`);
console.log(`\nThe two commands pass on Node ${VERSIONS.join(", ")}.`);
