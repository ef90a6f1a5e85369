import { defineConfig } from "vite";
import { editPlugin } from "./vite/edit/plugin.ts";
import { localServicesPlugin } from "./vite/local-services/plugin.ts";
import { prerenderPlugin } from "./vite/pages/prerender.ts";
import { themeScriptPlugin } from "./vite/pages/theme-script.ts";
import { sourcePlugins } from "./vite/plugins.ts";
import { registryPlugin } from "./vite/registry/plugin.ts";
import { root } from "./vite/root.mjs";

/** The frame and small shared parts, without their content modules. */
const APP =
  /^[^\0].*src\/(?:app\.tsx$|layout\/|components\/(?:button\/button-link|copy-note)\b|lib\/(?:use-copy|go-to-section|load-after-press))/;

export default defineConfig({
  // Relative, so that dist/ works from a sub-path as well as from a root.
  base: "./",
  // No history fallback: every page is a file, and a missing file is a 404.
  appType: "mpa",
  // In ms. Otherwise the watcher drops the second of two changes within 50 ms, such as an undo at once or an editor that
  // formats what it saved, and the page shows the first until another change.
  server: { watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 20 } } },
  experimental: {
    // A picture's address is the same text in the prerendered page and in the app that takes it over: relative to the
    // site's root, which the pages below it name as their base. Vite's own would differ, and hydration would complain.
    renderBuiltUrl: (file, { hostType }) =>
      hostType === "js" && !/\.(?:js|css)$/.test(file)
        ? { runtime: JSON.stringify(encodeURI(file)) }
        : { relative: true },
  },
  build: {
    // One sheet, which the prerendered pages take their styles from (vite/pages/page-styles.ts).
    cssCodeSplit: false,
    // Every browser that the site is made for knows module preloads.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The second shows another theme before the app loads (src/swap-page.js).
      input: ["index.html", "src/studio/preview.ts"],
      preserveEntrySignatures: "exports-only",
      checks: { pluginTimings: false },
      output: {
        // A case study's chunk is named after its folder, since all of their files are case-study.md. Rolldown's
        // runtime chunk is named on every page, so its name is short.
        chunkFileNames: ({ name, facadeModuleId }) => {
          const [, slug] = /\/([^/]+)\/case-study\.md$/.exec(facadeModuleId ?? "") ?? [];
          return `assets/${slug ?? name.replace("rolldown-", "")}-[hash].js`;
        },
        // Few files: the app in two, each route in one, and one for what several routes have in common.
        codeSplitting: {
          groups: [
            { name: "main", test: /src\/main\.tsx$/, priority: 4 },
            { name: "app", test: APP, priority: 3 },
            { name: "video-player", test: /src\/components\/video-player\//, minShareCount: 2, priority: 3 },
            // Not what loads later or only on some pages.
            {
              name: "work",
              test: /src\/routes\/work\/(?!figure-zoom|project-film|present\/|load-unlisted|sealed-page|open-sealed)/,
              priority: 2,
            },
            {
              // Without Headless UI's lists and dialogs, which neither forms nor the dashboard need.
              name: "fields",
              test: /src\/(?:components\/(?:button|field|filter-tabs|input)\/|services\/|lib\/after-paint)/,
              minShareCount: 2,
              priority: 2,
            },
            {
              name: "controls",
              // Not the source viewer, which loads on request, and not src/lib, which a link’s theme needs before the app.
              test: /node_modules\/@|src\/(?:components\/(?!source-)|services)/,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  resolve: {
    alias: [
      // Its package offers bundlers only the development build, which is larger.
      { find: /^react-router$/, replacement: `${root}node_modules/react-router/dist/production/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${root}node_modules/react-router/dist/production/dom-export.mjs` },
    ],
  },
  plugins: [
    {
      // No page uses React Router's own links and forms, but these calls would keep them: 4 KB in gzip on every page.
      name: "unused-router-parts",
      transform: {
        filter: { id: /react-router\/dist\/production\// },
        handler: (code) =>
          code.replace(/^\w+\.displayName = .*$/gm, "").replace(/\w+\.forwardRef\(/g, "/* @__PURE__ */ $&"),
      },
    },
    sourcePlugins(),
    registryPlugin(),
    themeScriptPlugin(),
    localServicesPlugin(),
    editPlugin(),
    prerenderPlugin(),
  ],
});
