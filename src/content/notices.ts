/** Short texts that stand on more than one page. */

/**
 * What the cookie banner says. Keep it true: theme.ts and consent.ts store for good. use-draft.ts, load-or-reload.ts and
 * react-router (scroll positions) store until the tab is closed. tests/e2e/cookies.spec.ts lists everything that is stored.
 */
export const cookieNotice = "Your theme, drafts, scroll positions and this answer stay in your browser.";
