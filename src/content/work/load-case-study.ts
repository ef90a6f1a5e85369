/** Finds a project's record: its case-study.md. Each is a chunk of its own, fetched with the page that shows it. */
import { caseStudies } from "virtual:content/case-studies";
import type { CaseStudy } from "./case-study.ts";

/** @throws when there is no such case study, or it could not be fetched */
export async function loadCaseStudy(slug: string): Promise<CaseStudy> {
  const load = caseStudies[slug];
  if (!load) throw new Error(`"${slug}" is no case study of the work list.`);
  return (await load()).study;
}
