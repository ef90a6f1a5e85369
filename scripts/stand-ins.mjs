/**
 * Compares the widths of the system's Arial and of Archivo in the texts of the site, and writes src/theme/stand-ins.css:
 * faces of Arial stretched to Archivo's width, as fallback until the web fonts have come. Run by hand (`npm run stand-ins`)
 * after a change of fonts, of widths in tokens/, or of many texts. The result is committed.
 *
 * There is one face for each width of the site: size-adjust = Archivo's length ÷ Arial's. Archivo's space is a quarter
 * narrower than Arial's, so the space has its own face. Else lines would break at other places.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { build, preview } from "vite";
import { PAGES } from "./bench/support/pages.mjs";
import { BROWSER_FLAGS, installBrowser } from "./support/find-browser.mjs";
import { fail, root } from "./support/setup.mjs";

const REGULAR = ["Arial", "ArialMT", "Liberation Sans", "Helvetica"];
const BOLD = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Helvetica Bold"];

/** Archivo's ascent and descent in em, and the characters of numbers in columns, which have medium weight. */
const ASCENT = 0.8776;
const DESCENT = 0.2104;
const FIGURES = "U+25, U+30-39";
const SPACE = "U+20";

const text = (stretch, weight, more = {}) => ({ family: "Archivo Text", local: BOLD, stretch, weight, ...more });
const FACES = [
  { family: "Archivo Cut", local: BOLD, stretch: [62, 125], weight: [700, 700] },
  text([100, 105], [400, 500], { local: REGULAR }),
  text([100, 105], [501, 600], { figures: true }),
  text([100, 105], [601, 700]),
  text([106, 111], [400, 700]),
  text([112, 114], [400, 700]),
  text([115, 118], [400, 600]),
  text([115, 118], [601, 700]),
  text([119, 122], [400, 700]),
  text([123, 125], [400, 700]),
];

const dist = await mkdtemp(join(tmpdir(), "stand-ins-"));
/** @type {import("vite").InlineConfig} */
const options = { root, logLevel: "error", build: { outDir: dist } };
await build(options);
const server = await preview({ ...options, preview: { port: 0, host: "localhost" } });
const browser = await chromium.launch({ executablePath: await installBrowser(), args: BROWSER_FLAGS });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const measured = [];
  for (const address of Object.values(PAGES)) {
    await page.goto(new URL(address, server.resolvedUrls.local[0]).href, { waitUntil: "networkidle" });
    if (!(await page.evaluate(isArialThere)))
      fail("There is no Arial here, nor a font of its measure (Liberation Sans).");
    measured.push(...(await page.evaluate(measureTexts)));
  }
  const css = FACES.flatMap((face) =>
    facesOf(
      face,
      measured.filter((piece) => isIn(piece, face)),
    ),
  );
  await writeFile(
    join(root, "src/theme/stand-ins.css"),
    `/* Written by scripts/stand-ins.mjs. */\n${css.join("\n")}\n`,
  );
} finally {
  await browser.close();
  await server.close();
  await rm(dist, { recursive: true });
}

function isIn({ family, stretch, weight }, face) {
  const within = (value, [least, most]) => value >= least && value <= most;
  return family === face.family && within(stretch, face.stretch) && within(weight, face.weight);
}

/** The rules of one face: letters, space, and figures where the face has them. */
function facesOf(face, pieces) {
  if (pieces.length === 0) fail(`No text of the site is set in ${face.family} ${face.stretch} ${face.weight}.`);
  const ratioOf = (part) => {
    // Texts on the first screen must not move, so they count more. The rest may move a little.
    const sum = (which) => pieces.reduce((total, piece) => total + piece[part][which] * (piece.first ? 10 : 1), 0);
    return sum(0) / sum(1);
  };
  return [
    rule(face, ratioOf("letters")),
    face.figures && rule(face, ratioOf("figures"), FIGURES),
    rule(face, ratioOf("space"), SPACE),
  ].filter(Boolean);
}

function rule({ family, local, stretch, weight }, ratio, range) {
  const percent = (value) => `${(value * 100).toFixed(1)}%`;
  // One face per line, so that the sheet reads like a table.
  return [
    `@font-face { font-family: "${family} Fallback";`,
    `font-stretch: ${stretch.map((value) => `${value}%`).join(" ")};`,
    `font-weight: ${[...new Set(weight)].join(" ")};`,
    `size-adjust: ${percent(ratio)};`,
    // The face of the space sets the height of a line, with any letters in it.
    range === SPACE && `ascent-override: ${percent(ASCENT / ratio)}; descent-override: ${percent(DESCENT / ratio)};`,
    range === SPACE && "line-gap-override: 0%;",
    range && `unicode-range: ${range};`,
    `src: ${local.map((name) => `local("${name}")`).join(", ")}; }`,
  ]
    .filter(Boolean)
    .join(" ");
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
    // Where figures have their own face, the letters are measured without them: in a text the two stand apart too.
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
