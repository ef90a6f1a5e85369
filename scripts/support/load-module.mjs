import { runnerImport } from "vite";
import { root } from "./setup.mjs";

/**
 * What a TypeScript module of the project exports. Vite loads the module, so aliases and import.meta.glob work in it.
 * @param {string} path from the project's root, such as "src/content/site-pages.ts"
 */
export async function loadModule(path) {
  const { module } = await runnerImport(root + path, { configFile: false, logLevel: "error" });
  return module;
}
