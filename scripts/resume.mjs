/**
 * `npm run resume`: prints resume.json, with site.yaml and pages.yaml, into public/ in the content's folder: one tagged PDF page in
 * the site's fonts. Run it after changing the content; commit the result.
 * `-- --for design` prints what has no tag in `x-for` or the tag design, with highlights, beside resume.json, so that the site
 * does not publish it.
 */
import { mkdir, writeFile } from "node:fs/promises";
import process from "node:process";
import { chromium } from "playwright-core";
import { contentFolder } from "../vite/content-folder.mjs";
import { root } from "../vite/root.mjs";
import { slugOf } from "../vite/slug.mjs";
import { digestOf, resumePage, withDigest } from "./resume/page.mjs";
import { BROWSER_FLAGS, installBrowser } from "./support/find-browser.mjs";
import { loadModule } from "./support/load-module.mjs";
import { fail } from "./support/setup.mjs";

const folder = contentFolder();
const [option, tag] = process.argv.slice(2);
if (option && (option !== "--for" || !tag)) fail("Name a tag of resume.json: npm run resume -- --for design");
if (tag) {
  const { readContent } = await loadModule("vite/content/read-content.ts");
  const { tagsIn } = await loadModule("vite/content/normalize-resume.ts");
  const tags = [...new Set(tagsIn(readContent().resume))];
  if (!tags.includes(tag)) fail(`Nothing in resume.json has the tag "${tag}". Tags: ${tags.join(", ") || "none yet"}.`);
}
const target = `${folder}/${tag ? `resume-${slugOf(tag, "tagged")}` : "public/resume"}.pdf`;
const html = await resumePage(tag);

// The PDF names it as its creator.
const args = [...BROWSER_FLAGS, "--user-agent=resume"];
const browser = await chromium.launch({ executablePath: await installBrowser(), args });
try {
  const tab = await browser.newPage();
  await tab.setContent(html, { waitUntil: "load" });
  // The name fills the width, like titles on the site. A short name stops at 130 pt.
  await tab.evaluate(async () => {
    await document.fonts.ready;
    const name = document.querySelector("h1");
    const measure =
      name.parentElement.clientWidth - 2 * Number.parseFloat(getComputedStyle(name.parentElement).paddingLeft);
    name.style.fontSize = `${Math.min(130, (100 * measure) / name.offsetWidth)}pt`;
  });
  const overflow = await tab.evaluate(
    () => document.querySelector("main").scrollHeight - document.querySelector("main").clientHeight,
  );
  if (overflow > 0) {
    console.error(`The resume is ${overflow} px too long for one page. Shorten ${folder}/resume.json.`);
    process.exitCode = 1;
  } else {
    const printed = await tab.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: false });
    const pdf = withDigest(printed, digestOf(html));
    await mkdir(`${root}${folder}/public`, { recursive: true });
    await writeFile(root + target, pdf);
    console.log(`${target}  ${(pdf.length / 1024).toFixed(1)} KB`);
  }
} finally {
  await browser.close();
}
