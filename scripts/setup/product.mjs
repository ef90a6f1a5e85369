import { loadModule } from "../support/load-module.mjs";

/** The site's own code, as setup uses it. */
export const product = await loadModule("vite/content/setup.ts");
