import { type ComponentType, type ReactNode, useDeferredValue, useEffect, useRef, useState } from "react";
import { FilterTabs, filterTabId } from "#components/filter-tabs/filter-tabs.tsx";
import { pages } from "#content/site.ts";
import { Lid, Lining, Well } from "#layout/lid.tsx";
import { NoScript } from "#layout/no-script.tsx";
import { Title } from "#layout/title.tsx";
import { useHydrated } from "#lib/use-hydrated.ts";
import type { ClientWebsite, loadClientWebsites } from "#services/client-websites.ts";
import { type SiteCardProps, statusId } from "./site-card.tsx";
import { SiteGrid } from "./site-grid.tsx";
import { SiteSearch } from "./site-search.tsx";
import { SummaryRow } from "./summary-row.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { useWebsites } from "./use-websites.ts";
import { FILTERS, type Filter, filterSites, search, summarize } from "./websites.ts";

const LABELS: Record<Filter, string> = { all: "All", online: "Online", offline: "Offline", issues: "Issues" };

const PANEL = "sites";

type SiteListProps = {
  load: typeof loadClientWebsites;
  /** Shown until `load` has answered. */
  known: readonly ClientWebsite[];
  Card: ComponentType<SiteCardProps>;
  /** Beside the title. */
  note?: string;
  before?: (retry: () => void) => ReactNode;
};

/** A dashboard with search, filters and status changes. */
export function SiteList({ load, known, Card, note, before }: SiteListProps) {
  const hydrated = useHydrated();
  const { sites, loading, failed, change, retry, setStatus, undo } = useWebsites(load, known);
  const [text, setText] = useState("");
  const [filter, setFilter] = useState<Filter>("all");
  const undoButton = useRef<HTMLButtonElement>(null);
  // Deferred, so that with a thousand sites typing does not wait for the grid.
  const found = search(sites, useDeferredValue(text));

  // The focused control may disappear: a select with its card, or the Undo button.
  useEffect(() => {
    if (!change || document.activeElement !== document.body) return;
    const select = document.getElementById(statusId(change.id));
    (change.undone ? (select ?? currentTab(filter)) : undoButton.current)?.focus();
  }, [change, filter]);

  const clear = () => {
    setText("");
    setFilter("all");
    document.querySelector<HTMLInputElement>("#site-search")?.focus();
  };
  const tryAgain = () => {
    retry();
    // The button disappears with its message, and focus would be lost.
    currentTab(filter)?.focus();
  };
  return (
    <>
      <Lid padding="pt-7">
        <div className="grid grid-cols-2 items-end gap-s7 pb-5.5 medium:grid-cols-1 medium:gap-6">
          <Title fit={pages.dashboard.lid} text="Dashboard" />
          <div className="grid justify-items-start gap-4">
            {note && <p className="type-label max-w-none bg-note px-2.5 py-1 text-ink forced-colors:border">{note}</p>}
            <SiteSearch value={text} onChange={setText} />
          </div>
        </div>
        <FilterTabs
          label="Filter"
          panel={PANEL}
          tabs={FILTERS.map((value) => ({ value, label: LABELS[value], count: filterSites(found, value).length }))}
          value={filter}
          onChange={setFilter}
        />
      </Lid>
      <Lining notch={false} />
      <Well className="flex flex-col p-5.5 narrow:px-2.5 narrow:py-4.5">
        <NoScript className="mb-s4">Search, filters and status changes need JavaScript.</NoScript>
        {before?.(retry)}
        <SiteGrid
          Card={Card}
          id={PANEL}
          label={filter}
          sites={filterSites(found, filter)}
          // Without scripts nothing else will load.
          loading={loading && hydrated}
          failed={failed}
          onStatusChange={setStatus}
          onClear={clear}
          onRetry={tryAgain}
        />
      </Well>
      <SummaryRow summary={summarize(found)} />
      <UndoBar ref={undoButton} change={change} onUndo={undo} />
    </>
  );
}

function currentTab(filter: Filter): HTMLElement | null {
  return document.getElementById(filterTabId(filter));
}
