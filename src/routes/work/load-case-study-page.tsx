import { caseStudies, type Module } from "virtual:content/case-studies";
import { lineFits } from "virtual:fit-table/projects";
import type { CaseStudy } from "#content/work/case-study.ts";
import { projects } from "#content/work/projects.ts";
import type { NextProject } from "#layout/next-box.tsx";
import { CaseStudyPage } from "./case-study-page.tsx";

/**
 * @param slug in any case, like the router's other paths
 * @returns undefined if there is no such project
 * @throws if the project's content fails to load
 */
export async function loadCaseStudyPage(slug: string) {
  const index = projects.findIndex((candidate) => candidate.slug === slug.toLowerCase());
  // Left out of a site that has none.
  const isUnlisted = !import.meta.env.NO_PRIVATE && index < 0;
  const unlisted = isUnlisted ? await (await import("./load-unlisted.ts")).loadUnlisted(slug.toLowerCase()) : undefined;
  const project = unlisted?.project ?? projects[index];
  if (!project) return undefined;
  const next = unlisted ? undefined : projects[index + 1];
  return {
    title: project.title,
    accent: project.accent,
    next: next ? { ...next, lineFits } : null,
    element: await pageOf(project, unlisted ?? (await loadModule(project.slug))),
  };
}

/** The key resets state between case studies. */
async function pageOf(project: NextProject, { study, sealed }: Module) {
  if (!import.meta.env.NO_PRIVATE && sealed) {
    const { SealedPage } = await import("./sealed-page.tsx");
    return <SealedPage key={project.slug} project={project} sealed={sealed} />;
  }
  // Only a page with a film carries the player.
  const Film = study?.film && (await import("./project-film.tsx")).ProjectFilm;
  return <CaseStudyPage key={project.slug} project={project} study={study as CaseStudy} Film={Film} />;
}

/** @throws if the case study does not exist or fails to load */
export async function loadCaseStudy(slug: string): Promise<CaseStudy> {
  const { study } = await loadModule(slug);
  if (!study) throw new Error(`The case study "${slug}" is sealed.`);
  return study;
}

async function loadModule(slug: string): Promise<Module> {
  const load = caseStudies[slug];
  if (!load) throw new Error(`No case study is called "${slug}".`);
  return load();
}
