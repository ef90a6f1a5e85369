let fetched: Promise<void> | undefined;

/** Loads the styles of all other pages (vite/pages/page-styles.ts), once. @throws FetchError; the next call tries again */
export function loadDeferredStyles(): Promise<void> {
  fetched ??= fetchStyles().catch((error) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

export class FetchError extends Error {
  override name = "FetchError";
}

async function fetchStyles(): Promise<void> {
  // Dev has all styles in one sheet, and Node needs none.
  const path = import.meta.env.SSR ? undefined : document.documentElement.dataset.deferredCss;
  if (!path) return;
  const request = fetch(new URL(path, document.baseURI), { signal: AbortSignal.timeout(15_000) });
  const answer = await request.catch((cause: Error) => {
    throw new FetchError(`Couldn’t load this page’s styles: ${cause.message}`, { cause });
  });
  // Some hosts answer with a page of HTML.
  const isSheet = answer.headers.get("content-type")?.startsWith("text/css");
  if (!answer.ok || !isSheet)
    throw new FetchError(`Couldn’t load this page’s styles (${answer.status}). Reload the page.`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await answer.text());
  document.adoptedStyleSheets.push(sheet);
}
