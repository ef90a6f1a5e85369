import { caseStudies } from "virtual:content/case-studies";
import { cuts } from "virtual:fit-table/projects";
import type { CaseStudy } from "#content/work/case-study.ts";
import { projects } from "#content/work/projects.ts";
import { CaseStudyPage } from "./case-study-page.tsx";

/**
 * The page of one project with its content, and what the frame shows of it.
 * @param slug in any case, as the router takes every other path
 * @returns undefined when the list has no such project
 * @throws when the project's content could not be fetched
 */
export async function loadCaseStudyPage(slug: string) {
  const index = projects.findIndex((candidate) => candidate.slug === slug.toLowerCase());
  const project = projects[index];
  if (!project) return undefined;
  const study = await loadCaseStudy(project.slug);
  const next = projects[index + 1];
  return {
    title: project.title,
    next: next ? { ...next, cuts } : null,
    // The key keeps state from being carried from one case study to the next.
    element: <CaseStudyPage key={project.slug} project={project} study={study} />,
  };
}

/** Finds a project's record: its case-study.md. Each is a chunk of its own, fetched with the page that shows it. */

/** @throws when there is no such case study, or it could not be fetched */
export async function loadCaseStudy(slug: string): Promise<CaseStudy> {
  const load = caseStudies[slug];
  if (!load) throw new Error(`"${slug}" is no case study of the work list.`);
  return (await load()).study;
}
