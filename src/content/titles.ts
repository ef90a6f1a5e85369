/**
 * The pages' titles that fill their measure. The build computes the width and size of each line from these titles and from
 * the names of the projects (work/titles.ts). See vite/modules/fit-table.ts.
 */
import type { FitTitle } from "./fit-title.ts";
import { pages } from "./pages.ts";
import { profile } from "./profile.ts";

export const titles: readonly FitTitle[] = [
  profile.titleLines,
  pages.about.fit,
  pages.contact.fit,
  pages.inquiry.fit,
  pages.showcase.fit,
  pages.dashboard.fit,
];
