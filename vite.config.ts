import { defineConfig } from "vite";
import { beforePaintPlugin } from "./vite/before-paint.ts";
import { localServicesPlugin } from "./vite/local-services.ts";
import { sourcePlugins } from "./vite/plugins.ts";

export default defineConfig({
  // Relative, so that dist/ works from a sub-path as well as from a root.
  base: "./",
  // No history fallback: routes live in the hash, and a missing file is a 404.
  appType: "mpa",
  // The plugins' own times are no news at every build.
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
  plugins: [sourcePlugins(), beforePaintPlugin(), localServicesPlugin()],
});
