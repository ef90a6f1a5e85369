/**
 * Compares the widths of the system's Arial and of Archivo in the texts of the site, and writes src/theme/fallback-fonts.css:
 * faces of Arial stretched to Archivo's width, as fallback until the web fonts load (vite/fonts/fallback-fonts.ts). Run by
 * hand (`npm run tools -- stand-ins`) after a change of fonts, of widths in tokens/, or of many texts. The result is committed. The
 * build itself makes the stand-ins of another typeface.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { build } from "vite";
import { BROWSER_FLAGS, installBrowser } from "../scripts/support/find-browser.mjs";
import { loadModule } from "../scripts/support/load-module.mjs";
import { fail } from "../scripts/support/setup.mjs";
import { serveFolder } from "../scripts/support/static-server.mjs";
import { root } from "../vite/root.mjs";
import { PAGES } from "./bench/support/pages.mjs";

const { FALLBACK_FACES, fallbackRules } = await loadModule("vite/fonts/fallback-fonts.ts");
const { readTypeface, SHIPPED } = await loadModule("vite/fonts/typeface.ts");

/** Archivo's ascent and descent in em. */
const HEIGHTS = { ascent: 0.8776, descent: 0.2104 };

if (JSON.stringify(readTypeface()) !== JSON.stringify(SHIPPED)) {
  fail(
    "tokens/org_settings.tokens.json names a typeface of your own. The build measures its stand-ins: nothing to do here.",
  );
}

const dist = await mkdtemp(join(tmpdir(), "stand-ins-"));
await build({ root, logLevel: "error", build: { outDir: dist } });
const { url, close } = await serveFolder(dist);
const browser = await chromium.launch({ executablePath: await installBrowser(), args: BROWSER_FLAGS });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const measured = [];
  for (const address of Object.values(PAGES)) {
    await page.goto(new URL(address, url).href, { waitUntil: "networkidle" });
    if (!(await page.evaluate(isArialThere)))
      fail("Neither Arial nor a font with its metrics (Liberation Sans) is installed.");
    measured.push(...(await page.evaluate(measureTexts)));
  }
  const css = FALLBACK_FACES.flatMap((face) =>
    rulesOf(
      face,
      measured.filter((piece) => isIn(piece, face)),
    ),
  );
  await writeFile(
    join(root, "src/theme/fallback-fonts.css"),
    `/* Written by tools/stand-ins.mjs. */\n${css.join("\n")}\n`,
  );
} finally {
  await browser.close();
  await close();
  await rm(dist, { recursive: true });
}

function isIn({ family, stretch, weight }, face) {
  const within = (value, [least, most]) => value >= least && value <= most;
  return family === face.family && within(stretch, face.stretch) && within(weight, face.weight);
}

/** The rules of one face, as wide as the site's texts in it are. */
function rulesOf(face, pieces) {
  if (pieces.length === 0) fail(`No text of the site is set in ${face.family} ${face.stretch} ${face.weight}.`);
  const ratioOf = (part) => {
    // Texts on the first screen must not move, so they count more. The rest may move a little.
    const sum = (which) => pieces.reduce((total, piece) => total + piece[part][which] * (piece.first ? 10 : 1), 0);
    return sum(0) / sum(1);
  };
  const ratios = { letters: ratioOf("letters"), figures: ratioOf("figures"), space: ratioOf("space") };
  return fallbackRules(face, ratios, HEIGHTS);
}

/** Runs in the page. Arial's "m" is 0.833 em wide. */
function isArialThere() {
  const canvas = document.createElement("canvas").getContext("2d");
  canvas.font = "1000px Arial";
  return Math.abs(canvas.measureText("m").width - 833) < 2;
}

/**
 * Runs in the page. Measures of each text the letters, the figures and one space, in Archivo and in Arial. Whole texts and
 * not single letters, so that kerning counts.
 */
async function measureTexts() {
  await document.fonts.ready;
  const ruler = document.createElement("span");
  ruler.style.cssText = "position:absolute;visibility:hidden;white-space:pre";
  document.body.append(ruler);
  const pieces = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.nodeValue.replace(/\s+/g, " ").trim();
    const parent = node.parentElement;
    if (!words || !parent || parent === ruler || parent.closest("script, style, noscript, [data-fit]")) continue;
    const style = getComputedStyle(parent);
    const family = /Archivo (?:Text|Cut)/.exec(style.fontFamily)?.[0];
    if (!family) continue;
    const weight = Number(style.fontWeight);
    const stretch = Number.parseFloat(style.fontStretch);
    const length = (content, own) => {
      Object.assign(ruler.style, {
        fontSize: "100px",
        fontFamily: own ? `"${family}"` : "Arial",
        fontWeight: own ? weight : weight > 500 || stretch > 105 ? 700 : 400,
        fontStretch: own ? style.fontStretch : "100%",
        fontVariantNumeric: style.fontVariantNumeric,
        textTransform: style.textTransform,
      });
      ruler.textContent = content;
      return ruler.getBoundingClientRect().width;
    };
    const both = (measure) => [measure(true), measure(false)];
    const space = both((own) => length("n n", own) - length("nn", own));
    const spaces = words.split(" ").length - 1;
    const figures = words.replace(/[^0-9%]/g, "");
    // If figures have their own face, letters are measured without them.
    const rest = weight > 500 && weight <= 600 && stretch <= 105 ? words.replace(/[0-9%]/g, "") : words;
    pieces.push({
      first: parent.getBoundingClientRect().top < innerHeight,
      family,
      weight,
      stretch,
      letters: both((own) => (rest.trim() ? length(rest, own) : 0)).map((sum, i) => sum - spaces * space[i]),
      figures: both((own) => (figures ? length(figures, own) : 0)),
      space,
    });
  }
  ruler.remove();
  return pieces;
}
