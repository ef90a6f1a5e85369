import { defineConfig } from "vite";
import { beforePaintPlugin } from "./vite/before-paint.ts";
import { localServicesPlugin } from "./vite/local-services.ts";
import { notFoundPlugin } from "./vite/not-found.ts";
import { sourcePlugins } from "./vite/plugins.ts";
import { prerenderPlugin } from "./vite/prerender.ts";

export default defineConfig({
  // Relative, so that dist/ works from a sub-path as well as from a root.
  base: "./",
  // No history fallback: every page is a file, and a missing file is a 404.
  appType: "mpa",
  experimental: {
    // A picture's address is the same text in the prerendered page and in the app that takes it over: relative to the
    // site's root, which the pages below it name as their base. Vite's own would differ, and hydration would complain.
    renderBuiltUrl: (file, { hostType }) =>
      hostType === "js" && !/\.(?:js|css)$/.test(file) ? { runtime: JSON.stringify(file) } : { relative: true },
  },
  // The plugins' own times are no news at every build.
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
  plugins: [sourcePlugins(), beforePaintPlugin(), localServicesPlugin(), notFoundPlugin(), prerenderPlugin()],
});
