import { type ComponentType, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#components/button/button.tsx";
import { buttonClassName } from "#components/button/button-class-name.ts";
import { filterTabId } from "#components/filter-tabs/filter-tabs.tsx";
import { useHydrated } from "#lib/use-hydrated.ts";
import type { ClientWebsite, Status } from "#services/client-websites.ts";
import type { SiteCardProps } from "./site-card.tsx";
import type { Filter } from "./websites.ts";

/** Cards shown at first and added by each press. */
const STEP = 24;

type SiteGridProps = {
  Card: ComponentType<SiteCardProps>;
  id: string;
  /** The filter whose tab labels the grid. */
  label: Filter;
  sites: readonly ClientWebsite[];
  loading: boolean;
  failed: boolean;
  onStatusChange: (site: ClientWebsite, status: Status) => void;
  onClear: () => void;
  onRetry: () => void;
};

export function SiteGrid({ Card, id, label, sites, loading, failed, onStatusChange, onClear, onRetry }: SiteGridProps) {
  const hydrated = useHydrated();
  const [limit, setLimit] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);
  const showMore = () => {
    flushSync(() => setLimit(limit + STEP));
    // The button may be gone, and its user wants to read on.
    list.current?.children[limit]?.querySelector("a")?.focus();
  };
  return (
    <div id={id} role="tabpanel" aria-labelledby={filterTabId(label)} aria-busy={loading} className={clear}>
      <p role="status" className="sr-only">
        {loading
          ? "Loading websites"
          : sites.length === 1
            ? /* text */ "1 website shown"
            : /* text */ `${sites.length} websites shown`}
      </p>
      {/* The button needs scripts, so without them all are shown. */}
      <ul
        ref={list}
        className="grid flex-1 auto-rows-[auto_1fr] grid-cols-3 gap-5.5 medium:grid-cols-[repeat(auto-fill,minmax(min(100%,18.5rem),1fr))]"
      >
        {sites.slice(0, hydrated ? limit : undefined).map((site) => (
          <Card key={site.id} site={site} onStatusChange={onStatusChange} />
        ))}
      </ul>
      {hydrated && sites.length > limit && (
        <Button variant="line" className="mt-5.5" onClick={showMore}>
          {`Show ${Math.min(STEP, sites.length - limit)} more of ${sites.length}`}
        </Button>
      )}
      {sites.length === 0 && !loading && (
        <div className="ground-lines grid min-h-[380px] place-items-center narrow:min-h-60">
          <div className="grid justify-items-center gap-s4 bg-bg px-6.5 py-4.5 text-center">
            <h2 className="type-h2">No websites found matching your criteria.</h2>
            {failed && <p>Couldn’t load the websites.</p>}
            <button type="button" className={buttonClassName({ variant: "line" })} onClick={failed ? onRetry : onClear}>
              {failed ? "Try again" : "Clear search and filters"}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

/** Keeps a focused control clear of the undo bar. */
const clear = "flex flex-1 flex-col [&_a]:scroll-mb-20 [&_select]:scroll-mb-20";
