import { join } from "node:path";
import { defineConfig, type ReporterDescription } from "@playwright/test";
import base from "../playwright.config.ts";
import { engineOptions } from "./engines/find-engine.mjs";
import { leftOut } from "./engines/left-out.mjs";

const engine = process.env.ENGINE ?? "chromium";
const root = join(import.meta.dirname, "..");
const PICTURES: ReporterDescription = ["html", { open: "never", outputFolder: join(root, "test-results/visual") }];

/** The suites of `npm run tools`: those of Chromium, and the end-to-end tests in another engine. */
export default defineConfig({
  ...base,
  outputDir: join(root, `test-results/traces/${engine}`),
  // Playwright drives an ordinary Firefox over a young protocol, which now and then loses a page.
  retries: engine === "firefox" ? 2 : 0,
  // Old, new and what differs, side by side.
  reporter: [["list"], ["json"], ...(process.argv.includes("--project=visual") ? [PICTURES] : [])],
  // Pictures change by `npm run tools -- visual --update` alone.
  updateSnapshots: "none",
  snapshotPathTemplate: "visual/pictures/{arg}{ext}",
  grepInvert: leftOut(engine).map(([where]) => where),
  projects: [
    ...["validity", "visual", "soak", "accessibility"].map((name) => ({ name, testDir: name })),
    { name: "e2e", testDir: "../tests/e2e" },
    { name: "components", testDir: "engines" },
  ],
  use: { ...base.use, ...(await engineOptions(engine)) },
});
