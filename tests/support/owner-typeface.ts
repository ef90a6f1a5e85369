import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readTypeface } from "../../vite/fonts/typeface.ts";
import { typefaceFiles } from "../../vite/fonts/typeface-files.ts";
import { createInkMeasure } from "../../vite/modules/fit-table.ts";
import { LAYER_FILE } from "./copy-site.ts";

/** The typeface that a site's layer names, and the measure of its titles. */
export async function typefaceOf(folder: string) {
  const files = await typefaceFiles(readTypeface(readFileSync(join(folder, LAYER_FILE), "utf8")));
  return { files, measure: await createInkMeasure(files) };
}
