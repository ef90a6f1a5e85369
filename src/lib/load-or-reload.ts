import { readStored, store } from "./stored.ts";

const KEY = "reloaded-for-chunk";

/**
 * Loads a page's module. A tab from before a redeploy asks for files that are gone, so after a failure it reloads once.
 * @param path the page's hash path
 * @param signal aborted when the visitor has left
 * @param isPrerendered whether the page is readable without its module
 * @throws `load`'s error if a reload cannot help: the page is prerendered, was just reloaded or left; the browser is offline,
 *   where it would show its own error page; or storage is blocked, so a reload loop would go unnoticed
 */
export async function loadOrReload<T>(
  load: () => Promise<T>,
  path: string,
  signal: AbortSignal,
  isPrerendered = false,
): Promise<T> {
  try {
    const loaded = await load();
    store("sessionStorage", KEY, null);
    return loaded;
  } catch (error) {
    if (import.meta.env.SSR || isPrerendered || signal.aborted || !navigator.onLine || hasReloaded()) throw error;
    if (!store("sessionStorage", KEY, "1")) throw error;
    // The router only changes the address after loading. It must not notice this change, or it would load the page again.
    history.pushState(null, "", new URL(`#${path}`, location.href));
    location.reload();
    return new Promise(() => {});
  }
}

/** Whether this tab was reloaded because a file was gone. */
export function hasReloaded(): boolean {
  return readStored("sessionStorage", KEY) !== null;
}
