import "./tests/support/samples.ts";
import { defineConfig, type ReporterDescription } from "@playwright/test";
import { engineOptions } from "./scripts/support/find-engine.mjs";
import { leftOut } from "./scripts/support/left-out.mjs";

const SUITES = ["e2e", "webkit", "validity", "accessibility", "faults", "sizes", "visual", "soak"];
const engine = process.env.ENGINE ?? "chromium";
const PORT = Number(process.env.E2E_PORT ?? 4274);
const isVisual = process.argv.includes("--project=visual");
const PICTURES: ReporterDescription = ["html", { open: "never", outputFolder: "test-results/visual" }];

/** On the built site, served by the server of `npm start` with its local services. */
export default defineConfig({
  testMatch: "*.spec.ts",
  // Each run empties its folder.
  outputDir: `test-results/traces/${engine}`,
  fullyParallel: true,
  // One more than the cores of a small machine: each waits for a third of its time.
  workers: 3,
  // Playwright drives an ordinary Firefox over a young protocol, which now and then loses a page.
  retries: engine === "firefox" ? 2 : 0,
  // Limits for what hangs, not for how fast something is: a busy machine takes three times as long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // The pages of pictures: old, new and what differs, side by side.
  reporter: [["list"], ["json"], ...(isVisual ? [PICTURES] : [])],
  // Pictures change by `npm run visual:update` alone.
  updateSnapshots: "none",
  snapshotPathTemplate: "tests/visual/pictures/{arg}{ext}",
  // `npm test -- e2e` and so on: a suite is the folder of its name.
  grepInvert: leftOut(engine).map(([where]) => where),
  projects: SUITES.map((name) => ({ name, testDir: `tests/${name}` })),
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    colorScheme: "dark",
    contextOptions: { reducedMotion: "reduce" },
    ...(await engineOptions(engine)),
  },
  webServer: {
    // `npm test` has built the site before: scripts/test.mjs.
    command: `node scripts/start.mjs${process.env.SITE_IS_BUILT ? " --no-build" : ""}`,
    url: `http://localhost:${PORT}`,
    env: { PORT: String(PORT), LOCAL_SERVICES_TEST: "1", OUTBOX: "test-results/outbox" },
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
