import { accents } from "virtual:route-accents";

/** The case study whose colours a path has. On a path without a page, its name only has to appear in the path. */
export function routeAccent(pathname: string, isPage: boolean, colored = accents): string | undefined {
  const path = pathname.toLowerCase().replace(/(.)\/$/, "$1");
  const slugs = Object.keys(colored);
  const own = slugs.find((slug) => path === `/work/${slug}`);
  return own ?? (isPage ? undefined : slugs.find((slug) => path.includes(slug)));
}

export function hasColor(slug: string, colored = accents): boolean {
  return colored[slug] === true;
}
