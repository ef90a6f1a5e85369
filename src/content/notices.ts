/** Short texts that stand on more than one page. */

/** What the cookie banner says. Keep it true: src/theme/theme.ts, consent.ts and use-draft.ts are all that store. */
export const cookieNotice = "This site stores your theme, your unsent drafts and this answer in your browser.";
