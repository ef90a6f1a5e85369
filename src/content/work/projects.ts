/** The case studies in the order of the work list: what the list and the frame need to know of each. */

export type Slug = "edusim" | "vxnessa" | "marz" | "timeslot";

export type Project = {
  slug: Slug;
  /** As the lid shows it. */
  title: string;
  role: "Full Stack" | "Pipeline Developer" | "Web Design";
  /** What the project is, in a few words. */
  kind: string;
};

export const projects: readonly Project[] = [
  { slug: "edusim", title: "Edusim", role: "Full Stack", kind: "School-board educational game site" },
  { slug: "vxnessa", title: "Vxnessa", role: "Web Design", kind: "Artist portfolio site" },
  { slug: "marz", title: "Marz", role: "Pipeline Developer", kind: "VFX pipeline internship" },
  { slug: "timeslot", title: "Timeslot", role: "Full Stack", kind: "Salon appointment scheduler" },
];
