import { websites } from "virtual:content/websites";
import type { Website } from "#content/schema.ts";
import { pages } from "#content/site.ts";
import { type ClientWebsite, knownWebsites, loadClientWebsites } from "#services/client-websites.ts";
import { MonitoredSites } from "./monitored-sites.tsx";
import { SiteCard } from "./site-card.tsx";
import { SiteList } from "./site-list.tsx";

type DashboardProps = {
  load?: typeof loadClientWebsites;
  /** Shown until `load` has answered. Default: the service's known sites; with another `load`, none. */
  known?: readonly ClientWebsite[];
  /** The owner's sites, shown instead of the sample. Default: the content's. */
  own?: readonly Website[];
};

/** The developer's view of their clients' sites; a sample until the content lists some. */
export function Dashboard({
  load = loadClientWebsites,
  known = load === loadClientWebsites ? knownWebsites : [],
  own = websites,
}: DashboardProps) {
  // True in a build with an empty list, which then drops the code of monitored sites.
  if (!import.meta.env.NO_WEBSITES && own.length > 0) return <MonitoredSites websites={own} />;
  return <SiteList load={load} known={known} Card={SiteCard} note={pages.dashboard.sampleNote} />;
}
