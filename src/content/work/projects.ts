/** The case studies in the order of the work list. */
export { projects } from "virtual:content/projects";

import type { TitleLines } from "../break-title.ts";

export type Project = {
  /** Its folder's name, also in its address. */
  slug: string;
  title: string;
  /** Missing if the title fits on one line. */
  fit?: TitleLines;
  role: string;
  kind: string;
  /** From its summary. */
  outcome: string;
  /** The name of its colours. Missing if that is the slug. */
  accent?: string;
};
