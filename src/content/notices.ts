/** Short texts that stand on more than one page. */

/**
 * What the cookie banner says. Keep it true: theme.ts and consent.ts store for good; use-draft.ts, load-or-reload.ts and
 * react-router (how far a page was scrolled) until the tab is closed. A test lists all of it (tests/e2e/cookies.spec.ts).
 */
export const cookieNotice = "Your theme, drafts, scroll positions and this answer stay in your browser.";
