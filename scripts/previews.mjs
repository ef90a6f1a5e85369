/**
 * `npm run previews`: draws a link preview of each page, icons and the web manifest into public/ in the content's folder. Run it
 * after changing titles, descriptions, name or colours, or adding a case study; commit the results.
 * A preview is the page's lid in the dark theme, with the site's style sheets, tokens and title font.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { contentFolder } from "../vite/content-folder.mjs";
import { root } from "../vite/root.mjs";
import { iconOf } from "./previews/icon.mjs";
import { dataUrl, html, previewStyle, previews, profile, SIZE, tokens } from "./previews/page.mjs";
import { BROWSER_FLAGS, installBrowser } from "./support/find-browser.mjs";

const folder = `${contentFolder()}/public/`;
const target = root + folder;

async function save(name, contents) {
  await writeFile(target + name, contents);
  console.log(`${(contents.length / 1024).toFixed(1).padStart(6)} KB  ${folder}${name}`);
}

/**
 * The tab as a PNG with a palette, half the size of a screenshot.
 * @param {string} [note] a text to keep in the file
 */
async function shoot(tab, note) {
  const picture = sharp(await tab.screenshot());
  if (note) picture.withExif({ IFD0: { ImageDescription: note } });
  return picture.png({ palette: true, effort: 10, compressionLevel: 9, dither: 0 }).toBuffer();
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
    const old = existsSync(target + file) && (await readFile(target + file));
    if (old && !old.includes("sha256:")) {
      console.log(`Kept your own ${folder}${file}. Delete it for a drawn one.`);
      continue;
    }
    const body = `<body class="dark-mode">${markup}</body>`;
    await tab.setContent(`<!doctype html>${html}<meta charset="utf-8"><style>${style}</style>${body}</html>`);
    await tab.evaluate(() => document.fonts.ready);
    await save(file, await shoot(tab, digest));
  }
  // Pages that no longer exist.
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
