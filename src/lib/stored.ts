/** Storage that may be blocked or full, and is missing on a server. */
type Area = "localStorage" | "sessionStorage";

/** Null also when storage is blocked. */
export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param text null removes what is stored
 * @returns whether it worked
 */
export function store(area: Area, key: string, text: string | null): boolean {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
