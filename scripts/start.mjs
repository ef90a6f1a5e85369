/**
 * `npm start`: installs when needed, builds, and serves the production site with the local services on one port.
 * PORT sets the port (4173 by default). If it is taken, the next free one is used. `--no-build` serves the last build.
 */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import process from "node:process";
import { contentFolder } from "../vite/content-folder.mjs";
import { root } from "../vite/root.mjs";
import { freePort, takePort } from "./support/free-port.mjs";
import { buildSite, checkNode, installPackages } from "./support/setup.mjs";

checkNode();
installPackages();
const { loadModule } = await import("./support/load-module.mjs");
const { serveFolder } = await import("./support/static-server.mjs");

const port = await takePort(4173);
// The registry's items name each other by whole addresses.
process.env.SITE_URL ??= `http://localhost:${port}/`;
// The mode "local-services" reads .env.local-services: forms and calls go to this process instead of the real services.
if (!process.argv.includes("--no-build")) {
  spawnSync(process.execPath, ["scripts/generate.mjs"], { cwd: root, stdio: "inherit" });
  await buildSite({ mode: "local-services", build: { outDir: "dist-local" } });
}
// After the build, which would otherwise take the module server's development mode.
const { servicesIn } = await loadModule("vite/local-services/plugin.ts");
await serveFolder(join(root, "dist-local"), { port, services: servicesIn(root) });
console.log(`\n  Site    http://localhost:${port}/`);
console.log(`  Mail    ${resolve(root, process.env.OUTBOX || "outbox")}  (what the forms send, one .eml file each)`);
if (contentFolder() === "content") {
  const { serveSources } = await import("./support/serve-sources.mjs");
  console.log(`  Edit    ${await serveSources({ port: await freePort(5173) })}`);
}
console.log("  Stop    Ctrl+C\n");
