/**
 * `npm run tokens:check`: every pair of colours that meets on the screen, in both themes, with its contrast and the least that
 * WCAG 2.2 AA asks. Beside it, for text, the lightness contrast of APCA, which no standard asks for yet. Exit status: 0 when
 * every pair passes, else 1.
 */
import process from "node:process";
import { installPackages } from "./support/setup.mjs";

installPackages();
const { default: Color } = await import("colorjs.io");
const { loadModule } = await import("./support/load-module.mjs");
const { contrast, fromHex } = await loadModule("src/theme/layer/color.ts");
const { loadTokens } = await loadModule("vite/tokens/tokens.ts");
const { pairs, surfacePairs, ROUTES, TEXT } = await loadModule("src/theme/layer/pairs.ts");

const { colors, warnings } = await loadTokens().catch((error) => {
  console.error(`\n${error.message}\n`);
  process.exit(1);
});
const lids = ROUTES.map((route) => ({
  foreground: `route.${route}.on-lid`,
  background: `route.${route}.lid`,
  floor: TEXT,
  where: `the lid of ${route}`,
}));
const id = (name) => (name.includes(".") ? name : `role.${name}`);

let failed = 0;
for (const theme of ["dark", "light"]) {
  console.log(`\n${theme.padEnd(36)} ratio  floor    APCA`);
  for (const { foreground, background, floor, where } of [...pairs, ...lids, ...surfacePairs]) {
    const [front, back] = [foreground, background].map((name) => colors[theme][id(name)]);
    const ratio = contrast(fromHex(front), fromHex(back));
    const apca = floor === TEXT ? Math.abs(Color.contrast(back, front, "APCA")).toFixed(0) : "";
    const passes = ratio >= floor;
    // WCAG asks nothing of decoration, so a surface on a surface does not fail.
    const isDecoration = surfacePairs.some((each) => each.foreground === foreground && each.background === background);
    if (!passes && !isDecoration) failed++;
    const mark = passes ? " " : isDecoration ? "–" : "✗";
    const name = `${mark} ${foreground} on ${background}`.replaceAll("route.", "");
    // Down, not to the nearest: 4.496 is no 4.50.
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    console.log(
      `${name.padEnd(36)} ${shown.padStart(5)}  ${floor.toFixed(1).padStart(5)}  ${apca.padStart(6)}   ${where}`,
    );
  }
}
for (const warning of warnings) console.log(`\n${warning}`);
console.log(`\n${failed ? `${failed} pairs fall below their floor.` : "Every pair keeps its floor."}`);
process.exitCode = failed ? 1 : 0;
