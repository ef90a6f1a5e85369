import { runnerImport } from "vite";
import { root } from "../../vite/root.mjs";

/** @type {import("vite").InlineConfig} */
const options = { configFile: false, logLevel: "error" };
/** The plugins that turn content into modules. */
let plugins;

/**
 * Loads a TypeScript module of the project with Vite, so that aliases and content modules work.
 * @param {string} path from the project's root, such as "src/content/site-pages.ts"
 */
export async function loadModule(path) {
  plugins ??= Promise.all([
    runnerImport(`${root}vite/content/plugin.ts`, options),
    runnerImport(`${root}vite/content/pictures.ts`, options),
  ]).then(([content, pictures]) => [content.module.contentPlugin(), pictures.module.picturesPlugin()]);
  const { module } = await runnerImport(root + path, { ...options, plugins: await plugins });
  return module;
}
