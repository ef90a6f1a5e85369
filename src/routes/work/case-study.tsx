import type { ComponentType } from "react";
import { loadCaseStudy } from "#content/work/load-case-study.ts";
import { projects, type Slug } from "#content/work/projects.ts";
import { CaseStudyPage } from "./case-study-page.tsx";

/**
 * The page of one project, with its content loaded.
 * @throws when the project is not in the list, or its content could not be fetched
 */
export async function caseStudyRoute(slug: Slug): Promise<ComponentType> {
  const project = projects.find((candidate) => candidate.slug === slug);
  if (!project) throw new Error(`There is no project "${slug}" in src/content/work/projects.ts. Add it there.`);
  const study = await loadCaseStudy(slug);
  return () => <CaseStudyPage project={project} study={study} />;
}
