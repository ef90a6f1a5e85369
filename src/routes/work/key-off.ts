import { readStored, store } from "#lib/stored.ts";

const KEY = "presentKeyOff";

/** Whether P opens no slides in this browser. A letter as a shortcut needs a way to turn it off (WCAG 2.1.4): the deck has it. */
export function isKeyOff(): boolean {
  return readStored("localStorage", KEY) !== null;
}

export function setKeyOff(isOff: boolean): void {
  store("localStorage", KEY, isOff ? "1" : null);
}
