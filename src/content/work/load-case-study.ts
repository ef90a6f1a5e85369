/** Finds a project's record in its folder. Each is a chunk of its own, fetched with the page that shows it. */
import type { CaseStudy } from "./case-study.ts";
import type { Slug } from "./projects.ts";

const records = import.meta.glob<Record<string, CaseStudy>>("./*/*.ts");

/** @throws when the project has no record, or it could not be fetched */
export async function loadCaseStudy(slug: Slug): Promise<CaseStudy> {
  const name = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const study = (await records[`./${slug}/${slug}.ts`]?.())?.[name];
  if (!study) {
    throw new Error(`"${slug}" has no case study. Export "${name}" from src/content/work/${slug}/${slug}.ts.`);
  }
  return study;
}
