import { useEffect, useState } from "react";
import { showAlert } from "#components/alert/show-alert.ts";
import { Boundary } from "#components/boundary/boundary.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import type { SourceModal, SourceView } from "#components/source-modal/source-modal.tsx";
import { loadAfterPress } from "#lib/load-after-press.ts";

type Sourced = Pick<ShowcaseEntry, "title" | "docs" | "item">;
type Shown = SourceView & { Modal: typeof SourceModal; entry: Sourced };

let show: ((shown: Shown) => void) | undefined;

let Modal: typeof SourceModal | undefined;

export async function fetchModal(): Promise<void> {
  ({ SourceModal: Modal } = await import("#components/source-modal/source-modal.tsx"));
}

/** A loaded modal opens within the press. */
export async function showSource(entry: Sourced, tab: SourceView["tab"], button?: Element, file = ""): Promise<void> {
  try {
    if (!Modal) await loadAfterPress(button, fetchModal);
    if (Modal) show?.({ Modal, entry, tab, file, open: true });
  } catch {
    showAlert({ type: "error", message: "Couldn’t load the source. Try again or reload the page." });
  }
}

/** The one source modal. Its URL names component and file: `#/showcase?source=dropdown&file=components/dropdown/list-box.tsx`. */
export function SourceDialog({ entries }: { entries: readonly Sourced[] }) {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    show = setShown;
    const asked = new URLSearchParams(location.hash.split("?")[1]);
    const entry = entries.find(({ title }) => cardId(title) === asked.get("source"));
    if (entry) showSource(entry, "Code", undefined, asked.get("file") ?? "");
    return () => {
      show = undefined;
    };
  }, [entries]);
  useEffect(() => {
    if (shown) syncUrl(shown);
  }, [shown]);
  if (!shown) return null;
  return (
    <Boundary key={shown.entry.title} what="The source viewer">
      <shown.Modal {...shown} onChange={(part) => setShown({ ...shown, ...part })} />
    </Boundary>
  );
}

/** Not by the router, which would treat the new address as a navigation. */
function syncUrl({ entry, file, open }: Shown): void {
  const [page = ""] = location.hash.split("?");
  if (!page.startsWith("#/")) return;
  const query = new URLSearchParams({ source: cardId(entry.title), ...(file.includes("/") && { file }) });
  const asked = open ? `?${query.toString().replaceAll("%2F", "/")}` : "";
  history.replaceState(history.state, "", `${page}${asked}`);
}

/** "Context menu, normal" is `context-menu-normal`. */
export function cardId(title: string): string {
  return title.toLowerCase().replaceAll(/\W+/g, "-");
}
