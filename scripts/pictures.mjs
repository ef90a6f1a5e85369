/**
 * Draws the pictures of the case studies, the work list's line drawings and the portrait, as SVG files beside the
 * content that shows them. Run by hand (`node scripts/pictures.mjs`) after a change here. The results are committed.
 */
import { writeFile } from "node:fs/promises";
import { edusim } from "./pictures/edusim.mjs";
import { marz } from "./pictures/marz.mjs";
import { portrait } from "./pictures/portrait.mjs";
import { timeslot } from "./pictures/timeslot.mjs";
import { vxnessa } from "./pictures/vxnessa.mjs";

const content = new URL("../samples/", import.meta.url);
const folders = { "work/edusim/": edusim, "work/vxnessa/": vxnessa, "work/marz/": marz, "work/timeslot/": timeslot };

for (const [folder, files] of [...Object.entries(folders), ["", { "portrait.svg": portrait }]]) {
  for (const [name, markup] of Object.entries(files)) {
    await writeFile(new URL(folder + name, content), markup);
    console.log(`${(markup.length / 1024).toFixed(1).padStart(6)} KB  samples/${folder}${name}`);
  }
}
