/**
 * The case studies in the order of the work list: what the list and the frame need to know of each.
 *
 * A further one is a line here and a folder of its name beside this file, with `<slug>.ts` (a CaseStudy, exported by
 * that name in camel case) and `row.svg`. A colour and a punched edge of its own are optional: tokens/, app.css and
 * theme/route-accent.ts; without them the lid is black.
 */

type Line = {
  slug: string;
  /** As the lid shows it. */
  title: string;
  role: "Full Stack" | "Pipeline Developer" | "Web Design";
  /** What the project is, in a few words. */
  kind: string;
};

export const projects = [
  { slug: "edusim", title: "Edusim", role: "Full Stack", kind: "School-board educational game site" },
  { slug: "vxnessa", title: "Vxnessa", role: "Web Design", kind: "Artist portfolio site" },
  { slug: "marz", title: "Marz", role: "Pipeline Developer", kind: "VFX pipeline internship" },
  { slug: "timeslot", title: "Timeslot", role: "Full Stack", kind: "Salon appointment scheduler" },
] as const satisfies readonly Line[];

export type Project = (typeof projects)[number];
export type Slug = Project["slug"];
