import { useLayoutEffect, useState } from "react";
import { readStored, store } from "./stored.ts";

type Texts = Record<string, string>;

/**
 * A form's texts, kept in sessionStorage across reloads and other pages. If storage is blocked or full, they last until the
 * tab is closed or reloaded, and the browser asks first.
 * @param empty an empty text for each field; must be the same object every time
 */
export function useDraft<T extends Texts>(key: string, empty: T) {
  const [draft, setDraft] = useState(empty);
  // The first render must match the prerendered page, which has no draft.
  useLayoutEffect(() => setDraft(read(key, empty)), [key, empty]);
  // Stored at once, since the form may be gone after the next render.
  const set = (next: T) => {
    setDraft(next);
    write(key, next);
  };
  return {
    draft,
    change: (field: keyof T, text: string) => set({ ...read(key, empty), [field]: text }),
    /** Empties the form, unless it has changed since `sent`. */
    clear: (sent: T) => {
      if (isSame(read(key, empty), sent)) set(empty);
    },
  };
}

/** Texts that could not be stored, by key. */
const unstored = new Map<string, Texts>();

function warn(event: BeforeUnloadEvent) {
  event.preventDefault();
}

function read<T extends Texts>(key: string, empty: T): T {
  const kept = unstored.get(key);
  if (kept) return kept as T;
  try {
    const stored: unknown = JSON.parse(readStored("sessionStorage", key) ?? "{}");
    const texts = Object.entries(stored ?? {}).filter(([field, text]) => field in empty && typeof text === "string");
    return { ...empty, ...Object.fromEntries(texts) };
  } catch {
    return empty;
  }
}

function write(key: string, draft: Texts): void {
  const isEmpty = Object.values(draft).every((text) => text === "");
  unstored.delete(key);
  const isStored = store("sessionStorage", key, isEmpty ? null : JSON.stringify(draft));
  if (!isStored && !isEmpty) unstored.set(key, draft);
  if (unstored.size > 0) window.addEventListener("beforeunload", warn);
  else window.removeEventListener("beforeunload", warn);
}

function isSame(a: Texts, b: Texts): boolean {
  return Object.keys(a).every((field) => a[field] === b[field]);
}
