/**
 * Cuts the web fonts of the shipped typeface and writes them to src/theme/fonts/, and their faces to src/theme/fonts.css.
 * Run by hand (`npm run tools -- fonts`) when the package or the character set changes (vite/fonts/subsets.ts). The results are
 * committed, so that a build need not make them. The build itself makes those of another typeface.
 */
import { join } from "node:path";
import { loadModule } from "../scripts/support/load-module.mjs";
import { root } from "../vite/root.mjs";

const { SHIPPED } = await loadModule("vite/fonts/typeface.ts");
const { findFont } = await loadModule("vite/fonts/font-package.ts");
const { writeSubsets } = await loadModule("vite/fonts/typeface-files.ts");

const packaged = await findFont(SHIPPED);
for (const { part, woff2 } of await writeSubsets(packaged, SHIPPED, join(root, "src/theme"))) {
  console.log(`${packaged.name}-${part}.woff2  ${(woff2.length / 1024).toFixed(1)} KB`);
}
