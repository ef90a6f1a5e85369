import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { showAlert } from "#components/alert/show-alert.ts";
import { Boundary } from "#components/boundary/boundary.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import type { SourceModal, SourceTab } from "#components/source-modal/source-modal.tsx";
import { afterPaint } from "#lib/after-paint.ts";

type Sourced = Pick<ShowcaseEntry, "title" | "docs" | "item">;
type Shown = { Modal: typeof SourceModal; entry: Sourced; tab: SourceTab; file: string; open: boolean };

let show: ((shown: Shown) => void) | undefined;

/** Fetches the modal's code. Called ahead by whatever may be pressed next. */
export function fetchModal() {
  return import("#components/source-modal/source-modal.tsx");
}

/** Opens the page's one modal with a component's source. */
export async function showSource(entry: Sourced, tab: SourceTab, file = ""): Promise<void> {
  try {
    const { SourceModal: Modal } = await fetchModal();
    // Opens after the click is painted: the dialog makes the page inert, which is slow on a slow machine. With flushSync its
    // listeners come at once, so that Escape works as soon as the dialog shows.
    afterPaint(() => flushSync(() => show?.({ Modal, entry, tab, file, open: true })));
  } catch {
    showAlert({ type: "error", message: "The source could not be loaded. Try again, or reload the page." });
  }
}

/**
 * The modal with a component's source. The address names the component and the file while the modal is open, and whoever
 * comes with such an address finds the modal open: `#/showcase?source=dropdown&file=components/dropdown/list-box.tsx`.
 */
export function SourceDialog({ entries }: { entries: readonly Sourced[] }) {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    show = setShown;
    const asked = new URLSearchParams(location.hash.split("?")[1]);
    const entry = entries.find(({ title }) => cardId(title) === asked.get("source"));
    if (entry) showSource(entry, "Code", asked.get("file") ?? "");
    return () => {
      show = undefined;
    };
  }, [entries]);
  useEffect(() => {
    if (shown) syncUrl(shown);
  }, [shown]);
  if (!shown) return null;
  const change = (part: Partial<Shown>) => setShown({ ...shown, ...part });
  return (
    // Its lists belong to one component.
    <Boundary key={shown.entry.title} what="What shows the source">
      <shown.Modal
        title={shown.entry.title}
        open={shown.open}
        onClose={() => change({ open: false })}
        tab={shown.tab}
        onTabChange={(tab) => change({ tab })}
        file={shown.file}
        onFileChange={(file) => change({ file })}
        load={shown.entry.docs}
        item={shown.entry.item}
      />
    </Boundary>
  );
}

/** Not by the router, which would take another address for another page. */
function syncUrl({ entry, file, open }: Shown): void {
  const [page = ""] = location.hash.split("?");
  if (!page.startsWith("#/")) return;
  const query = new URLSearchParams({ source: cardId(entry.title), ...(file.includes("/") && { file }) });
  // Slashes need no escape in a query.
  const asked = open ? `?${query.toString().replaceAll("%2F", "/")}` : "";
  history.replaceState(history.state, "", `${page}${asked}`);
}

/** A component's name in addresses: "Context menu, normal" is `context-menu-normal`. */
export function cardId(title: string): string {
  return title.toLowerCase().replaceAll(/\W+/g, "-");
}
