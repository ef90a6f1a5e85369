import { accents } from "virtual:route-accents";
import { isShown } from "#content/site.ts";

/**
 * The case study whose colours a path has: its own, and on an address without a page the one whose name the path contains.
 * Undefined for the theme's primary colour.
 */
export function routeAccent(pathname: string): string | undefined {
  const path = pathname.toLowerCase().replace(/(.)\/$/, "$1");
  const slugs = Object.keys(accents);
  const own = slugs.find((slug) => path === `/work/${slug}`);
  const isPage = !path.includes("/", 1) && isShown(path);
  return own ?? (isPage ? undefined : slugs.find((slug) => path.includes(slug)));
}

/** Whether a case study has a colour of its own. */
export function hasColor(slug: string): boolean {
  return accents[slug] === true;
}
