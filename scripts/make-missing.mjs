/**
 * Makes the printed resume, the link previews and the icons that the owner's site lacks, if a browser is there. `npm run build` and
 * `npm start` begin with it. The build leaves out the links to what is still missing.
 */
import { spawnSync } from "node:child_process";
import process from "node:process";
import { contentFolder, isPublic } from "../vite/content-folder.mjs";
import { root } from "../vite/root.mjs";
import { findBrowser } from "./support/find-browser.mjs";
import { loadModule } from "./support/load-module.mjs";

const folder = contentFolder();
// The product has all of its samples' files.
if (folder === "samples") process.exit();
const { readContent } = await loadModule("vite/content/read-content.ts");
const { sitePages } = await loadModule("vite/content/site-pages.ts");
const content = readContent();
const commands = [
  ...(content.shown.includes("about") && !isPublic(folder, content.site.resume) ? ["resume"] : []),
  ...(sitePages(content).every(({ preview, unlisted }) => preview || unlisted) && isPublic(folder, "site.webmanifest")
    ? []
    : ["previews"]),
];
if (commands.length && (await findBrowser())) {
  for (const command of commands) {
    console.log(`Making what is missing, as npm run ${command} does …`);
    spawnSync(process.execPath, [`scripts/${command}.mjs`], { cwd: root, stdio: "inherit" });
  }
}
process.exit();
