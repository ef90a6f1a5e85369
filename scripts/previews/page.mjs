/**
 * The preview pictures as HTML, from the content and tokens/. The same content gives the same text on every
 * machine, so a digest of it tells whether a picture is up to date (scripts/doctor.mjs).
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../../vite/root.mjs";
import { loadModule } from "../support/load-module.mjs";

const text = (path) => readFile(join(root, path), "utf8");

const { sitePages } = await loadModule("src/content/site-pages.ts");
const { pages } = await loadModule("src/content/site.ts");
export const { profile } = await loadModule("src/content/site.ts");
const { projects } = await loadModule("src/content/work/projects.ts");
const { readContent } = await loadModule("vite/content/read-content.ts");
const { escapeHtml, previewOf } = await loadModule("vite/pages/head.ts");
const { createInkMeasure, fitLine, missingIn, plainSize } = await loadModule("vite/modules/fit-table.ts");
const { htmlTag } = await loadModule("vite/content/plugin.ts");
const { typefaceFiles } = await loadModule("vite/fonts/typeface-files.ts");
const { loadTokens } = await loadModule("vite/tokens/tokens.ts");

const { studies } = readContent();
/** The opening tag of every preview. */
export const html = htmlTag(profile.language);
/** A preview's size in px. */
export const SIZE = { width: 1200, height: 630 };
/** In px. The title fills the rest of the width. */
const SIDE = 60;
const PAD = 52;
const MEASURE = SIZE.width - SIDE - 2 * PAD;
/** Room for all lines of a title, in px. */
const TITLE_HEIGHT = 270;
/** Height of a title's capitals in em, and the gap of two lines in px. */
const CAPITALS = 0.6875;
const GAP = 20;

export const tokens = await loadTokens();
const measure = await createInkMeasure();

/** @param {string | URL} path absolute */
export async function dataUrl(path, type) {
  return `data:${type};base64,${(await readFile(path)).toString("base64")}`;
}

async function fontFaces() {
  const { sheet } = await typefaceFiles();
  const css = await readFile(sheet, "utf8");
  const files = [...css.matchAll(/url\("(.*?)"\)/g)].map(([, file]) => file);
  const urls = await Promise.all(files.map((file) => dataUrl(new URL(file, pathToFileURL(sheet)), "font/woff2")));
  return files.reduce((rules, file, index) => rules.replace(file, urls[index]), css);
}

const layout = `body { display: grid; width: ${SIZE.width}px; height: ${SIZE.height}px; overflow: hidden; }
body > div { display: flex; margin-inline-start: ${SIDE}px; border-inline-start: 12px solid var(--accent); box-shadow: -1px 0 var(--case), 1px 0 var(--case); flex-direction: column; background: var(--box); min-width: 0; }
header { position: relative; flex: 1; display: flex; flex-direction: column; justify-content: space-between; padding-block: 40px 76px; padding-inline: ${PAD - 12}px ${PAD}px; background: var(--lid); color: var(--on-lid); }
h1 { container-type: inline-size; width: ${MEASURE}px; }
header p { max-width: none; font-size: 38px; line-height: 1.16; font-weight: 700; font-stretch: 116%; letter-spacing: -0.01em; text-wrap: balance; }
[data-fit] + [data-fit] { margin-top: ${GAP}px; }
.lining { position: relative; z-index: 2; height: 20px; background: var(--lining); }
.lining i { position: absolute; inset-inline-start: 43%; bottom: 0; width: 128px; height: 64px; border-radius: 64px 64px 0 0; background: var(--lining); }
footer { display: flex; justify-content: space-between; gap: 32px; margin: 0 14px; padding-block: 30px 32px; padding-inline: ${PAD - 26}px ${PAD - 14}px; background: var(--bg); font-size: 30px; line-height: 1.2; font-stretch: 112%; text-wrap: balance; }
footer b { flex: none; }
footer b:empty { display: none; }
/* Larger than on the page, so that its shape is still read in a small preview. */
.die-cut { zoom: 1.4; margin: -1px var(--layout-wall) calc(1px - var(--edge-height)); }
header:has(+ .die-cut) { padding-bottom: 40px; }
.die-cut + footer { padding-top: calc(var(--edge-height) * 1.4 + 30px); }
[data-path="/"] footer { margin: 0; padding-inline-start: ${PAD - 12}px; font-weight: 700; font-stretch: 116%; background: var(--lining); color: var(--on-lining); }
[data-path="/"] header { padding-bottom: 88px; }
[data-path="/"] .lining { height: 0; }`;

