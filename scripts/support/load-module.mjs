import process from "node:process";
import { createServer, runnerImport } from "vite";
import { root } from "../../vite/root.mjs";
import { fail } from "./setup.mjs";

// A mistake in the owner's files ends the command with its place, not with a stack.
process.on("uncaughtException", (error) => {
  if (error.name === "OwnerError") fail(error.message);
  throw error;
});

/** @type {import("vite").InlineConfig} */
const options = { root, configFile: false, logLevel: "silent" };
/** @type {Promise<import("vite").ViteDevServer> | undefined} */
let server;

/** One server for all modules, so that each is read once. It listens to nothing and ends with the process. */
async function start() {
  const { module } = await runnerImport(`${root}vite/content/plugin.ts`, options);
  return createServer({
    ...options,
    plugins: [module.contentPlugin()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: "custom",
  });
}

/**
 * Loads a TypeScript module of the project with Vite, so that aliases and content modules work.
 * @param {string} path from the project's root, such as "src/content/site-pages.ts"
 * @returns {Promise<any>} its exports
 */
export async function loadModule(path) {
  server ??= start();
  return (await server).ssrLoadModule(root + path);
}
