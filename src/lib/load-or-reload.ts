const KEY = "reloaded-for-chunk";

/**
 * Loads a lazy module. When that fails (a tab opened before a redeploy asks for a file that is gone), the page that
 * was asked for is opened afresh once, which fetches the new files; a second failure is thrown.
 * @param path hash path of the page the module belongs to
 * @param signal aborted when the visitor has gone elsewhere meanwhile
 * @throws whatever `load` throws, when a reload cannot help: the second time; offline, where it would leave the browser's
 *   own error page; when nobody waits for the page any more; and when storage is blocked (a loop could not be told apart)
 */
export async function loadOrReload<T>(load: () => Promise<T>, path: string, signal: AbortSignal): Promise<T> {
  try {
    const loaded = await load();
    forget();
    return loaded;
  } catch (error) {
    if (import.meta.env.SSR || signal.aborted || !navigator.onLine || !remember()) throw error;
    // The router changes the address only once the page is loaded: a bare reload would reopen the old one.
    location.hash = path;
    location.reload();
    return new Promise(() => {});
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
    // Blocked: nothing was remembered either.
  }
}
