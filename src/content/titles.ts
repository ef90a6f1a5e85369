/**
 * Every title that fills its measure, in the lines it is set in. The build computes from these how wide and how
 * large each line is cut (vite/fit-table.ts): change a text and the cut follows.
 */
import { pages } from "./pages.ts";
import { profile } from "./profile.ts";
import { projects } from "./work/projects.ts";

export type FitTitle = {
  /** Lines on a screen wider than 760 px. */
  wide: readonly string[];
  /** Lines on a narrower one. */
  narrow: readonly string[];
  /** It also stands in a slim column, in its narrow cut at every width (`<Title tall>`). */
  tall?: boolean;
};

/** A title of one line on every screen. */
export function oneLine(text: string): FitTitle {
  return { wide: [text], narrow: [text] };
}

export const titles: readonly FitTitle[] = [
  profile.titleLines,
  pages.about.fit,
  pages.contact.fit,
  pages.inquiry.fit,
  pages.showcase.fit,
  pages.dashboard.fit,
  ...projects.map((project) => oneLine(project.title)),
];
