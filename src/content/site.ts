/** What the owner writes about themselves and the pages: site.yaml and pages.yaml in the content (schema.ts has the defaults). */
import { pages } from "virtual:content/pages";
import { profile } from "virtual:content/profile";
import { shown } from "virtual:content/shown";

export { pages, profile };

/** Whether the site has a page: the owner may leave some out (`leaveOut` in site.yaml). */
export function isShown(path: string): boolean {
  const [, first = ""] = path.split("/");
  return first === "" || shown.some((name) => name === first);
}

/**
 * What the cookie banner says. Keep it true: theme.ts and consent.ts store for good. use-draft.ts, load-or-reload.ts and
 * react-router (scroll positions) store until the tab is closed. tests/e2e/cookies.spec.ts lists everything that is stored.
 */
export const cookieNotice = "This site saves your theme, drafts, scroll position and this choice in your browser.";
