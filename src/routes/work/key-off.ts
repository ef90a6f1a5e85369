const KEY = "presentKeyOff";

/** Whether P opens no slides in this browser. A letter as a shortcut needs a way to turn it off (WCAG 2.1.4): the deck has it. */
export function isKeyOff(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Storage is blocked, so nobody could turn it off.
    return false;
  }
}

export function setKeyOff(isOff: boolean): void {
  try {
    if (isOff) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked.
  }
}
