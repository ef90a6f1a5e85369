import { availableParallelism } from "node:os";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { BROWSER_FLAGS, findBrowser } from "./scripts/support/find-browser.mjs";
import { sourcePlugins } from "./vite/plugins.ts";

/** Limits, in ms, for what hangs. How fast something is, no test asks: a busy machine takes three times as long. */
const patience = { testTimeout: 30_000, hookTimeout: 30_000 };

/** Files at a time in Node, beside the one in the browser: each waits for half of its time. */
const maxWorkers = Math.max(2, availableParallelism());

/** Pure code (*.test.ts) runs in Node, components (*.test.tsx) in a real Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: sourcePlugins(),
        test: {
          name: "node",
          environment: "node",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/registry/**"],
          maxWorkers,
          ...patience,
        },
      },
      {
        // Minutes long, so apart: `npm run test:registry`. It installs packages and runs the component tests elsewhere.
        test: {
          name: "registry",
          environment: "node",
          include: ["tests/registry/*.test.ts"],
          testTimeout: 900_000,
          hookTimeout: 900_000,
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
            ...["@testing-library/react", "@react-aria/test-utils", "axe-core", "fast-check"],
          ],
        },
        test: {
          name: "browser",
          include: ["tests/**/*.test.tsx"],
          // One page after the other: pages side by side share focus, fullscreen and clipboard.
          maxWorkers: 1,
          ...patience,
          setupFiles: ["tests/support/browser-setup.ts"],
          // As for Testing Library's waits: the default of 1 s is short for a busy machine.
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            connectTimeout: 180_000,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { executablePath: (await findBrowser()) ?? undefined, args: BROWSER_FLAGS },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
