/**
 * Draws the pictures that show the site elsewhere, into public/ in the content's folder: a picture of each page for link
 * previews, and icons in the site's colours. Writes the manifest that names the icons. Run by hand (`npm run previews`) after a
 * change of titles, descriptions, name or colours, and for a new case study. The results are committed.
 *
 * A preview is the page's own lid in the dark theme, with the style sheets, tokens and title font of the site.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import { contentFolder } from "../vite/content-folder.mjs";
import { root } from "../vite/root.mjs";
import { iconOf } from "./previews/icon.mjs";
import { dataUrl, previewStyle, previews, profile, SIZE, tokens } from "./previews/page.mjs";
import { BROWSER_FLAGS, installBrowser } from "./support/find-browser.mjs";
import { palettePng } from "./support/palette-png.mjs";

const folder = `${contentFolder()}/public/`;
const target = root + folder;

async function save(name, contents) {
  await writeFile(target + name, contents);
  console.log(`${(contents.length / 1024).toFixed(1).padStart(6)} KB  ${folder}${name}`);
}

/**
 * The tab's picture as a small PNG. The browser itself decodes the pixels of its screenshot.
 * @param {string} [note] a text to keep in the file
 */
async function shoot(tab, note) {
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
    return String(reader.result).split(",")[1];
  }, screenshot);
  return palettePng(Buffer.from(pixels, "base64"), width, height, note);
}

/** The sizes of the icon as a bitmap. The icon fills its square, so any mask may round it. */
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

await mkdir(`${target}og/`, { recursive: true });
const browser = await chromium.launch({ executablePath: await installBrowser(), args: BROWSER_FLAGS });
try {
  const tab = await browser.newPage({ viewport: SIZE, colorScheme: "dark" });
  const style = await previewStyle();
  for (const { file, markup, digest } of previews) {
    const body = `<body class="dark-mode">${markup}</body>`;
    await tab.setContent(`<!doctype html><html lang="en"><meta charset="utf-8"><style>${style}</style>${body}</html>`);
    await tab.evaluate(() => document.fonts.ready);
    await save(file, await shoot(tab, digest));
  }
  // Of a page that is gone.
  for (const name of await readdir(`${target}og`)) {
    if (!previews.some(({ file }) => file === `og/${name}`)) await rm(`${target}og/${name}`);
  }
  const drawing = existsSync(`${target}icon.svg`) ? await readFile(`${target}icon.svg`, "utf8") : null;
  await save("icon.svg", iconOf(drawing, tokens.colors.dark));
  const icon = await dataUrl(`${target}icon.svg`, "image/svg+xml");
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
