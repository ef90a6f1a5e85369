import { memo, type ReactNode } from "react";
import { badgeClasses as badge } from "#components/badge/badge.classes.ts";
import { Badge } from "#components/badge/badge.tsx";
import { Select } from "#components/select/select.tsx";
import { profile } from "#content/site.ts";
import { type ClientWebsite, type FoundStatus, STATUSES, type Status } from "#services/client-websites.ts";
import { formatDate, formatPercent, shortAddress } from "./websites.ts";

const LABELS: Record<FoundStatus, string> = {
  online: "Online",
  offline: "Offline",
  maintenance: "Maintenance",
  degraded: "Degraded",
  unknown: "Unknown",
};

/** Within a sentence. */
export const statusName = (status: FoundStatus) => LABELS[status].toLocaleLowerCase(profile.language);

const options = STATUSES.map(option);

export function statusId(siteId: string): string {
  return `status-${siteId}`;
}

export type SiteCardProps = {
  site: ClientWebsite;
  onStatusChange: (site: ClientWebsite, status: Status) => void;
};

/** Label and value. */
export type Row = readonly [string, ReactNode];

/** The card of a sample site. */
export const SiteCard = memo(function SiteCard(props: SiteCardProps) {
  const { site } = props;
  return (
    <SiteBox
      {...props}
      rows={[
        ["Uptime", formatPercent(site.uptime)],
        ["Issues", <Issues key="issues" found={site.issues > 0} text={site.issues} />],
        ["Last updated", formatDate(site.lastUpdated)],
      ]}
    />
  );
});

export function Issues({ found, text }: { found: boolean; text: ReactNode }) {
  return <span className={found ? "text-warn-text" : undefined}>{text}</span>;
}

type SiteBoxProps = SiteCardProps & {
  /** Shown between the URL and the client's start date. */
  rows: readonly Row[];
  children?: ReactNode;
};

/** A small box for one site, with its lining in the colour of its status. */
export function SiteBox({ site, onStatusChange, rows, children }: SiteBoxProps) {
  const all: Row[] = [
    [
      "URL",
      <a
        key="address"
        href={site.url}
        target="_blank"
        rel="noopener"
        className="link inline-block min-h-6 wrap-anywhere"
      >
        {withBreaks(shortAddress(site.url))}
        <span className="sr-only">(opens in a new tab)</span>
      </a>,
    ],
    ...rows,
    ...(site.clientSince ? [["Client since", formatDate(site.clientSince)] as const] : []),
  ];
  return (
    <li className="row-span-2 grid grid-rows-subgrid gap-y-0 bg-box px-2 pb-2 forced-colors:border-hair">
      <article aria-label={site.name} className="contents">
        <header className="@container flex flex-col items-start justify-between gap-3.5 px-3 pt-3.5 pb-4 text-on-box">
          <Badge status={site.status} label={statusName(site.status)} />
          <h2 className="type-cut w-full text-name leading-name wrap-anywhere">{site.name}</h2>
        </header>
        <div className="flex flex-col bg-bg text-text">
          <i aria-hidden="true" className={`block h-2 transition-colors duration-quick ${badge.status[site.status]}`} />
          <div className="flex flex-1 flex-col px-4 pt-1.5 pb-4">
            <dl className="grid flex-1">
              {all.map(([label, value]) => (
                <div
                  key={label}
                  className="type-small grid grid-cols-[min(7rem,45%)_minmax(0,1fr)] content-center gap-2 border-b-hair border-rule py-[9px] leading-entry"
                >
                  <dt className="text-mute">{label}</dt>
                  {/* Browsers may format a date otherwise than the build. */}
                  <dd suppressHydrationWarning className="font-medium tabular-nums">
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
            {children}
            <div data-print="none">
              <label htmlFor={statusId(site.id)} className="type-label mt-4 inline-block">
                Set status
              </label>
              <Select
                id={statusId(site.id)}
                label={`Set status of ${site.name}`}
                value={site.status}
                options={isStatus(site.status) ? options : [option(site.status), ...options]}
                onChange={(status) => isStatus(status) && onStatusChange(site, status)}
                className="mt-2"
              />
            </div>
          </div>
        </div>
      </article>
    </li>
  );
}

function option<Value extends FoundStatus>(value: Value) {
  return { value, label: LABELS[value] };
}

function isStatus(status: FoundStatus): status is Status {
  return (STATUSES as readonly FoundStatus[]).includes(status);
}

/** Lets a URL break after dots and slashes. */
function withBreaks(address: string) {
  return address.split(/(?<=[./])/).reduce<ReactNode>(
    (before, part) => (
      <>
        {before}
        {part}
        <wbr />
      </>
    ),
    null,
  );
}
