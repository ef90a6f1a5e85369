import type { PageName } from "../../src/content/schema.ts";
import type { Content } from "../../vite/content/read-content.ts";
import { lidTitle } from "../../vite/content/titles.ts";

/** The text of a page's only h1, as screen readers announce it. */
export function headingOf({ site, pages, studies }: Content, path: string): string {
  const name = path.slice(1) as PageName;
  if (path === "/") return site.title;
  if (name === "inquiry") return pages.inquiry.heading;
  return studies.find(({ slug }) => path === `/work/${slug}`)?.title ?? lidTitle(pages, name).wide.join(" ");
}
