/** All pages for search engines and link previews. Only the build and scripts/ read this, so visitors never load it. */
export { sitePages } from "virtual:content/site-pages";

export type SitePage = {
  /** Hash path, such as "/work/my-project". */
  path: string;
  title: string;
  description: string;
  /** Only on a case study. */
  project?: { name: string; kind: string; list: string };
  /** In no list of pages. */
  unlisted?: true;
  /** The file of its preview picture, once it is drawn. */
  preview?: string;
};
