/** Runs the components' tests in a real browser: npx vitest run --config vitest.dc.config.ts */
import { readFileSync } from "node:fs";
import { playwright } from "@vitest/browser-playwright";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import viteConfig from "../../../vite.config.ts";

const { tailwind } = JSON.parse(readFileSync("components.json", "utf8"));
const { CHROME_PATH: path, CHROME_FLAGS: flags = "" } = process.env;
const folder = "src/components/dc/tests";

export default mergeConfig(
  viteConfig,
  defineConfig({
    // A package discovered later would be bundled with a second React.
    optimizeDeps: {
      include: [
        ...["react", "react-dom", "react-dom/client", "react/jsx-runtime", "react/jsx-dev-runtime"],
        ...["clsx", "@testing-library/react", "axe-core", "fast-check"],
      ],
    },
    test: {
      testTimeout: 30_000,
      hookTimeout: 30_000,
      // Pure code (*.test.ts) runs in Node, components (*.test.tsx) in a browser.
      projects: [
        { extends: true, test: { name: "node", include: [`${folder}/*.test.ts`] } },
        {
          extends: true,
          test: {
            name: "browser",
            include: [`${folder}/*.test.tsx`],
            // Your style sheet with the theme loads first, as on your pages.
            setupFiles: [tailwind.css, `${folder}/support/browser-setup.ts`],
            expect: { poll: { timeout: 15_000 } },
            // Parallel pages would share focus, fullscreen and clipboard.
            maxWorkers: 1,
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              viewport: { width: 1280, height: 800 },
              provider: playwright({
                // Set CHROME_PATH, or run: npx playwright install chromium
                launchOptions: { ...(path && { executablePath: path }), args: flags.split(" ").filter(Boolean) },
              }),
              instances: [{ browser: "chromium" }],
            },
          },
        },
      ],
    },
  }),
);
