/**
 * Every page of the site, with what search engines and link previews say of it. Only the build and scripts/ read this file.
 * The app does not, so a first visit loads neither the descriptions nor the list of case studies.
 */
import { pages } from "./pages.ts";
import { websites } from "./websites.ts";
import { loadCaseStudy } from "./work/load-case-study.ts";
import { projects } from "./work/projects.ts";

export type SitePage = {
  /** Hash path, such as "/work/marz". */
  path: string;
  /** The document's title, before the owner's name. */
  title: string;
  /** One or two sentences. */
  description: string;
  /** On a case study: what it is about. */
  project?: { name: string; kind: string };
};

const studies = await Promise.all(
  projects.map(async ({ slug, title, kind }) => ({
    path: `/work/${slug}`,
    title,
    description: `${kind}. ${(await loadCaseStudy(slug)).summary.problem}`,
    project: { name: title, kind },
  })),
);

export const sitePages: readonly SitePage[] = [
  {
    path: "/",
    title: pages.landing.title,
    description:
      "A product designer and web developer who draws interfaces and builds them: case studies, components and contact.",
  },
  {
    path: "/work",
    title: pages.work.title,
    description:
      "Case studies of what I designed and built: the problem, my part, the decisions and what each one taught.",
  },
  ...studies,
  {
    path: "/about",
    title: pages.about.title,
    description: "Who designs and builds here: background, experience, skills and a resume to download.",
  },
  {
    path: "/contact",
    title: pages.contact.title,
    description: "Write to me about your website: a short form, or my email address.",
  },
  {
    path: "/showcase",
    title: pages.showcase.title,
    description: "Interface components with their code and their styling: use them, read them, take them apart.",
  },
  {
    path: "/inquiry",
    title: pages.inquiry.title,
    description: "Tell me about your project in three answers.",
  },
  {
    path: "/dashboard",
    title: pages.dashboard.title,
    description: `The developer’s view of client websites: status, uptime and ${websites.length ? "outages" : "issues, with sample data"}.`,
  },
];
