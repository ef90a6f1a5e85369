/**
 * Draws what stands for the site elsewhere, into public/: a preview picture for each page, as link previews show it,
 * the icons of home screens, and the manifest that names them. Run by hand (`npm run previews`) after a change of
 * titles, descriptions, name or colours; the results are committed.
 *
 * A preview is the page's own lid: the style sheets, tokens and title cut of the site, in the dark theme.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { runnerImport } from "vite";
import { BROWSER_FLAGS, installBrowser } from "./find-browser.mjs";
import { palettePng } from "./palette-png.mjs";

const root = new URL("../", import.meta.url);
const target = new URL("public/", root);
const text = (path) => readFile(new URL(path, root), "utf8");
const load = async (path) =>
  (await runnerImport(fileURLToPath(new URL(path, root)), { configFile: false, logLevel: "error" })).module;

const { sitePages } = await load("src/content/site-pages.ts");
const { pages } = await load("src/content/pages.ts");
const { profile } = await load("src/content/profile.ts");
const { oneLine } = await load("src/content/titles.ts");
const { routeAccent } = await load("src/theme/route-accent.ts");
const { escapeHtml, previewOf } = await load("vite/head.ts");
const { createInkMeasure, fitLine } = await load("vite/fit-table.ts");
const { loadTokens } = await load("vite/tokens.ts");

const SIZE = { width: 1200, height: 630 };
/** In px. What is left of the width is the measure that the title fills. */
const SIDE = 60;
const PAD = 52;
const MEASURE = SIZE.width - SIDE - 2 * PAD;
/** Room for all lines of a title, in px. */
const TITLE_HEIGHT = 270;
/** Height of Archivo's capitals in em, and the gap of two lines in px. */
const CAPITALS = 0.6875;
const GAP = 20;

const tokens = await loadTokens();
const measure = await createInkMeasure();

async function dataUrl(path, type) {
  return `data:${type};base64,${(await readFile(new URL(path, root))).toString("base64")}`;
}

async function fontFaces() {
  const css = await text("src/theme/fonts.css");
  const files = [...css.matchAll(/url\("\.\/(.*?)"\)/g)].map(([, file]) => file);
  const urls = await Promise.all(files.map((file) => dataUrl(`src/theme/${file}`, "font/woff2")));
  return files.reduce((sheet, file, index) => sheet.replace(`./${file}`, urls[index]), css);
}

// A browser skips Tailwind's own at-rules; the plain rules are what the lid, its edge and its title are made of.
const css = `${await fontFaces()}
${tokens.css}
${(await text("src/app.css")).replace(/^@import.*$/gm, "")}
@layer base { * { box-sizing: border-box; margin: 0; padding: 0; } }
body { display: grid; width: ${SIZE.width}px; height: ${SIZE.height}px; overflow: hidden; }
body > div { display: flex; margin-left: ${SIDE}px; border-left: 12px solid var(--accent); box-shadow: -1px 0 var(--case); flex-direction: column; background: var(--box); min-width: 0; }
header { position: relative; flex: 1; display: flex; flex-direction: column; justify-content: space-between; padding: 40px ${PAD}px 76px ${PAD - 12}px; background: var(--lid); color: var(--on-lid); }
h1 { container-type: inline-size; width: ${MEASURE}px; }
header p { max-width: none; font-size: 38px; line-height: 1.16; font-weight: 700; font-stretch: 116%; letter-spacing: -0.01em; text-wrap: balance; }
[data-fit] + [data-fit] { margin-top: ${GAP}px; }
.lining { position: relative; z-index: 2; height: 20px; background: var(--inside); }
.lining i { position: absolute; left: 43%; bottom: 0; width: 128px; height: 64px; border-radius: 64px 64px 0 0; background: var(--inside); }
footer { display: flex; justify-content: space-between; gap: 32px; margin: 0 14px; padding: 30px ${PAD - 14}px 32px ${PAD - 26}px; background: var(--bg); font-size: 30px; line-height: 1.2; font-stretch: 112%; white-space: nowrap; }
footer b:empty { display: none; }
/* Larger than on the page, so that its shape is still read in a small preview. */
.die-cut { zoom: 1.4; }
header:has(+ .die-cut) { padding-bottom: 40px; }
.die-cut + footer { padding-top: calc(var(--edge-height) * 1.4 + 30px) !important; }
[data-path="/"] footer { margin: 0; padding-left: ${PAD - 12}px; font-weight: 700; font-stretch: 116%; background: var(--inside); color: var(--on-inside); }
[data-path="/"] .lining { height: 0; }`;

