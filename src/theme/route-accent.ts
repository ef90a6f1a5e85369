import { accents } from "virtual:route-accents";

/**
 * The case study whose colours a path has: its own, and on an address without a page the one whose name the path contains.
 * Undefined for the theme's primary colour.
 * @param isPage whether the site has a page of that path
 */
export function routeAccent(pathname: string, isPage: boolean): string | undefined {
  const path = pathname.toLowerCase().replace(/(.)\/$/, "$1");
  const slugs = Object.keys(accents);
  const own = slugs.find((slug) => path === `/work/${slug}`);
  return own ?? (isPage ? undefined : slugs.find((slug) => path.includes(slug)));
}

/** Whether a case study has a colour of its own. */
export function hasColor(slug: string): boolean {
  return accents[slug] === true;
}
