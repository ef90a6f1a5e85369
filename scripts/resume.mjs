/**
 * Prints public/resume.pdf from src/content/resume.json and profile.ts: one tagged page of selectable text in the
 * site's own type. Run by hand (`node scripts/resume.mjs`) after a change of content; the result is committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { runnerImport } from "vite";
import { BROWSER_FLAGS, installBrowser } from "./find-browser.mjs";

const source = new URL("../src/", import.meta.url);
const target = new URL("../public/resume.pdf", import.meta.url);

const content = (name) =>
  runnerImport(fileURLToPath(new URL(`content/${name}`, source)), { configFile: false, logLevel: "error" });
const { resume } = (await content("resume.ts")).module;
const tokens = JSON.parse(await readFile(new URL("../tokens/palette.tokens.json", import.meta.url), "utf8")).palette;
const color = (name) => tokens[name].$value.hex;

async function font(name) {
  const file = await readFile(new URL(`theme/fonts/${name}.woff2`, source));
  return `url(data:font/woff2;base64,${file.toString("base64")}) format("woff2")`;
}

function escapeHtml(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

const period = ({ startDate, endDate }) => (startDate ? `${startDate} – ${endDate ?? "now"}` : "");

const work = resume.work
  .map(
    (job) =>
      `<li><h3>${escapeHtml(job.position)}</h3><p><b>${escapeHtml(job.name)}</b> ${period(job)}<br>${escapeHtml(job.summary)}</p></li>`,
  )
  .join("");
const skills = resume.skills
  .map(({ name, keywords }) => `<li><h3>${escapeHtml(name)}</h3><p>${keywords.map(escapeHtml).join(", ")}</p></li>`)
  .join("");
const links = [
  { href: `mailto:${resume.basics.email}`, label: resume.basics.email },
  ...resume.basics.profiles.map(({ network, url }) => ({ href: url, label: network })),
]
  .map(({ href, label }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`)
  .join("");

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapeHtml(resume.basics.name)}: resume</title>
<style>
  @font-face { font-family: Cut; src: ${await font("archivo-cut")}; font-weight: 700; font-stretch: 62% 125%; }
  @font-face { font-family: CutAccents; src: ${await font("archivo-cut-accents")}; font-weight: 700; font-stretch: 62% 125%; }
  @font-face { font-family: Text; src: ${await font("archivo-text")}; font-weight: 400 700; font-stretch: 100% 125%; }
  @font-face { font-family: TextAccents; src: ${await font("archivo-text-accents")}; font-weight: 400 700; font-stretch: 100% 125%; }
  @page { size: A4; margin: 0; }
  * { box-sizing: border-box; margin: 0; padding: 0; }
  body { width: 210mm; height: 296.9mm; font: 400 11.5pt/1.5 Text, TextAccents, sans-serif; color: ${color("ink")}; background: ${color("box")}; print-color-adjust: exact; display: flex; flex-direction: column; overflow: hidden; }
  header { color: ${color("bone")}; padding: 12mm 14mm 10mm; }
  h1 { font: 700 100pt/.76 Cut, CutAccents, sans-serif; font-stretch: 62%; text-transform: uppercase; white-space: nowrap; width: max-content; }
  header p { font-size: 14pt; line-height: 1.35; font-weight: 700; font-stretch: 116%; margin-top: 6mm; }
  .lining { height: 3mm; background: ${color("coral")}; }
  main { flex: 1; background: ${color("paper")}; margin: 0 3mm; padding: 12mm 11mm; display: flex; flex-direction: column; gap: 11mm; }
  .lead { font-size: 15pt; line-height: 1.42; max-width: 34em; }
  h2 { font-size: 19pt; line-height: 1.14; font-stretch: 125%; letter-spacing: -.012em; margin-bottom: 3.5mm; }
  ul { list-style: none; border-block: .5mm solid; }
  li { display: grid; grid-template-columns: 5fr 8fr; gap: 6mm; padding: 3mm 0 3.2mm; }
  li + li { border-top: .25mm solid #d4d3cc; }
  h3 { font-size: 12.5pt; line-height: 1.4; font-stretch: 116%; }
  p { text-wrap: pretty; }
  b { font-weight: 600; }
  footer { color: ${color("bone")}; padding: 5.5mm 14mm 6mm; display: flex; justify-content: space-between; gap: 6mm; font-size: 9.5pt; font-weight: 600; font-stretch: 112%; }
  a { color: inherit; text-decoration: none; }
</style>
<header><h1>${escapeHtml(resume.basics.name)}</h1><p>${escapeHtml(resume.basics.label)}</p></header>
<div class="lining"></div>
<main>
  <p class="lead">${escapeHtml(resume.basics.summary)}</p>
  <section><h2>Experience</h2><ul>${work}</ul></section>
  <section><h2>Skills</h2><ul>${skills}</ul></section>
</main>
<footer>${links}</footer>
</html>`;

const browser = await chromium.launch({ executablePath: await installBrowser(), args: BROWSER_FLAGS });
try {
  const tab = await browser.newPage();
  await tab.setContent(page, { waitUntil: "load" });
  // The name fills the measure, as titles do on the site; a short one stops at 130 pt.
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
    console.error(
      `The resume is ${overflow} px too long for one page, and its end would be cut off. Shorten src/content/resume.json.`,
    );
    process.exitCode = 1;
  } else {
    const pdf = await tab.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: false });
    await writeFile(target, pdf);
    console.log(`public/resume.pdf  ${(pdf.length / 1024).toFixed(1)} KB`);
  }
} finally {
  await browser.close();
}
