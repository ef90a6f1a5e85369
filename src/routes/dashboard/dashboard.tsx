import { websites } from "virtual:content/websites";
import { pages } from "#content/site.ts";
import { knownWebsites, loadClientWebsites } from "#services/client-websites.ts";
import { MonitoredSites } from "./monitored-sites.tsx";
import { SiteCard } from "./site-card.tsx";
import { SiteList } from "./site-list.tsx";

/** The developer's view of their clients' sites; a sample until the content lists some. */
export function Dashboard() {
  // True in a build with an empty list, which then drops the code of monitored sites.
  if (!import.meta.env.NO_WEBSITES && websites.length > 0) return <MonitoredSites websites={websites} />;
  return <SiteList load={loadClientWebsites} known={knownWebsites} Card={SiteCard} note={pages.dashboard.sampleNote} />;
}
