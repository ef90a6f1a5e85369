/**
 * `npm run seal -- marz "Acme"` seals work/marz, makes a link for Acme and prints it; `npm run seal -- marz` lists the links;
 * `-- marz --withdraw "Acme"` withdraws one. Links work, and end, with the next published build.
 */
import process from "node:process";
import { contentFolder } from "../vite/content-folder.mjs";
import { loadModule } from "./support/load-module.mjs";
import { checkNode, fail, installPackages } from "./support/setup.mjs";

checkNode();
installPackages();
const words = process.argv.slice(2);
const isWithdrawn = words.includes("--withdraw");
const [slug, name] = words.filter((word) => word !== "--withdraw");
const folder = contentFolder();
if (folder === "samples") fail("The samples are the product's. Run npm run setup first.");
const { readContent } = await loadModule("vite/content/read-content.ts");
const { addRecipient, linkOf, readRecipients, withdraw } = await loadModule("vite/content/recipients.ts");
const { ContentFiles } = await loadModule("vite/edit/content-files.ts");
const { site, studies } = readContent(folder);
const study = studies.find((each) => each.slug === slug);
if (!study) fail(`Name one of these case studies: ${studies.map((each) => each.slug).join(", ")}.`);
try {
  if (isWithdrawn) {
    withdraw(folder, slug, name);
    console.log(`The link of ${name} ends with the next published build. A copy of the old site still opens with it.`);
  } else if (name) {
    const sealed = { file: `work/${slug}/case-study.md`, path: ["sealed"], value: true };
    // The key may be missing, or false.
    if (!study.sealed) for (const was of [null, false]) new ContentFiles(folder).change({ ...sealed, was });
    console.log(linkOf(addRecipient(folder, slug, name), slug, site.site));
    console.log(`Publish the site, then send ${name} this link. Anyone with the link can read the case study.`);
  } else {
    for (const each of readRecipients(folder)[slug] ?? [])
      console.log(`${each.name}  ${linkOf(each, slug, site.site) ?? "(withdrawn)"}`);
    if (!study.sealed) console.log(`work/${slug} is not sealed: npm run seal -- ${slug} "Name"`);
  }
} catch (error) {
  fail(error.message);
}
process.exit();
