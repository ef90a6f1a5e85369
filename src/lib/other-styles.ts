/**
 * Styles that only other pages need (vite/pages/page-styles.ts). Fetched once, with the first navigation.
 */
let fetched: Promise<void> | undefined;

/**
 * Resolves when the styles of every page are there.
 * @throws when they could not be fetched; the next call tries again
 */
export function otherStyles(): Promise<void> {
  fetched ??= fetchStyles().catch((error) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

/** A part of a page could not be fetched. */
export class NotFetched extends Error {
  override name = "NotFetched";
}

async function fetchStyles(): Promise<void> {
  // In dev one sheet has all styles, and Node needs none.
  const path = import.meta.env.SSR ? undefined : document.documentElement.dataset.rest;
  if (!path) return;
  const request = fetch(new URL(path, document.baseURI), { signal: AbortSignal.timeout(15_000) });
  const answer = await request.catch((cause: Error) => {
    throw new NotFetched(`Couldn’t load this page’s styles: ${cause.message}`, { cause });
  });
  // A page of HTML in its place would leave all other pages without their looks.
  const isSheet = answer.headers.get("content-type")?.startsWith("text/css");
  if (!answer.ok || !isSheet)
    throw new NotFetched(`Couldn’t load this page’s styles (${answer.status}). Reload the page.`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await answer.text());
  document.adoptedStyleSheets.push(sheet);
}
