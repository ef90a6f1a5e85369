/**
 * The pages' titles that fill their measure. The build computes the width and size of each line from these titles and from
 * the names of the projects (work/titles.ts). See vite/modules/fit-table.ts.
 */
import type { FitTitle } from "./fit-title.ts";
import { pages } from "./pages.ts";
import { profile } from "./profile.ts";

export type FitTitle = {
  /** Lines on a screen that is not narrow. */
  wide: readonly string[];
  /** Lines on a narrow one. */
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
