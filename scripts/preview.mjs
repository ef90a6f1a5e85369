/**
 * `npm run preview`: builds dist/ and serves it as a strict host would, before anything is uploaded. It opens every page of the
 * sitemap in Chromium, fetches every file they name, and prints missing files, wrong types and broken headers. PORT sets the port (4473 by
 * default), BASE_PATH the path. `-- --check` only checks and ends with status 1 if it finds anything. `-- dist` takes an existing
 * build.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { root } from "../vite/root.mjs";
import { takePort } from "./support/free-port.mjs";
import { buildSite, checkNode, fail, installPackages } from "./support/setup.mjs";
import { table } from "./support/table.mjs";

const words = process.argv.slice(2);
const onlyCheck = words.includes("--check");
const [given, ...others] = words.filter((word) => word !== "--check");
if (given?.startsWith("-") || others.length) fail(`"${words.join(" ")}" is not an option. Use --check, or one folder.`);

checkNode();
installPackages();
const { chromium } = await import("playwright-core");
const { checkPublished } = await import("./support/check-published.mjs");
const { installBrowser, launchOptions } = await import("./support/find-browser.mjs");
const { loadModule } = await import("./support/load-module.mjs");
const { serveFolder } = await import("./support/static-server.mjs");

const folder = given ? resolve(given) : join(root, "dist");
if (given && !existsSync(folder)) fail(`The folder ${folder} does not exist.`);
if (!given) await buildSite({});

const port = onlyCheck ? 0 : await takePort(4473);
const basePath = process.env.BASE_PATH || "/";
const host = await serveFolder(folder, { basePath, port }).catch((error) => fail(error.message));
const rules = { ...(await loadModule("vite/pages/hosting.ts")), ...(await loadModule("vite/pages/security.ts")) };
const headers = join(folder, "_headers");
const text = existsSync(headers) ? readFileSync(headers, "utf8") : "";
await installBrowser().catch((error) => fail(error.message));
const browser = await chromium.launch(await launchOptions());
const { findings, pages, files } = await checkPublished(host.url, browser, rules, text).catch((error) =>
  // Browsers refuse some ports, and so does fetch.
  fail(`${host.url} could not be fetched: ${error.cause?.message ?? error.message}. Try another PORT.`),
);
await browser.close();
if (findings.length) console.log(`\n${table(findings)}`);
console.log(`\n${pages} pages and ${files} files fetched, ${findings.length} findings`);

if (onlyCheck) {
  await host.close();
  process.exitCode = findings.length ? 1 : 0;
} else {
  console.log(`\n  Site    ${host.url}`);
  console.log("  Stop    Ctrl+C\n");
}
