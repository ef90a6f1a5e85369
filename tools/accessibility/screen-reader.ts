/** A virtual screen reader in a page. */
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const READER = createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js");

/** Leaves live regions, as in older browsers, since the reader cannot hear ariaNotify. Runs in the page, before its scripts. */
export function withoutNotify(): void {
  for (const { prototype } of [Element, Document]) delete (prototype as { ariaNotify?: unknown }).ariaNotify;
}

/** Starts the virtual screen reader. Its script is same-origin, so the page's policy still applies. */
export async function listen(page: Page): Promise<void> {
  await page.route("**/screen-reader.js", (route) => route.fulfill({ path: READER }));
  await page.evaluate(`import("/screen-reader.js").then(async ({ virtual }) => {
    window.reader = virtual;
    await virtual.start({ container: document.body });
  })`);
}

/** The announced phrases, without empty and repeated ones, which a region's changes of markup cause. */
export async function said(page: Page): Promise<string[]> {
  const phrases = await page.evaluate<string[]>("window.reader.spokenPhraseLog()");
  return phrases.filter((phrase, index) => !/^(?:polite|assertive): $/.test(phrase) && phrase !== phrases[index - 1]);
}
