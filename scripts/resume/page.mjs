/**
 * The resume as one HTML document, from the content: what scripts/resume.mjs prints. The same content gives the same
 * text on every machine, so a digest of it tells whether a printed PDF is up to date.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { loadModule } from "../support/load-module.mjs";

const source = new URL("../../src/", import.meta.url);

const { typefaceFiles } = await loadModule("vite/fonts/typeface-files.ts");
const { oneLine } = await loadModule("src/content/break-title.ts");
const { createInkMeasure, missingIn } = await loadModule("vite/modules/fit-table.ts");
const { htmlTag, resumeOf } = await loadModule("vite/content/plugin.ts");
const { escapeHtml } = await loadModule("vite/pages/head.ts");

/** The descriptors of a face with one of the typeface's cuts inside. */
async function font(part) {
  const { fileOf, faces } = await typefaceFiles();
  const file = await readFile(fileOf(part));
  const { weight, stretch } = faces[part.replace("-accents", "")];
  const descriptors = `font-weight: ${weight};${stretch && ` font-stretch: ${stretch};`}`;
  return `url(data:font/woff2;base64,${file.toString("base64")}) format("woff2"); ${descriptors}`;
}

/** @param html beside the heading */
const item = (heading, html) => `<li><h3>${escapeHtml(heading)}</h3><p>${html}</p></li>`;

const section = (heading, items) =>
  items.length ? `<section><h2>${escapeHtml(heading)}</h2><ul>${items.join("")}</ul></section>` : "";

/** The document with its fonts inside, complete without any other file. @param {string} [tag] shown with what has none */
export async function resumePage(tag) {
  const { readContent } = await loadModule("vite/content/read-content.ts");
  const { resume } = tag ? { resume: resumeOf(readContent(), tag) } : await loadModule("src/content/resume.ts");
  const { pages, profile } = await loadModule("src/content/site.ts");
  const isFitted = !missingIn(await createInkMeasure(), oneLine(resume.basics.name)).length;
  const tokens = JSON.parse(await readFile(new URL("../tokens/palette.tokens.json", source), "utf8")).palette;
  const color = (name) => tokens[name].$value.hex ?? tokens[name].$value;

  const work = resume.work.map((job) =>
    item(
      job.position || job.name,
      `<b>${escapeHtml(job.name)}</b> ${escapeHtml(job.period)}<br>${escapeHtml(job.summary)}${job.highlights?.map((text) => `<br>– ${escapeHtml(text)}`).join("") ?? ""}`,
    ),
  );
  const skills = resume.skills.map(({ name, keywords }) => item(name, keywords.map(escapeHtml).join(", ")));
  const education = resume.education.map((each) => {
    const degree = [each.studyType, each.area].filter(Boolean).join(", ");
    const school = degree && `<b>${escapeHtml(each.institution)}</b> `;
    return item(degree || each.institution, school + escapeHtml(each.period));
  });
  const languages = resume.languages.map(({ language, fluency = "" }) => item(language, escapeHtml(fluency)));
  const links = [
    { href: `mailto:${resume.basics.email}`, label: resume.basics.email },
    ...resume.basics.profiles.map(({ network, url }) => ({ href: url, label: network })),
  ]
    .map(({ href, label }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`)
    .join("");

  return `<!doctype html>
${htmlTag(profile.language)}
<meta charset="utf-8">
<title>${escapeHtml(resume.basics.name)}: resume</title>
<style>
  @font-face { font-family: Cut; src: ${await font("cut")} }
  @font-face { font-family: CutAccents; src: ${await font("cut-accents")} }
  @font-face { font-family: Text; src: ${await font("text")} }
  @font-face { font-family: TextAccents; src: ${await font("text-accents")} }
  @page { size: A4; margin: 0; }
  * { box-sizing: border-box; margin: 0; padding: 0; }
  body { width: 210mm; height: 296.9mm; font: 400 11.5pt/1.5 Text, TextAccents, sans-serif; color: ${color("ink")}; background: ${color("box")}; print-color-adjust: exact; display: flex; flex-direction: column; overflow: hidden; }
  header { color: ${color("bone")}; padding: 12mm 14mm 10mm; }
  h1 { font: 700 100pt/${isFitted ? ".76" : "normal"} Cut, CutAccents, sans-serif; font-stretch: 62%; text-transform: uppercase; white-space: nowrap; width: max-content; }
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
  <p class="lead">${escapeHtml(resume.basics.summary ?? "")}</p>
  ${section(pages.about.experienceHeading, work)}
  ${section(pages.about.educationHeading, education)}
  ${section(pages.about.skillsHeading, skills)}
  ${section(pages.about.languagesHeading, languages)}
</main>
<footer>${links}</footer>
</html>`;
}

/**
 * Digest of a document, as the printed PDF contains it.
 * @param {string} page
 * @returns {string} SHA-256 in hexadecimal
 */
export function digestOf(page) {
  return createHash("sha256").update(page).digest("hex");
}

/**
 * The PDF with the digest in a comment near its end, so that its table of byte offsets stays valid.
 * @param {Buffer} pdf as Chromium prints it
 * @param {string} digest
 */
export function withDigest(pdf, digest) {
  const end = pdf.lastIndexOf("startxref");
  return Buffer.concat([pdf.subarray(0, end), Buffer.from(`%sha256:${digest}\n`), pdf.subarray(end)]);
}
