/** Pictures that were tried and left: no page shows them. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, posix, resolve } from "node:path";
import { root } from "../root.mjs";
import type { Content } from "./read-content.ts";

const PICTURE = /^(.+)\.(?:jpe?g|png|webp|svg)$/i;
const ENDINGS = ["jpg", "jpeg", "png", "webp", "svg", "mp4", "webm"];
/** The ends by which the names of one picture's files differ. */
const PART = /(?:-(?:before|after))?(?:-narrow)?(?:-(?:dark|light))?$/;

/** Paths from the content's folder. A picture that a text names counts as shown, even while its words are a placeholder. */
export function unusedPictures({ folder, studies }: Content): string[] {
  const texts = ["site.yaml", ...studies.map(({ slug }) => `work/${slug}/case-study.md`)];
  return texts.flatMap((file) => {
    const place = dirname(file);
    const text = readFileSync(resolve(root, folder, file), "utf8").toLowerCase();
    const isNamed = (stem: string) =>
      ENDINGS.some((ending) =>
        [stem, encodeURI(stem)].some((name) => text.includes(`${name}.${ending}`.toLowerCase())),
      );
    return readdirSync(resolve(root, folder, place)).flatMap((name) => {
      const [, stem] = PICTURE.exec(name) ?? [];
      // row.svg is the drawing in the work list.
      const isUnused = stem && stem !== "row" && !isNamed(stem) && !isNamed(stem.replace(PART, ""));
      return isUnused ? posix.join(place, name) : [];
    });
  });
}
