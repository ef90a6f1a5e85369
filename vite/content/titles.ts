import { errorTitle, oneLine, type TitleLines } from "../../src/content/break-title.ts";
import type { Content } from "./read-content.ts";

/** The titles that fill their width. Only pages that show case studies load theirs. */
export function titlesOf({ site, pages, projects }: Content): Record<"pages" | "projects", TitleLines[]> {
  const { work, about, contact, inquiry, showcase, dashboard } = pages;
  return {
    pages: [
      site.titleLines,
      inquiry.sent,
      errorTitle,
      work.heading,
      ...[about, contact, inquiry, showcase, dashboard].map(({ lid }) => lid),
    ],
    projects: projects.map(({ title, fit }) => fit ?? oneLine(title)),
  };
}

/** The shown titles with their files. */
export function titleSources({ folder, site, pages, shown, studies }: Content): { file: string; text: string }[] {
  const lids = shown.map((name) => (name === "work" ? pages.work.heading : pages[name].lid).wide.join(" "));
  return [
    { file: `${folder}/site.yaml`, text: site.titleLines.wide.join(" ") },
    ...lids.map((text) => ({ file: `${folder}/pages.yaml`, text })),
    ...studies.map(({ file, title }) => ({ file, text: title })),
  ];
}
