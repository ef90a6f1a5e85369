const KEY = "reloaded-for-chunk";

/**
 * Loads a lazy module. A tab from before a redeploy asks for files that are gone. After such a failure the wanted page is
 * opened afresh once, which fetches the new files. A second failure is thrown.
 * @param path hash path of the page the module belongs to
 * @param signal aborted when the visitor has gone elsewhere meanwhile
 * @param stands whether the page stands there already, prerendered, and reads well without its module
 * @throws what `load` throws, when a reload cannot help: for a page that stands there; after one reload; offline, where the browser would show its own
 *   error page; when the visitor has gone elsewhere; and when storage is blocked, so that a loop would go unnoticed
 */
export async function loadOrReload<T>(
  load: () => Promise<T>,
  path: string,
  signal: AbortSignal,
  stands = false,
): Promise<T> {
  try {
    const loaded = await load();
    forget();
    return loaded;
  } catch (error) {
    if (import.meta.env.SSR || stands || signal.aborted || !navigator.onLine || !remember()) throw error;
    // The address is still that of the old page: the router changes it when the new page is loaded. The router must not
    // hear of this change, or it would load the page again and show the failure until the reload has come.
    history.pushState(null, "", new URL(`#${path}`, location.href));
    location.reload();
    return new Promise(() => {});
  }
}

/** Whether this tab has opened the page afresh because a file was gone. */
export function hasReloaded(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether this is the first failure since the last success. */
function remember(): boolean {
  try {
    if (sessionStorage.getItem(KEY)) return false;
    sessionStorage.setItem(KEY, "1");
    return true;
  } catch {
    return false;
  }
}

function forget() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so no failure was remembered.
  }
}
