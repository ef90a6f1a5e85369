import { useLayoutEffect, useRef, useState } from "react";

type Texts = Record<string, string>;

/**
 * The texts of a form, kept in sessionStorage so that a reload or a visit to another page loses nothing. Where storage is
 * blocked or full, the texts last until the tab is left or reloaded, and the browser asks before.
 * @param key of sessionStorage
 * @param empty the names of the fields, each with an empty text; the same object every time
 */
export function useDraft<T extends Texts>(key: string, empty: T) {
  const [draft, setDraft] = useState(empty);
  const latest = useRef(empty);
  // The first render must agree with the prerendered page, which has no draft.
  useLayoutEffect(() => {
    latest.current = read(key, empty);
    setDraft(latest.current);
  }, [key, empty]);
  // Written at once: after the next render the form may be gone.
  const set = (next: T) => {
    latest.current = next;
    setDraft(next);
    write(key, next);
  };
  return {
    draft,
    change: (field: keyof T, text: string) => set({ ...latest.current, [field]: text }),
    /** Empties the form, unless it was changed since `sent` was sent. */
    clear: (sent: T) => {
      if (isSame(latest.current, sent)) set(empty);
    },
  };
}

/** Texts that storage did not take, by their key. */
const unstored = new Map<string, Texts>();

/** Without storage a reload loses what was typed, so that the browser has to ask first. */
function warn(event: BeforeUnloadEvent) {
  event.preventDefault();
}

function read<T extends Texts>(key: string, empty: T): T {
  const kept = unstored.get(key);
  if (kept) return kept as T;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    const texts = Object.entries(stored ?? {}).filter(([field, text]) => field in empty && typeof text === "string");
    return { ...empty, ...Object.fromEntries(texts) };
  } catch {
    return empty;
  }
}

function write(key: string, draft: Texts): void {
  const isEmpty = Object.values(draft).every((text) => text === "");
  unstored.delete(key);
  try {
    if (isEmpty) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    if (!isEmpty) unstored.set(key, draft);
  }
  if (unstored.size > 0) window.addEventListener("beforeunload", warn);
  else window.removeEventListener("beforeunload", warn);
}

function isSame(a: Texts, b: Texts): boolean {
  return Object.keys(a).every((field) => a[field] === b[field]);
}
