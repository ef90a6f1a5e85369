/** Every page with its texts for search engines and link previews. The app does not load this. */
import type { SitePage } from "../../src/content/site-pages.ts";
import { isPublic } from "../content-folder.mjs";
import { previewOf } from "../pages/head.ts";
import type { Content } from "./read-content.ts";

/** Characters of a description that search engines show. */
const MAX_LENGTH = 160;

export function sitePages({ folder, site, pages, shown, studies }: Content): SitePage[] {
  const landing = pages.landing.description ?? firstSentences(`${site.title}. ${site.bio}`);
  const projects = studies.map(({ slug, title, kind, summary, listed, sealed }): SitePage => {
    const page = { path: `/work/${slug}`, title, description: sealed ? kind : `${kind}. ${summary.problem}` };
    // The name of the page that lists it.
    return listed ? { ...page, project: { name: title, kind, list: pages.work.title } } : { ...page, unlisted: true };
  });
  const all: SitePage[] = [
    { path: "/", title: site.title, description: landing },
    ...shown.flatMap((name) => {
      const { title, description } = pages[name];
      return [{ path: `/${name}`, title, description }, ...(name === "work" ? projects : [])];
    }),
  ];
  return all.map((page) => {
    const preview = previewOf(page.path);
    return !page.unlisted && isPublic(folder, preview) ? { ...page, preview } : page;
  });
}

/** The first two sentences, and as many more in a row as search engines show. */
function firstSentences(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  let count = 2;
  while (count < sentences.length && sentences.slice(0, count + 1).join(" ").length <= MAX_LENGTH) count++;
  return sentences.slice(0, count).join(" ");
}
