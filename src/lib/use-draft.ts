import { useLayoutEffect, useRef, useState } from "react";

type Texts = Record<string, string>;

/**
 * The texts of a form, kept in sessionStorage so that a reload or a visit to another page loses nothing. Where storage is
 * blocked or full, the texts last as long as the form.
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

function read<T extends Texts>(key: string, empty: T): T {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    const texts = Object.entries(stored ?? {}).filter(([field, text]) => field in empty && typeof text === "string");
    return { ...empty, ...Object.fromEntries(texts) };
  } catch {
    return empty;
  }
}

function write(key: string, draft: Texts): void {
  try {
    if (Object.values(draft).some((text) => text !== "")) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked or full. The form itself still holds the texts.
  }
}

function isSame(a: Texts, b: Texts): boolean {
  return Object.keys(a).every((field) => a[field] === b[field]);
}
