import { accents } from "virtual:route-accents";

/**
 * The case study whose colours a path has: its own, and on an address without a page the one whose name the path contains.
 * Undefined for the theme's primary colour.
 * @param isPage whether the site has a page of that path
 * @param colored the case studies, and whether each has a colour of its own. Default: the site's
 */
export function routeAccent(pathname: string, isPage: boolean, colored = accents): string | undefined {
  const path = pathname.toLowerCase().replace(/(.)\/$/, "$1");
  const slugs = Object.keys(colored);
  const own = slugs.find((slug) => path === `/work/${slug}`);
  return own ?? (isPage ? undefined : slugs.find((slug) => path.includes(slug)));
}

/** Whether a case study has a colour of its own. */
export function hasColor(slug: string, colored = accents): boolean {
  return colored[slug] === true;
}
