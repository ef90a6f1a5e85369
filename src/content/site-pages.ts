/**
 * Every page of the site, with what search engines and link previews say of it (vite/content/site-pages.ts). Only the build
 * and scripts/ read this file. The app does not, so a first visit loads neither the descriptions nor the list of case studies.
 */
export { sitePages } from "virtual:content/site-pages";

export type SitePage = {
  /** Hash path, such as "/work/my-project". */
  path: string;
  /** The document's title, before the owner's name. */
  title: string;
  /** One or two sentences. */
  description: string;
  /** On a case study: what it is about. */
  project?: { name: string; kind: string };
};
