import { loadModule } from "../../../scripts/support/load-module.mjs";

const { sitePages } = await loadModule("src/content/site-pages.ts");
const { directoryOf } = await loadModule("vite/pages/head.ts");

/** Paths of the site's pages, by the names that `--pages` takes: "landing", or the last part of the path. */
const PATHS = Object.fromEntries(sitePages.map(({ path }) => [path.split("/").at(-1) || "landing", path]));

/** Addresses of their static files, from the site's root. */
export const PAGES = Object.fromEntries(Object.entries(PATHS).map(([name, path]) => [name, directoryOf(path)]));

/**
 * The pages to measure.
 * @param {readonly string[] | null} names from the command line; `["all"]` means all pages
 * @param {readonly string[]} usual the pages when none are named
 * @throws when there is no such page
 */
export function wantedPages(names, usual) {
  if (!names) return usual;
  if (names.length === 1 && names[0] === "all") return Object.keys(PAGES);
  const unknown = names.find((name) => !(name in PAGES));
  if (unknown) throw new Error(`There is no page "${unknown}". Pages: ${Object.keys(PAGES).join(", ")}, or all.`);
  return names;
}
