/** Every page of the site, with what search engines and link previews say of it. The app does not load this. */
import type { SitePage } from "../../src/content/site-pages.ts";
import type { Content } from "./read-content.ts";

/** Characters that search engines show of a description. */
const MOST = 160;

/** The landing page, the work list with its case studies, and the pages that the owner has not left out. */
export function sitePages({ site, pages, shown, studies }: Content): SitePage[] {
  const landing = pages.landing.description ?? firstSentences(`${site.title}. ${site.bio}`);
  const projects = studies.map(({ slug, title, kind, summary }) => ({
    path: `/work/${slug}`,
    title,
    description: `${kind}. ${summary.problem}`,
    project: { name: title, kind },
  }));
  return [
    { path: "/", title: site.title, description: landing },
    ...shown.flatMap((name) => {
      const { title, description } = pages[name];
      return [{ path: `/${name}`, title, description }, ...(name === "work" ? projects : [])];
    }),
  ];
}

/** As many whole sentences as a search engine shows, and at least the first. */
function firstSentences(text: string): string {
  const [first = "", ...others] = text.split(/(?<=[.!?])\s+/);
  return others.reduce((all, next) => (all.length + next.length < MOST ? `${all} ${next}` : all), first);
}
