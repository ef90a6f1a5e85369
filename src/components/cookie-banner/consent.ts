import { afterPaint } from "#lib/after-paint.ts";
import { readStored, store } from "#lib/stored.ts";

/** The localStorage key, which before-paint.js reads too, so that an answered banner is never painted. */
const CONSENT_KEY = "cookieConsent";
const ACCEPTED = "accepted";

const listeners = new Set<() => void>();
/** Accepted while storage was blocked or full: holds until the page closes. */
let unstored = false;

export function hasConsented(): boolean {
  return unstored || readStored("localStorage", CONSENT_KEY) === ACCEPTED;
}

export function acceptCookies(): void {
  unstored = !store("localStorage", CONSENT_KEY, ACCEPTED);
  // Restyles the page, and removes a banner that is hidden already.
  afterPaint(() => {
    markRoot();
    for (const listener of listeners) listener();
  });
}

/** before-paint.js sets it on later visits. With the attribute, styles reserve no space for the banner. */
function markRoot(): void {
  document.documentElement.toggleAttribute("data-consent", hasConsented());
}

/** Calls back when the answer changes, here or in another tab. Returns the unsubscribe function. */
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
