import { useCallback, useMemo, useState } from "react";
import type { Website } from "#content/schema.ts";
import { UserError } from "#lib/errors.ts";
import type { ClientWebsite } from "#services/client-websites.ts";
import { fetchStatus } from "#services/status.ts";
import { MonitoredSiteCard } from "./monitored-site-card.tsx";
import { entryOf, withStatus } from "./outages.ts";
import { SiteList } from "./site-list.tsx";
import { type Report, StatusReport } from "./status-report.tsx";

type MonitoredSitesProps = {
  /** At least one. */
  websites: readonly Website[];
  /** Default: fetches status.json from the page's folder. */
  load?: () => ReturnType<typeof fetchStatus>;
};

/** The dashboard of the owner's sites, shown without status if that fails to load. */
export function MonitoredSites({ websites, load = fetchStatus }: MonitoredSitesProps) {
  const [report, setReport] = useState<Report>({ state: "loading" });
  const known = useMemo(() => websites.map((website) => withStatus(website, undefined, 0)), [websites]);

  const loadSites = useCallback(async (): Promise<readonly ClientWebsite[]> => {
    setReport({ state: "loading" });
    try {
      const { sites, checked, modified } = await load();
      const now = Date.now();
      const all = websites.map((website) => {
        const entry = entryOf(website, sites);
        return withStatus(website, entry && { ...entry, checked: entry.checked ?? checked ?? modified }, now);
      });
      const missing = all.filter(({ found }) => !found).map(({ name }) => name);
      setReport({ state: "read", checked, modified, missing });
      return all;
    } catch (error) {
      console.error("Error fetching websites", error);
      const reason = error instanceof UserError ? error.message : "Couldn’t read site status.";
      setReport({ state: "failed", reason });
      return known;
    }
  }, [websites, load, known]);

  return (
    <SiteList
      load={loadSites}
      known={known}
      Card={MonitoredSiteCard}
      before={(retry) => <StatusReport report={report} onRetry={retry} />}
    />
  );
}
