/** Finds Chromium: CHROME_PATH, an installed Chrome or Chromium, Playwright's own, Playwright's download, or apt as root. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";

const NAMES = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser", "chrome"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...[process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, "Google/Chrome/Application/chrome.exe")),
];

/**
 * Disabled features. Every new window would load the first two, pages of the address bar; the others are from Playwright's list,
 * which this one replaces.
 */
const DISABLED = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
  ...["AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...["HttpsFirstBalancedModeAutoEnable", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints"],
  ...["PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning"],
];

/** Flags that keep a headless Chromium quiet, offline and able to run as root. */
export const BROWSER_FLAGS = [
  `--disable-features=${DISABLED.join()}`,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The headless shell uses a third less CPU, so tests prefer it. */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];
/** Otherwise the shell rounds the widths of glyphs. */
const SHELL_FLAGS = ["--font-render-hinting=none"];

/** Launch options for tests; without a path Playwright uses its own browser. */
export async function launchOptions() {
  const path = (process.env.CHROME_PATH ? null : firstOf(SHELLS)) ?? (await findBrowser()) ?? undefined;
  const isShell = SHELLS.some((name) => path?.includes(name));
  // A process for each page would take an eighth more CPU, and a preview that nobody closes would print for ever.
  const args = [...BROWSER_FLAGS, "--renderer-process-limit=1", "--disable-print-preview"];
  return { executablePath: path, args: isShell ? [...args, ...SHELL_FLAGS] : args };
}

/** The first program on the PATH, or else the first file, that exists. */
export function firstOf(names, files = []) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...files].find((path) => existsSync(path)) ?? null;
}

/** Path of an installed browser, or null. @throws when CHROME_PATH is set but names no file */
export async function findBrowser() {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROME_PATH is "${wanted}", but that file does not exist. Correct it or unset it.`);
  }
  const installed = firstOf(NAMES, PLACES);
  if (installed) return installed;
  const { chromium } = await import("playwright-core");
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/** Path of a browser, installed first if necessary. @throws when every way failed */
export async function installBrowser() {
  const here = await findBrowser();
  if (here) return here;
  console.log("No Chrome or Chromium found.");
  const run = (command, args) => {
    console.log(`Trying: ${command} ${args.join(" ")}`);
    return spawnSync(command, args, { stdio: "inherit", timeout: 300_000 }).status === 0;
  };
  run(process.execPath, ["node_modules/playwright-core/cli.js", "install", "chromium"]);
  const downloaded = await findBrowser();
  if (downloaded) return downloaded;
  if (process.platform === "linux" && process.getuid?.() === 0) {
    run("apt-get", ["update", "-qq"]);
    for (const name of ["chromium", "chromium-headless-shell"]) run("apt-get", ["install", "-y", "-qq", name]);
    const packaged = await findBrowser();
    if (packaged) return packaged;
  }
  throw new Error(
    "Chrome or Chromium is needed and could not be installed. Install Google Chrome, or set CHROME_PATH to a browser's executable.",
  );
}
