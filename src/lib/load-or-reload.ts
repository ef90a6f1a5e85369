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
    clearReloaded();
    return loaded;
  } catch (error) {
    if (import.meta.env.SSR || isPrerendered || signal.aborted || !navigator.onLine || !markReloaded()) throw error;
    // The router only changes the address after loading. It must not notice this change, or it would load the page again.
    history.pushState(null, "", new URL(`#${path}`, location.href));
    location.reload();
    return new Promise(() => {});
  }
}

/** Whether this tab was reloaded because a file was gone. */
export function hasReloaded(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Returns whether this is the first failure since the last success. */
function markReloaded(): boolean {
  try {
    if (sessionStorage.getItem(KEY)) return false;
    sessionStorage.setItem(KEY, "1");
    return true;
  } catch {
    return false;
  }
}

function clearReloaded() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