/** A page's title in its lines, as its lid shows it. */
function linesOf({ path, title }) {
  if (path === "/") return profile.titleLines.wide;
  const { fit, heading } = pages[path.slice(1)] ?? {};
  return (fit ?? oneLine(heading ?? title)).wide;
}

/** Each line in the largest cut that fits both the measure and the height. */
function titleOf(page) {
  const lines = linesOf(page);
  const height = (TITLE_HEIGHT - GAP * (lines.length - 1)) / lines.length;
  return lines
    .map((line) => {
      const { w, s, l } = fitLine(measure, line, (100 * height) / CAPITALS / MEASURE);
      return `<span data-fit style="--w:${w};--s:${s};--l:${l}">${escapeHtml(line)}</span>`;
    })
    .join("");
}

function markupOf(page) {
  const accent = routeAccent(page.path);
  // The title of the landing page is the owner's. The other descriptions begin with what the page is, up to the colon.
  const [above, name, note] =
    page.path === "/"
      ? [profile.name, "", profile.bio.split(/(?<=\.)\s/)[0]]
      : [page.description.split(/[:.]/)[0], profile.name, profile.title];
  const edge = accent === "primary" ? '<div class="lining"><i></i></div>' : '<div class="die-cut"></div>';
  return `<div data-path="${page.path}"${accent === "primary" ? "" : ` data-accent="${accent}"`}>
    <header><p>${escapeHtml(above)}</p><h1>${titleOf(page)}</h1></header>${edge}
    <footer><b>${escapeHtml(name)}</b> ${escapeHtml(note)}</footer>
  </div>`;
}

async function save(name, contents) {
  await writeFile(new URL(name, target), contents);
  console.log(`${(contents.length / 1024).toFixed(1).padStart(6)} KB  public/${name}`);
}

/** What the tab shows, as a small PNG. The browser itself reads the pixels out of its screenshot. */
async function shoot(tab) {
  const screenshot = `data:image/png;base64,${(await tab.screenshot()).toString("base64")}`;
  const { width, height } = tab.viewportSize();
  const pixels = await tab.evaluate(async (url) => {
    const image = Object.assign(new Image(), { src: url });
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    // As base64: an array of millions of numbers would take seconds to hand over.
    const reader = new FileReader();
    reader.readAsDataURL(new Blob([data]));
    await new Promise((resolve) => reader.addEventListener("load", resolve));
    return reader.result.split(",")[1];
  }, screenshot);
  return palettePng(Buffer.from(pixels, "base64"), width, height);
}

/** The icon at the sizes that ask for a bitmap. It fills its square, so any mask may round it. */
const ICONS = { "icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180 };

const manifest = {
  name: `${profile.name}, ${profile.title}`,
  short_name: profile.name,
  start_url: "./",
  display: "browser",
  theme_color: tokens.colors.dark["role.bg"],
  background_color: tokens.colors.dark["role.bg"],
  icons: Object.entries(ICONS)
    .filter(([name]) => name.startsWith("icon-"))
    .map(([src, size]) => ({ src, sizes: `${size}x${size}`, type: "image/png", purpose: "any maskable" })),
};

await mkdir(new URL("og/", target), { recursive: true });
const browser = await chromium.launch({ executablePath: await installBrowser(), args: BROWSER_FLAGS });
try {
  const tab = await browser.newPage({ viewport: SIZE, colorScheme: "dark" });
  for (const page of sitePages) {
    const body = `<body class="dark-mode">${markupOf(page)}</body>`;
    await tab.setContent(`<!doctype html><html lang="en"><meta charset="utf-8"><style>${css}</style>${body}</html>`);
    await tab.evaluate(() => document.fonts.ready);
    await save(previewOf(page.path), await shoot(tab));
  }
  const icon = await dataUrl("public/icon.svg", "image/svg+xml");
  for (const [name, size] of Object.entries(ICONS)) {
    await tab.setViewportSize({ width: size, height: size });
    await tab.setContent(`<style>body { margin: 0 } img { display: block; width: 100vw }</style><img src="${icon}">`);
    await tab.evaluate(() => document.images[0].decode());
    await save(name, await shoot(tab));
  }
} finally {
  await browser.close();
}
await save("site.webmanifest", `${JSON.stringify(manifest, null, 2)}\n`);
