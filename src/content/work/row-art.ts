/** The line drawings of the work list. They are masks: their shape is filled with the text colour of the row. */
import { projects, type Slug } from "./projects.ts";

const files = import.meta.glob<string>("./*/row.svg", { eager: true, import: "default" });

export const rowArt = Object.fromEntries(
  projects.map(({ slug }) => {
    const file = files[`./${slug}/row.svg`];
    if (!file) throw new Error(`The work list has no drawing for "${slug}". Add src/content/work/${slug}/row.svg.`);
    return [slug, file];
  }),
) as Record<Slug, string>;