// Browsers skip Tailwind's own at-rules; the plain rules style the lid, its edge and its title.
export const previewStyle = async () => `${await fontFaces()}
${tokens.css}
${(await text("src/app.css")).replace(/^@import.*$/gm, "")}
@layer base { * { box-sizing: border-box; margin: 0; padding: 0; } }
/* In a picture no line wraps. */
[data-fit] { --r: 0; white-space: nowrap; }
${layout}`;

/** A page's title in its lines, as its lid shows it. */
function linesOf({ path, title }) {
  if (path === "/") return profile.titleLines.wide;
  const { lid, heading } = pages[path.slice(1)] ?? {};
  const project = projects.find(({ slug }) => path === `/work/${slug}`);
  return (lid ?? heading ?? project?.fit)?.wide ?? [title];
}

/** Each line in the largest cut that fits both the measure and the height. */
function titleOf(page) {
  const lines = linesOf(page);
  const height = (TITLE_HEIGHT - GAP * (lines.length - 1)) / lines.length;
  if (missingIn(measure, { wide: lines, narrow: [] }).length) {
    const size = (plainSize(lines, (60 * height) / MEASURE) * MEASURE) / 100;
    return lines
      .map(
        (line) => `<span style="display:block;font:700 ${size}px/normal var(--font-text)">${escapeHtml(line)}</span>`,
      )
      .join("");
  }
  return lines
    .map((line) => {
      const size = (100 * height) / CAPITALS / MEASURE;
      const { w, s: filling, l } = fitLine(measure, line, size);
      // A short line in a font without a width axis would be higher than its place.
      const s = Math.min(filling, Number(size.toFixed(2)));
      return `<span data-fit style="--w:${w};--s:${s};--l:${l}">${escapeHtml(line)}</span>`;
    })
    .join("");
}

/** Up to the first full stop with a space after it: not that of "Node.js". */
function firstSentence(text) {
  return text.split(/(?<=[.!?])\s/)[0];
}

/** The part before a colon or full stop, but not one within a word, such as "Node.js". */
export function beforeColon(text) {
  return text.split(/[:.](?=\s|$)/)[0];
}

function markupOf(page) {
  const study = studies.find(({ slug }) => page.path === `/work/${slug}`);
  const accent = study && tokens.accents[study.slug] ? ` data-accent="${study.slug}"` : "";
  // The title of the landing page is the owner's. The other descriptions begin with what the page is, up to the colon.
  const [above, name, note] =
    page.path === "/"
      ? [profile.name, "", firstSentence(profile.bio)]
      : [beforeColon(page.description), profile.name, profile.title];
  const shape = Object.entries(study?.edge ?? { "--edge-height": "1px" }).map((entry) => entry.join(":"));
  const edge = accent || study?.edge ? '<div class="die-cut"></div>' : '<div class="lining"><i></i></div>';
  return `<div data-path="${page.path}"${accent} style="${escapeHtml(shape.join(";"))}">
    <header><p>${escapeHtml(above)}</p><h1>${titleOf(page)}</h1></header>${edge}
    <footer><b>${escapeHtml(name)}</b> ${escapeHtml(note)}</footer>
  </div>`;
}

/** Digest of everything that a picture is drawn from. */
export function digestOf(markup) {
  const drawn = [html, markup, layout, JSON.stringify(tokens.colors.dark)].join("\n");
  return `sha256:${createHash("sha256").update(drawn).digest("hex")}`;
}

/** Every page's picture: its file below public/, the body it shows, and the digest of what it is drawn from. */
export const previews = sitePages
  .filter(({ unlisted }) => !unlisted)
  .map((page) => {
    const markup = markupOf(page);
    return { file: previewOf(page.path), markup, digest: digestOf(markup) };
  });
