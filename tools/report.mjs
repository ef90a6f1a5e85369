/** Writes docs/accessibility.md and docs/openacr.yaml. Run by hand when a test finds a difference. */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { loadModule } from "../scripts/support/load-module.mjs";
import { root } from "../vite/root.mjs";

// The product's, not the owner's.
process.env.CONTENT = "samples";
const { accessibilityReports } = await loadModule("tools/accessibility/report.ts");
for (const [file, text] of accessibilityReports()) writeFileSync(root + file, text);
