/** In two window sizes, the owner's pages have no failures, nothing cut off and nothing unreadable. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { inject, test } from "vitest";
import { LAYER_FILE } from "#tests/support/copy-site.ts";
import type { View } from "#tests/support/owner-pages.ts";
import { tellOwner } from "#tests/support/tell-owner.ts";
import { titlesOf } from "../../vite/content/titles.ts";
import { readTypeface } from "../../vite/fonts/typeface.ts";
import { typefaceFiles } from "../../vite/fonts/typeface-files.ts";
import { createInkMeasure, MAX_GROWTH, targetSizes } from "../../vite/modules/fit-table.ts";

const { content, dist, folder, pages } = inject("owner");
const built = test.runIf(pages.length > 0);

/** Findings per window, after the page's path and the window's width. */
function everywhere(of: (view: View, path: string) => readonly string[]): string[] {
  return pages.flatMap(({ path, views }) =>
    views.flatMap((view) => of(view, path).map((each) => `${path} at ${view.width} px: ${each}`)),
  );
}

built("every page opens without an error, and asks no other host for anything", () => {
  tellOwner(
    everywhere((view) => [...view.console, ...view.foreign.map((url) => `it asks for ${url}`)]),
    "A file of the content that is missing or broken is the usual cause.",
  );
});

built("no page scrolls sideways, and no word of a heading or control is broken, from 320 px on", () => {
  tellOwner(
    everywhere(({ sideways, broken }) => [
      ...sideways.map((each) => `it scrolls sideways in a window of ${each}`),
      ...broken.map((word) => `"${word}" is broken in two in a window of 320 px`),
    ]),
    "A word that is very long is the usual cause. Put a hyphen or a space into it.",
  );
});

built("every title fills its measure, with all of its letters", async () => {
  if (!content) return;
  const typeface = readTypeface(readFileSync(join(folder, LAYER_FILE), "utf8"));
  const measure = await createInkMeasure(await typefaceFiles(typeface));
  const limits = Object.values(titlesOf(content))
    .flat()
    .flatMap((title) => {
      const { wide, narrow } = targetSizes(measure, title);
      const sizes = [
        ...title.wide.map((text) => ({ text, target: wide })),
        ...title.narrow.map((text) => ({ text, target: narrow })),
      ];
      return sizes.map(({ text, target }) => ({ text, size: MAX_GROWTH * target }));
    });
  tellOwner(
    everywhere(({ lines }) => {
      if (!lines.length) return ["no line of a title is seen"];
      return lines.flatMap(({ text, start, end, size, most }) => {
        const share = `${Math.round((end - start) * 1000) / 10} % of its measure`;
        // A pixel at each end may be grey.
        if (start < -0.005 || end > 1.005) return [`the line "${text}" is cut off at its side: it has ${share}`];
        // A short line would else fill the window. The work list's titles are equally high.
        const sizes = [most, ...limits.flatMap((limit) => (limit.text === text ? limit.size : []))];
        const isLimited = sizes.some((limit) => Math.abs(limit - size) < 0.02);
        return end - start < 0.97 && !isLimited ? [`the line "${text}" has ${share}`] : [];
      });
    }),
    "A letter that the title's typeface lacks is the usual cause: npm run build names it. Write another, or another typeface.",
  );
});

built("axe finds nothing on any page, in either theme", () => {
  tellOwner(
    everywhere(({ axe }) => axe),
    "For color-contrast, npm run doctor -- colors names the colour in tokens/org_settings.tokens.json.",
  );
});

const MOST_KB = 300;

built("every picture is shown as it is, says what can be seen, and is not too heavy for a phone", () => {
  tellOwner(
    everywhere(({ pictures, width }, path) => {
      const study = content?.studies.find(({ slug, sealed }) => !sealed && path === `/work/${slug}`);
      const wanted = study?.sections.flatMap(({ figures }) => figures).length ?? 0;
      if (pictures.length < wanted) return [`${pictures.length} pictures are seen, and ${study?.file} has ${wanted}`];
      return pictures.flatMap(({ file, loads, alt, said, real }) => {
        if (!loads) return [`${file} cannot be shown. Export it again.`];
        const kilobytes = /\.svg$|^data:/.test(file) ? 0 : statSync(join(dist, file)).size / 1024;
        return [
          ...(alt?.trim()
            ? []
            : [`${file} has no text for those who cannot see it. Write one: ![What the picture shows](…)`]),
          ...(Math.abs(said / real - 1) < 0.02 ? [] : [`${file} is shown in proportions that it does not have`]),
          ...(width < 500 && kilobytes > MOST_KB
            ? [`${file} has ${Math.round(kilobytes)} KB. Export it with less detail: ${MOST_KB} KB is the most.`]
            : []),
        ];
      });
    }),
    "The pictures are beside their page's text, in the content's folder.",
  );
});
