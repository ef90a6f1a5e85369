import type { ComponentType } from "react";
import { buttonClassName } from "#components/button/button-class-name.ts";
import { filterTabId } from "#components/filter-tabs/filter-tabs.tsx";
import type { ClientWebsite, Status } from "#services/client-websites.ts";
import type { SiteCardProps } from "./site-card.tsx";
import type { Filter } from "./websites.ts";

/** Cards in one block. The browser neither lays out nor paints blocks off the screen. */
const BLOCK = 30;

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
  const blocks = Array.from({ length: Math.ceil(sites.length / BLOCK) }, (_, i) =>
    sites.slice(i * BLOCK, (i + 1) * BLOCK),
  );
  return (
    <div id={id} role="tabpanel" aria-labelledby={filterTabId(label)} aria-busy={loading} className={clear}>
      <p role="status" className="sr-only">
        {loading ? "Loading websites" : `${sites.length} ${sites.length === 1 ? "website" : "websites"} shown`}
      </p>
      <div className="grid gap-5.5">
        {blocks.map((block) => (
          <ul
            key={block[0]?.id}
            className={
              blocks.length > 1 ? `${grid} [contain-intrinsic-height:auto_4600px] [content-visibility:auto]` : grid
            }
          >
            {block.map((site) => (
              <Card key={site.id} site={site} onStatusChange={onStatusChange} />
            ))}
          </ul>
        ))}
      </div>
      {sites.length === 0 && !loading && (
        <div className="ground-lines grid min-h-[380px] place-items-center narrow:min-h-60">
          <div className="grid justify-items-center gap-s4 bg-bg px-6.5 py-4.5 text-center">
            <h2 className="type-h2">No websites found matching your criteria.</h2>
            {failed && <p>The list of websites could not be loaded.</p>}
            <button type="button" className={buttonClassName({ variant: "line" })} onClick={failed ? onRetry : onClear}>
              {failed ? "Try again" : "Clear search and filter"}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

/** Scroll margins that keep a focused control clear of the bar at the window's foot. */
const clear = "[&_a]:scroll-mb-20 [&_select]:scroll-mb-20";
const grid = "grid grid-cols-3 gap-5.5 medium:grid-cols-1";
