import "./tests/support/samples.ts";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./scripts/support/find-browser.mjs";

const PORT = Number(process.env.E2E_PORT ?? 4274);

/** On the built site, served by the server of `npm start` with its local services. */
export default defineConfig({
  testMatch: "*.spec.ts",
  // Each run empties its folder.
  outputDir: "test-results/traces/chromium",
  fullyParallel: true,
  // One more worker than cores: each is idle a third of the time.
  workers: 3,
  // For tests that hang. No test measures speed.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json"]],
  // `npm test -- e2e` and so on: a suite is the folder of its name.
  projects: ["e2e", "accessibility", "faults", "sizes"].map((name) => ({ name, testDir: `tests/${name}` })),
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    colorScheme: "dark",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: await launchOptions(),
  },
  webServer: {
    // `npm test` has already built the site: scripts/test.mjs.
    command: `node scripts/start.mjs${process.env.SITE_IS_BUILT ? " --no-build" : ""}`,
    cwd: import.meta.dirname,
    url: `http://localhost:${PORT}`,
    env: { PORT: String(PORT), OUTBOX: "test-results/outbox" },
    timeout: 300_000,
    // A taken port stops the run, so that it does not test another site.
    reuseExistingServer: false,
  },
});
