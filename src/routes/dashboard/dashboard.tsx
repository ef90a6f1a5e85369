import { pages } from "#content/site.ts";
import { type Website, websites } from "#content/websites.ts";
import { type ClientWebsite, knownWebsites, loadClientWebsites } from "#services/client-websites.ts";
import { OwnSites } from "./own-sites.tsx";
import { SiteCard } from "./site-card.tsx";
import { SiteList } from "./site-list.tsx";

type DashboardProps = {
  /** Where the sample comes from. Default: the service. */
  load?: typeof loadClientWebsites;
  /** The sites shown until `load` has answered. Default: the service's known sites; none with another `load`. */
  known?: readonly ClientWebsite[];
  /** The owner's own sites, which are shown instead of a sample. Default: those of the content. */
  own?: readonly Website[];
};

/** The developer's view of their clients' sites: the owner's own, and a sample as long as there are none. */
export function Dashboard({
  load = loadClientWebsites,
  known = load === loadClientWebsites ? knownWebsites : [],
  own = websites,
}: DashboardProps) {
  // The constant is true in a build with an empty list. The code of own sites then falls out.
  if (!import.meta.env.NO_WEBSITES && own.length > 0) return <OwnSites websites={own} />;
  return (
    <SiteList
      load={load}
      known={known}
      Card={SiteCard}
      after={<p className="type-small mt-s4 text-mute">{pages.dashboard.sampleNote}</p>}
    />
  );
}
