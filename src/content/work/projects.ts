/** The case studies in the order of the work list: what the list and the frame need to know of each. */
import { projects as list } from "virtual:content/projects";
import type { FitTitle } from "../break-title.ts";

export type Project = {
  /** Name of its folder, and in its address. */
  slug: string;
  /** As the lid shows it. */
  title: string;
  /** The title's lines where it is too long for one. */
  fit?: FitTitle;
  role: string;
  /** What the project is, in a few words. */
  kind: string;
};

export const projects: readonly Project[] = list;
