import { caseStudies, type Module } from "virtual:content/case-studies";
import { lineFits } from "virtual:fit-table/projects";
import type { CaseStudy } from "#content/work/case-study.ts";
import { type Project, projects } from "#content/work/projects.ts";
import { CaseStudyPage } from "./case-study-page.tsx";

/**
 * @param slug in any case, like the router's other paths
 * @returns undefined if no project has it
 * @throws if the project's content fails to load
 */
export async function loadCaseStudyPage(slug: string) {
  const index = projects.findIndex((candidate) => candidate.slug === slug.toLowerCase());
  const project = projects[index];
  if (!project) {
    // Left out of a site that has none.
    if (import.meta.env.NO_PRIVATE) return undefined;
    const { loadUnlisted } = await import("./load-unlisted.ts");
    const unlisted = await loadUnlisted(slug.toLowerCase());
    return unlisted && { ...(await pageOf(unlisted.project, unlisted)), accent: unlisted.project.accent };
  }
  return pageOf(project, await loadModule(project.slug), projects[index + 1]);
}

async function pageOf(project: Project, { study, sealed }: Module, next?: Project) {
  const page = { title: project.title, next: next ? { ...next, lineFits } : null };
  if (!import.meta.env.NO_PRIVATE && sealed) {
    const { SealedPage } = await import("./sealed-page.tsx");
    return { ...page, element: <SealedPage key={project.slug} project={project} sealed={sealed} /> };
  }
  // Only a page with a film carries the player.
  const Film = study?.film && (await import("./project-film.tsx")).ProjectFilm;
  // The key resets state between case studies.
  const element = <CaseStudyPage key={project.slug} project={project} study={study as CaseStudy} Film={Film} />;
  return { ...page, element };
}

async function loadModule(slug: string): Promise<Module> {
  const load = caseStudies[slug];
  if (!load) throw new Error(`No case study is called "${slug}".`);
  return load();
}
