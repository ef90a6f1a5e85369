import { defineConfig } from "vite";
import { beforePaintPlugin } from "./vite/before-paint.ts";
import { sourcePlugins } from "./vite/plugins.ts";

export default defineConfig({
  // Relative, so that dist/ works from a sub-path as well as from a root.
  base: "./",
  // No history fallback: routes live in the hash, and a missing file is a 404.
  appType: "mpa",
  plugins: [sourcePlugins(), beforePaintPlugin()],
});
