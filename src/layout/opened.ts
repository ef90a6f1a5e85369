import type { CSSProperties } from "react";
import { readStored, store } from "#lib/stored.ts";
import { useHydrated } from "#lib/use-hydrated.ts";

/** By slug, the edges of the lids of the case studies that were opened in this tab. */
type Opened = Readonly<Record<string, CSSProperties>>;

const KEY = "opened";
const none: Opened = {};
let opened: Opened | undefined;

/** Also when storage is blocked or full, until the page is reloaded. */
export function rememberOpened(slug: string, edge: CSSProperties = {}): void {
  opened = { ...readOpened(), [slug]: edge };
  store("sessionStorage", KEY, JSON.stringify(opened));
}

/** Empty in the prerendered page and during hydration. */
export function useOpened(): Opened {
  return useHydrated() ? readOpened() : none;
}

function readOpened(): Opened {
  if (opened) return opened;
  opened = none;
  try {
    const stored: unknown = JSON.parse(readStored("sessionStorage", KEY) ?? "{}");
    const isValid = stored instanceof Object && Object.values(stored).every((edge) => edge instanceof Object);
    if (isValid) opened = stored as Opened;
  } catch {}
  return opened;
}
