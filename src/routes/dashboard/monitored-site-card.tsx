import { memo, useMemo } from "react";
import { OutageBar } from "./outage-bar.tsx";
import { issuesOf, lastDays, summarizeUptime } from "./outages.ts";
import { Issues, type Row, SiteBox, type SiteCardProps } from "./site-card.tsx";
import { formatDate, formatPercent } from "./websites.ts";

export const MonitoredSiteCard = /* @__PURE__ */ memo(function MonitoredSiteCard(props: SiteCardProps) {
  const { found, uptime } = props.site;
  // The time at which the status arrived.
  const now = useMemo(() => (found ? Date.now() : 0), [found]);
  const issues = found ? issuesOf(found, now) : [];
  const days = found ? lastDays(found, now) : [];
  const rows: (Row | false)[] = [
    ["Uptime", formatPercent(uptime)],
    !!found?.uptimeWeek && ["Last 7 days", formatPercent(found.uptimeWeek)],
    !!found?.uptimeMonth && ["Last 30 days", formatPercent(found.uptimeMonth)],
    !!found?.time && ["Response time", `${Math.round(found.time)} ms`],
    !!found?.certificateEnds && ["Certificate expires", formatDate(found.certificateEnds)],
    ["Issues", <Issues key="issues" found={issues.length > 0} text={found ? issues.join(" ") || "None" : "Unknown"} />],
  ];
  return (
    <SiteBox {...props} rows={rows.filter((row) => row !== false)}>
      {found && <OutageBar days={days} summary={summarizeUptime(days, found)} />}
    </SiteBox>
  );
});
