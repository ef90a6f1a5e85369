import { caseStudies } from "virtual:content/case-studies";
import type { CaseStudy } from "#content/work/case-study.ts";

/** @throws if the samples have no such case study, or it is sealed */
export async function loadCaseStudy(slug: string): Promise<CaseStudy> {
  const { study } = (await caseStudies[slug]?.()) ?? {};
  if (!study) throw new Error(`No open case study is called "${slug}".`);
  return study;
}
