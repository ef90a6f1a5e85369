import type { Slug } from "#content/work/projects.ts";
export async function caseStudyRoute(slug: Slug) {
  return () => <h1>{slug}</h1>;
}
