/**
 * Finds the other engines for the tests, beside find-browser.mjs, which finds the Chromium.
 * Firefox, in this order: FIREFOX_PATH, an installed one, Playwright's own, Playwright's download, apt as root. WebKit:
 * Playwright's own, Playwright's download.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { firstOf, launchOptions } from "../../scripts/support/find-browser.mjs";
import { FIREFOX_FLAGS, teachFirefox } from "./teach-firefox.mjs";

const FIREFOXES = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  ...[process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"]]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, "Mozilla Firefox/firefox.exe")),
];

/** Path of a Firefox of the system, or null. @throws when FIREFOX_PATH is set but names no file */
function findFirefox() {
  const wanted = process.env.FIREFOX_PATH;
  if (wanted && !existsSync(wanted)) {
    throw new Error(`FIREFOX_PATH is "${wanted}", but that file does not exist. Correct it or unset it.`);
  }
  return wanted || firstOf(["firefox-esr", "firefox"], FIREFOXES);
}

/** Whether Playwright's own build of an engine is here. */
async function hasPlaywrights(engine) {
  return existsSync((await import("@playwright/test"))[engine].executablePath());
}

/**
 * Finds an engine for the tests, and installs it first if necessary.
 * @param {string} engine "firefox" or "webkit"
 * @throws an Error that says what to do when every way failed
 */
export async function installEngine(engine) {
  const isFirefox = engine === "firefox";
  const isHere = async () => (isFirefox && findFirefox()) || (await hasPlaywrights(engine));
  if (await isHere()) return;
  const install = (command, args) => {
    console.log(`No ${engine} found. Trying: ${command} ${args.join(" ")}`);
    spawnSync(command, args, { stdio: "inherit", timeout: 300_000 });
  };
  install(process.execPath, ["node_modules/playwright-core/cli.js", "install", "--with-deps", engine]);
  if (await isHere()) return;
  if (isFirefox && process.platform === "linux" && process.getuid?.() === 0) {
    install("apt-get", ["update", "-qq"]);
    install("apt-get", ["install", "-y", "-qq", "firefox-esr"]);
    if (await isHere()) return;
  }
  throw new Error(
    isFirefox
      ? "The tests need a Firefox and could not get one. Install Firefox, or set FIREFOX_PATH to its executable."
      : "The tests need Playwright's WebKit and could not get it. Run `npx playwright install --with-deps webkit`.",
  );
}

/**
 * What Playwright starts for an engine.
 * @param {string} engine
 */
export async function engineOptions(engine) {
  const browserName = /** @type {"chromium" | "firefox" | "webkit"} */ (engine);
  if (engine === "chromium") return { browserName, launchOptions: await launchOptions() };
  const executablePath = engine === "firefox" && findFirefox();
  if (!executablePath) return { browserName, launchOptions: {} };
  teachFirefox((await import("@playwright/test")).firefox);
  // As in Playwright's Chromium, scroll bars take no room.
  const firefoxUserPrefs = {
    "ui.useOverlayScrollbars": 1,
    // A system's chosen colour, on which its text has 4.5:1. Without a desktop Firefox has one of 2.94:1.
    "ui.highlight": "#1a5fb4",
    "ui.highlighttext": "#ffffff",
    // Tests read what was copied, for which Firefox has no permission to grant.
    "dom.events.testing.asyncClipboard": true,
  };
  return {
    browserName,
    launchOptions: { channel: "moz-firefox", executablePath, args: FIREFOX_FLAGS, firefoxUserPrefs },
  };
}
