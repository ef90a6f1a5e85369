import type { CSSProperties } from "react";
import { useSyncExternalStore } from "react";

/** By slug, the edges of the lids of the case studies that were opened in this tab. */
type Opened = Readonly<Record<string, CSSProperties>>;

const KEY = "opened";
const none: Opened = {};
let opened: Opened | undefined;

/** Also when storage is blocked or full, until the page is reloaded. */
export function rememberOpened(slug: string, edge: CSSProperties = {}): void {
  opened = { ...readOpened(), [slug]: edge };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(opened));
  } catch {}
}

/** Empty in the prerendered page and during hydration. */
export function useOpened(): Opened {
  return useSyncExternalStore(
    () => () => {},
    readOpened,
    () => none,
  );
}

function readOpened(): Opened {
  if (opened) return opened;
  opened = none;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    if (stored instanceof Object) opened = stored as Opened;
  } catch {}
  return opened;
}
