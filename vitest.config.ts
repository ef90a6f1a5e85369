import "./tests/support/samples.ts";
import { availableParallelism } from "node:os";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchOptions } from "./scripts/support/find-browser.mjs";
import { sourcePlugins } from "./vite/plugins.ts";

/** Timeouts, in ms, for tests that hang. No test measures speed, and a busy machine takes ten times as long as a quiet one. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000 };

/** Characters of a value in a failure's message. The default truncates console messages to a count. */
const chaiConfig = { truncateThreshold: 2000 };

/** Node workers, in addition to two browsers; each is idle half the time. */
const maxWorkers = Math.max(2, availableParallelism());

/** Half of the browser tests by run time. */
const HALF = ["tests/components/[a-m]*.test.tsx"];
/** Those that need modules as they were first loaded. All others share a page: to load everything again takes a third of the run. */
const ALONE = ["tests/**/*.alone.test.tsx"];

/** Pure code (*.test.ts) runs in Node, components (*.test.tsx) in a real Chromium, and tests/owner/ on the owner's built site. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: sourcePlugins(),
        test: {
          chaiConfig,
          name: "node",
          environment: "node",
          // Loading Vite, Tailwind and the tokens again for each file takes a third of the run.
          isolate: false,
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/builds/**", "tests/owner/**"],
          maxWorkers,
          ...patience,
        },
      },
      {
        plugins: sourcePlugins(),
        test: {
          chaiConfig,
          name: "content",
          environment: "node",
          include: ["tests/owner/*.test.ts"],
          // The owner's content and colours: what tests/support/samples.ts sets for all others does not hold here.
          env: { CONTENT: "", ORG_SETTINGS: "" },
          globalSetup: ["tests/support/owner-site.ts"],
          ...patience,
        },
      },
      {
        // Builds with other settings.
        plugins: sourcePlugins(),
        test: {
          chaiConfig,
          name: "builds",
          environment: "node",
          include: ["tests/builds/*.test.ts"],
          maxWorkers,
          ...patience,
        },
      },
      {
        plugins: sourcePlugins(),
        // Bundled at the start: a package discovered half-way would be bundled again, with a second React.
        optimizeDeps: {
          include: [
            ...["react", "react-dom", "react-dom/client", "react/jsx-runtime", "react/jsx-dev-runtime"],
            ...[
              "react-router-dom",
              "@headlessui/react",
              "@floating-ui/react",
              "@emailjs/browser",
              "clsx",
              "colorjs.io/fn",
            ],
            ...["@testing-library/react", "axe-core", "fast-check"],
          ],
        },
        test: {
          chaiConfig,
          name: "browser",
          include: ["tests/**/*.test.tsx"],
          // Pages side by side in one browser share focus, fullscreen and clipboard, so each of the two browsers has one.
          maxWorkers: 1,
          ...patience,
          env: { COMPLETE: process.env.COMPLETE ?? "" },
          setupFiles: ["tests/support/browser-setup.ts"],
          // As for Testing Library's waits: the default of 1 s is short for a busy machine.
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            isolate: false,
            connectTimeout: 180_000,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: await launchOptions(),
              contextOptions: { viewport: { width: 1280, height: 800 } },
            }),
            // Two beside each other, since a page is idle half the time, waiting for its browser.
            instances: [
              { browser: "chromium", name: "browser 1", include: HALF, exclude: ALONE },
              { browser: "chromium", name: "browser 2", exclude: [...HALF, ...ALONE] },
              { browser: "chromium", name: "browser 3", include: ALONE },
            ],
          },
        },
      },
    ],
  },
});
