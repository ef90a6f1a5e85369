/**
 * The visitor's answer to the cookie banner: localStorage `cookieConsent` = 'accepted'. Where storage is blocked or
 * full, the answer holds until the page closes. before-paint.js reads the same key, so an answered banner is never painted.
 */

/** localStorage key. */
const CONSENT_KEY = "cookieConsent";

const ACCEPTED = "accepted";

const listeners = new Set<() => void>();
/** An answer that storage refused to keep. */
let unstored = false;

/** Whether the visitor has accepted. Anything but 'accepted' under the key counts as no answer. */
export function hasConsented(): boolean {
  if (unstored) return true;
  try {
    return localStorage.getItem(CONSENT_KEY) === ACCEPTED;
  } catch {
    return false;
  }
}

/** Keeps the visitor's consent for this and every later visit. */
export function consent(): void {
  try {
    localStorage.setItem(CONSENT_KEY, ACCEPTED);
  } catch {
    unstored = true;
  }
  markRoot();
  for (const listener of listeners) listener();
}

/** Sets what before-paint.js sets on later visits. With the attribute, styles keep no room for the banner. */
function markRoot(): void {
  document.documentElement.toggleAttribute("data-consent", hasConsented());
}

/** Calls back when the answer changes, here or in another tab. Returns the function that stops it. */
export function onConsentChange(listener: () => void): () => void {
  const fromStorage = (event: StorageEvent) => {
    if (event.key !== CONSENT_KEY && event.key !== null) return;
    markRoot();
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", fromStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", fromStorage);
  };
}
