/**
 * `npm run doctor -- colors`: the contrast of every pair of colours in both themes beside WCAG 2.2 AA's minimum, and for text APCA's
 * lightness contrast. Exit status: 0 when every pair passes, else 1. `-- tokens/examples/signal.tokens.json` checks another file.
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { fail, installPackages } from "./support/setup.mjs";

installPackages();
const { loadModule } = await import("./support/load-module.mjs");
const { loadTokens } = await loadModule("vite/tokens/tokens.ts");
const { measureContrast, shownRatio } = await loadModule("src/studio/measure-contrast.ts");

const [file] = process.argv.slice(2);
const { base, layer, warnings } = await read().catch((error) => fail(error.message));
const measures = measureContrast(layer, base);

for (const theme of ["dark", "light"]) {
  console.log(`\n${theme.padEnd(36)} ratio  floor    APCA`);
  for (const each of measures.filter((one) => one.theme === theme)) {
    // WCAG exempts decoration.
    const mark = each.passes ? " " : each.isDecoration ? "–" : "✗";
    const name = `${mark} ${each.foreground} on ${each.background}`.replaceAll("route.", "");
    const lightness = each.lightness?.toFixed(0) ?? "";
    const figures = [shownRatio(each.ratio).padStart(5), each.floor.toFixed(1).padStart(5), lightness.padStart(6)];
    console.log(`${name.padEnd(36)} ${figures.join("  ")}   ${each.where}`);
  }
}
for (const warning of warnings) console.log(`\n${warning}`);
const failed = measures.filter(({ passes, isDecoration }) => !passes && !isDecoration).length;
console.log(`\n${failed ? `${failed} pairs are below their minimum.` : "Every pair reaches its minimum."}`);
process.exitCode = failed ? 1 : 0;

async function read() {
  return loadTokens(file && readFileSync(file, "utf8"));
}
