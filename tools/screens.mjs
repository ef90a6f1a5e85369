/**
 * `npm run tools -- screens`: takes pictures of every page in both themes, at 1440 × 900 and 390 × 844, into test-results/screens/.
 * For a look after a change. `screens --readme` takes the README's pictures instead.
 */
import { mkdirSync } from "node:fs";
import process from "node:process";
import { root } from "../vite/root.mjs";

const { build } = await import("vite");
const { chromium } = await import("playwright-core");
const { BROWSER_FLAGS, installBrowser } = await import("../scripts/support/find-browser.mjs");

const SIZES = { desktop: { width: 1440, height: 900 }, mobile: { width: 390, height: 844 } };

/** @type {import("vite").InlineConfig} */
const options = { root, mode: "local-services", logLevel: "warn", build: { outDir: "dist-local" } };
await build(options);
// After the build, which would otherwise take the module server's development mode.
const { loadModule } = await import("../scripts/support/load-module.mjs");
const { sitePages } = await loadModule("src/content/site-pages.ts");
const PATHS = [...sitePages.map(({ path }) => path), "/no-such-page"];
const { servicesIn } = await loadModule("vite/local-services/plugin.ts");
const { serveFolder } = await import("../scripts/support/static-server.mjs");
const { url: base, close } = await serveFolder(`${root}dist-local`, { services: servicesIn(root) });
const browser = await chromium.launch({ executablePath: await installBrowser(), args: BROWSER_FLAGS });

/** One picture of one page. */
async function shoot(path, colorScheme, viewport, file, fullPage = true) {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
  const page = await context.newPage();
  if (!fullPage) await page.addInitScript(() => localStorage.setItem("cookieConsent", "accepted"));
  await page.goto(`${base}#${path}`);
  await page.locator("main h1").first().waitFor();
  // The text's font loads after the first frame.
  await page.waitForFunction(() => [...document.fonts].filter(({ status }) => status === "loaded").length > 1);
  await page.screenshot({ path: file, fullPage });
  await context.close();
}

if (process.argv.includes("--readme")) {
  mkdirSync(`${root}docs`, { recursive: true });
  for (const theme of ["dark", "light"])
    await shoot("/", theme, SIZES.desktop, `${root}docs/landing-${theme}.png`, false);
} else {
  const folder = `${root}test-results/screens`;
  mkdirSync(folder, { recursive: true });
  for (const path of PATHS) {
    for (const theme of ["dark", "light"]) {
      for (const [size, viewport] of Object.entries(SIZES)) {
        const name = path.slice(1).replaceAll("/", "-") || "landing";
        await shoot(path, theme, viewport, `${folder}/${name}-${theme}-${size}.png`);
      }
    }
  }
  console.log(`Pictures are in ${folder}`);
}
await browser.close();
await close();
