/**
 * The pages' titles that fill their measure, in the lines they are set in. The build computes from these, and from the
 * names of the projects (work/titles.ts), how wide and how large each line is cut (vite/modules/fit-table.ts): change a text
 * and the cut follows.
 */
import { pages } from "./pages.ts";
import { profile } from "./profile.ts";

export type FitTitle = {
  /** Lines on a screen wider than 760 px. */
  wide: readonly string[];
  /** Lines on a narrower one. */
  narrow: readonly string[];
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
];
