/** A change in the theme studio until its frame, and the studio's weight. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { measureInTurns } from "./support/measure-interaction.mjs";
import { median } from "./support/median.mjs";
import { SLOWDOWN } from "./support/slow-phone.mjs";

export const name = "studio";
export const title = "The theme studio";

const KEYS = 8;

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
  const ours = await context.site();
  const paints = [];
  await measureInTurns({ ...context, sites: async () => [ours] }, PAGES.map(hueOver), (interaction, own) => {
    paints.push({ interaction, figures: own.flatMap((each) => each.paints) });
    return { interaction };
  });
  const bytes = weight(ours.folder);
  const row = (what, figures, unit) => ({ what, median: median(figures), worst: Math.max(...figures), unit });
  return {
    rows: [
      ...paints.map(({ interaction, figures }) => row(`${interaction} to paint, CPU ×${SLOWDOWN}`, figures, "ms")),
      row("studio's scripts, gzipped", [bytes / 1024], "KB"),
    ],
    goals: [
      ...paints.map(({ interaction, figures }) => ({
        name: `Studio: ${interaction} to paint at CPU ×${SLOWDOWN}`,
        figure: median(figures),
        most: interaction.endsWith("/showcase") ? 80 : 60,
        unit: "ms",
      })),
      { name: "Studio's scripts, gzipped", figure: bytes / 1024, most: 60, unit: "KB" },
    ],
    raw: { paints, bytes },
  };
}

/** Bytes of the files that only the studio asks for. */
function weight(folder) {
  const assets = join(folder, "assets");
  return readdirSync(assets)
    .filter((file) => /^(?:preview|open-studio)-.*\.js$/.test(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).length, 0);
}
