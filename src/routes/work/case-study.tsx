import type { ComponentType } from "react";
import type { CaseStudy } from "#content/work/case-study.ts";
import { projects, type Slug } from "#content/work/projects.ts";
import { CaseStudyPage } from "./case-study-page.tsx";

/** Each project's content is a chunk of its own. */
const load: Record<Slug, () => Promise<CaseStudy>> = {
  edusim: async () => (await import("#content/work/edusim/edusim.ts")).edusim,
  vxnessa: async () => (await import("#content/work/vxnessa/vxnessa.ts")).vxnessa,
  marz: async () => (await import("#content/work/marz/marz.ts")).marz,
  timeslot: async () => (await import("#content/work/timeslot/timeslot.ts")).timeslot,
};

/**
 * The page of one project, with its content loaded.
 * @throws when the project is not in the list, or its content could not be fetched
 */
export async function caseStudyRoute(slug: Slug): Promise<ComponentType> {
  const project = projects.find((candidate) => candidate.slug === slug);
  if (!project) throw new Error(`There is no project "${slug}" in src/content/work/projects.ts. Add it there.`);
  const study = await load[slug]();
  return () => <CaseStudyPage project={project} study={study} />;
}
