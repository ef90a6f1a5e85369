/**
 * The owner's ways to another look: a change in the theme studio until its frame, the studio's weight, the making of the
 * tokens' sheet, and a saved token file until the open page of the dev server has repainted.
 */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { freePort } from "../../scripts/support/free-port.mjs";
import { loadModule } from "../../scripts/support/load-module.mjs";
import { root } from "../../vite/root.mjs";
import { copyProject } from "./support/copy-project.mjs";
import { measureInTurns } from "./support/measure-interaction.mjs";
import { median } from "./support/median.mjs";
import { SLOWDOWN } from "./support/slow-phone.mjs";

export const name = "studio";
export const title = "The theme studio and the token file";

const KEYS = 8;
const SAVES = ["#0a7d55", "#7d1420", "#1d4e89", "#ffb000", "#6f45d0"];

/** @returns {import("./support/measure-interaction.mjs").Interaction} */
const hueOver = (path) => ({
  name: `a hue by arrow key over ${path}`,
  at: "#/showcase",
  before: async (page) => {
    await page.getByRole("button", { name: "Open theme studio" }).click();
    await page.evaluate((path) => (location.hash = path), path);
    await page.getByRole("button", { name: /^Primary \(primaryColor\), dark/ }).click();
    await page.getByRole("slider", { name: /hue/i }).focus();
  },
  act: async (page) => {
    for (let key = 0; key < KEYS; key++) {
      await page.keyboard.press("ArrowRight");
      await page.waitForTimeout(150);
    }
  },
});
/** A page as the others are, and the largest. */
const PAGES = ["/work/marz", "/showcase"];

export async function run(context) {
  const { runs, site, say } = context;
  const ours = await site();
  const paints = [];
  await measureInTurns({ ...context, sites: async () => [ours] }, PAGES.map(hueOver), (interaction, own) => {
    paints.push({ interaction, figures: own.flatMap((each) => each.paints) });
    return { interaction };
  });
  say("token file to style sheet");
  const { loadTokens } = await loadModule("vite/tokens/tokens.ts");
  const builds = [];
  for (let round = 0; round < runs + 1; round++) {
    const started = performance.now();
    await loadTokens();
    builds.push(performance.now() - started);
  }
  // The first one reads the site's files too.
  const [first, ...warm] = builds;
  say("saved file to repainted page");
  const saves = await savedToPainted(context);
  const bytes = weight(ours.folder);
  const row = (what, figures, unit) => ({ what, median: median(figures), worst: Math.max(...figures), unit });
  return {
    rows: [
      ...paints.map(({ interaction, figures }) => row(`${interaction} to paint, CPU ×${SLOWDOWN}`, figures, "ms")),
      row("studio's scripts, gzipped", [bytes / 1024], "KB"),
      row("owner's token file to style sheet", warm, "ms"),
      row("all token files to style sheet, once", [first], "ms"),
      row("saved token file to repainted page", saves, "ms"),
    ],
    goals: [
      ...paints.map(({ interaction, figures }) => ({
        name: `Studio: ${interaction} to paint at CPU ×${SLOWDOWN}`,
        figure: median(figures),
        most: 50,
        unit: "ms",
      })),
      { name: "Studio's scripts, gzipped", figure: bytes / 1024, most: 60, unit: "KB" },
      { name: "Owner's token file to style sheet", figure: median(warm), most: 150, unit: "ms" },
      { name: "Saved token file to repainted page", figure: median(saves), most: 300, unit: "ms" },
    ],
    raw: { paints, builds, saves, bytes },
    notes: ["saved to repainted: from the end of the write to the frame in which the page has the colour"],
  };
}

/** Bytes of the files that only the studio asks for. */
function weight(folder) {
  const assets = join(folder, "assets");
  return readdirSync(assets)
    .filter((file) => /^(?:preview|open-studio)-.*\.js$/.test(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).length, 0);
}

/** Milliseconds from each save to the frame that shows it, in a copy of the project under the dev server. */
async function savedToPainted({ temporary, hold, browser: open }) {
  const project = await temporary("dev");
  copyProject(root, project);
  const port = await freePort(5300);
  const vite = join(project, "node_modules/vite/bin/vite.js");
  const server = spawn(process.execPath, [vite, "--port", String(port), "--strictPort", "--host", "localhost"], {
    cwd: project,
    stdio: "ignore",
  });
  const stop = hold(() => server.kill());
  const { browser, close } = await open();
  const page = await browser.newPage();
  const address = `http://localhost:${port}/`;
  await visit(page, address);
  const file = join(project, "tokens/org_settings.tokens.json");
  const times = [];
  for (const color of SAVES) {
    await page.waitForTimeout(1000);
    const painted = page.evaluate(waitForColor, color);
    writeFileSync(file, JSON.stringify({ both: { primaryColor: color } }));
    const saved = Date.now();
    times.push((await painted) - saved);
  }
  await close();
  await stop();
  return times;
}

/** Opens the page as soon as the server answers, and waits until it is complete. */
async function visit(page, address) {
  const until = Date.now() + 60_000;
  while (!(await page.goto(address).catch(() => null))) {
    if (Date.now() > until) throw new Error(`The dev server did not answer at ${address}.`);
    await page.waitForTimeout(200);
  }
  await page.locator("main h1").waitFor({ timeout: 60_000 });
}

/** Runs in the page. Resolves with the time of the first frame after the one in which the primary colour is another. */
function waitForColor(color) {
  return new Promise((resolve) => {
    const look = () => {
      if (getComputedStyle(document.body).getPropertyValue("--primary").trim() === color) {
        requestAnimationFrame(() => resolve(Date.now()));
      } else requestAnimationFrame(look);
    };
    look();
  });
}
