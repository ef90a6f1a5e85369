/** The content's site.yaml and pages.yaml; schema.ts has the defaults. */
import { pages } from "virtual:content/pages";
import { profile } from "virtual:content/profile";
import { shown } from "virtual:content/shown";
import type { PageName } from "./schema.ts";

export { pages, profile };

/** False for a page in site.yaml's `leaveOut`. */
export function isPageEnabled(path: string): boolean {
  const [, first = ""] = path.split("/");
  return first === "" || shown.some((name) => name === first);
}

const LABELS: Record<PageName, string> = {
  work: /* text */ "WORK",
  about: /* text */ "ABOUT",
  contact: /* text */ "CONTACT",
  showcase: /* text */ "SHOWCASE",
  inquiry: /* text */ "INQUIRY",
  dashboard: /* text */ "DASHBOARD",
};

/** Path and label of each page, in order. */
export const navLinks = shown.map((name) => [`/${name}`, LABELS[name]] as const);

/** Keep this true: tests/e2e/cookies.spec.ts lists everything that the site stores. */
export const cookieNotice = "Your theme, drafts, where you’ve been and this choice stay in your browser.";
