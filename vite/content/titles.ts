import { oneLine, type TitleLines } from "../../src/content/break-title.ts";
import { PAGES, type PageName, type Pages } from "../../src/content/schema.ts";
import type { Project } from "../../src/content/work/projects.ts";
import type { CaseStudyText } from "./read-case-study.ts";
import type { Content } from "./read-content.ts";
import { errorPage } from "./texts.ts";

/** The title across a page's lid. */
export function lidTitle(pages: Pages, name: PageName): TitleLines {
  return name === "work" ? pages.work.heading : pages[name].lid;
}

const linesOf = ({ title, fit }: Project) => fit ?? oneLine(title);

/** The titles that fill their width. Only pages that show case studies load theirs. */
export function titlesOf({ site, pages, projects, unlisted, texts }: Content): {
  [name in "pages" | "projects"]: TitleLines[];
} {
  const lids = PAGES.map((name) => lidTitle(pages, name));
  return {
    pages: [site.titleLines, pages.inquiry.sent, errorPage(texts).lid, ...lids],
    // By slug.
    ...Object.fromEntries(unlisted.map((project) => [project.slug, [linesOf(project)]])),
    projects: projects.map(linesOf),
  };
}

/** Whether every visitor may read it and find it. */
export function isPublicStudy({ listed, sealed }: CaseStudyText): boolean {
  return listed && !sealed;
}

/** The sentences that fill a slide (src/routes/work/present/slide.tsx). A build's are in one file, so they are public. */
export function displaysOf({ site, studies }: Content, isBuild: boolean): Record<string, string> {
  const shown = isBuild ? studies.filter(isPublicStudy) : studies;
  const own = shown.flatMap(({ slug, summary: { problem }, learnt }) => [
    [`${slug} problem`, problem],
    ...(learnt === undefined ? [] : [[`${slug} learnt`, learnt]]),
  ]);
  return Object.fromEntries([["name", site.name], ...own]);
}

/** The shown titles with their files. */
export function titleSources({ folder, site, pages, shown, studies }: Content): { file: string; text: string }[] {
  const lids = shown.map((name) => lidTitle(pages, name).wide.join(" "));
  return [
    { file: `${folder}/site.yaml`, text: site.titleLines.wide.join(" ") },
    ...lids.map((text) => ({ file: `${folder}/pages.yaml`, text })),
    ...studies.map(({ file, title }) => ({ file, text: title })),
  ];
}
