/**
 * Makes the printed resume, the link previews and the icons again that the owner's site lacks, or that are older than its content or
 * the product, if a browser is there. `npm run build` and `npm start` begin with it. The build leaves out the links to what is still
 * missing.
 */
import { spawnSync } from "node:child_process";
import process from "node:process";
import { contentFolder } from "../vite/content-folder.mjs";
import { root } from "../vite/root.mjs";
import { generatedFiles, outOfDate } from "./doctor.mjs";
import { findBrowser } from "./support/find-browser.mjs";
import { loadModule } from "./support/load-module.mjs";

// The product has all of its samples' files.
if (contentFolder() === "samples") process.exit();
const { readContent } = await loadModule("vite/content/read-content.ts");
const content = readContent();
const notes = outOfDate(await generatedFiles(content));
const commands = [...(content.shown.includes("about") ? ["resume"] : []), "previews"].filter((name) =>
  notes.some((note) => note.endsWith(`npm run ${name}`)),
);
if (commands.length && (await findBrowser())) {
  for (const command of commands) {
    console.log(`Making what is missing or older than the content, as npm run ${command} does …`);
    spawnSync(process.execPath, [`scripts/${command}.mjs`], { cwd: root, stdio: "inherit" });
  }
}
process.exit();
