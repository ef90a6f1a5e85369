/**
 * `npm run present`: serves the site on this machine with the speaker's notes, which no build contains, and opens the slides of the
 * work list. `-- marz` opens those of one case study. `-- --pdf` prints them instead, as one PDF page each, tagged and with an
 * outline. Neither needs a network.
 */
import { mkdir, writeFile } from "node:fs/promises";
import process from "node:process";
import { root } from "../vite/root.mjs";
import { freePort, takePort } from "./support/free-port.mjs";
import { checkNode, fail, installPackages } from "./support/setup.mjs";

checkNode();
installPackages();
const { loadModule } = await import("./support/load-module.mjs");
const { readContent } = await loadModule("vite/content/read-content.ts");
const words = process.argv.slice(2);
const isPdf = words.includes("--pdf");
const [slug, ...others] = words.filter((word) => word !== "--pdf");
const known = readContent().projects.map((project) => project.slug);
if (others.length || (slug && !known.includes(slug)))
  fail(`"${words.join(" ")}" is not an option. Use --pdf, or one of ${known.join(", ")}.`);
const path = slug ? `/work/${slug}` : "/work";

const { serveSources } = await import("./support/serve-sources.mjs");
const port = isPdf ? await freePort(5273) : await takePort(5273);
const slides = `/#${path}?present=1`;
const isOpened = !isPdf && process.stdout.isTTY;
await serveSources({ port, mode: "present", open: isOpened && slides });
if (isPdf) {
  // Vite ends the process with its input.
  process.stdin.pause();
  await print(`http://localhost:${port}${slides}`, `present/${slug ?? "deck"}.pdf`);
  process.exit();
}
console.log(`\n  Slides     http://localhost:${port}${slides}\n  Presenter  http://localhost:${port}${slides}&notes`);
console.log(
  "  Keys       arrows, Space, a number and Enter, O overview, F full screen, B black, Escape\n  Stop       Ctrl+C\n",
);

/** As scripts/resume.mjs does. */
async function print(address, file) {
  const { chromium } = await import("playwright-core");
  const { BROWSER_FLAGS, installBrowser } = await import("./support/find-browser.mjs");
  const browser = await chromium.launch({ executablePath: await installBrowser(), args: BROWSER_FLAGS });
  try {
    const page = await browser.newPage({
      viewport: { width: 1920, height: 1080 },
      colorScheme: "light",
      reducedMotion: "reduce",
    });
    await page.goto(address);
    await page.locator("[data-part=deck]").waitFor();
    // Every slide is a page, in the colours of the screen.
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(async () => {
      document.documentElement.dataset.paper = "";
      for (const slide of document.querySelectorAll(".deck-slide > [inert]")) slide.removeAttribute("inert");
      // The visible lines are the text, and take part in the structure.
      for (const text of document.querySelectorAll(".deck .measure > .sr-only:not(.slide-screen)")) {
        text.nextElementSibling?.removeAttribute("aria-hidden");
        text.remove();
      }
      await document.fonts.ready;
      await Promise.all(
        [...document.images]
          .filter((picture) => picture.closest(".deck"))
          .map((picture) => picture.decode().catch(() => {})),
      );
    });
    const [width, height] = ["1920px", "1080px"];
    const pdf = await page.pdf({ width, height, printBackground: true, tagged: true, outline: true });
    await mkdir(`${root}present`, { recursive: true });
    await writeFile(root + file, pdf);
    console.log(`${file}  ${(pdf.length / 1024).toFixed(1)} KB`);
  } finally {
    await browser.close();
  }
}
