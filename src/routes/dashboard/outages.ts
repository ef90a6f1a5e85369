/** Turns a site's checks into days, a summary and issues. No React. */
import type { Website } from "#content/schema.ts";
import { profile } from "#content/site.ts";
import type { ClientWebsite, FoundStatus } from "#services/client-websites.ts";
import { MINUTES_A_DAY, type SiteState, type SiteStatus } from "#services/status.ts";
import { formatDate, isEnglish } from "./websites.ts";

const DAY = 86_400_000;
/** Shown on a card. */
const DAYS = 90;
/** A certificate is an issue when it has fewer days left. */
const CERTIFICATE_DAYS = 14;

export type Day = {
  /** `YYYY-MM-DD`, in UTC. */
  date: string;
  /** "none": no data. */
  state: "up" | "partly" | "down" | "none";
  /** Minutes without an answer. */
  minutes: number;
};

const statusOf: Record<SiteState, FoundStatus> = { up: "online", down: "offline", degraded: "degraded" };

/** @param found undefined if the status file has no entry for the site */
export function withStatus(website: Website, found: SiteStatus | undefined, now: number): ClientWebsite {
  return {
    id: website.slug,
    name: website.name,
    url: website.url,
    clientSince: website.since,
    status: found ? statusOf[found.state] : "unknown",
    uptime: found?.uptime ?? "Unknown",
    issues: found ? issuesOf(found, now).length : 0,
    lastUpdated: "",
    found,
  };
}

/** The entry with the site's slug, or otherwise with its URL. */
export function entryOf(website: Website, entries: readonly SiteStatus[]): SiteStatus | undefined {
  const address = plainAddress(website.url);
  return (
    entries.find(({ slug }) => slug === website.slug) ??
    entries.find(({ url }) => url !== null && plainAddress(url) === address)
  );
}

function plainAddress(url: string): string {
  try {
    // Not URL.canParse, which supported browsers may lack.
    return new URL(url).href.replace(/\/$/, "");
  } catch {
    return url;
  }
}

export function issuesOf(found: SiteStatus, now: number): string[] {
  const issues: string[] = [];
  if (found.state === "down") issues.push(found.problem ?? "Not responding.");
  if (found.state === "degraded") issues.push(found.problem ?? "Slow response.");
  const { certificateEnds: end } = found;
  if (end && Date.parse(end) - now < CERTIFICATE_DAYS * DAY) {
    const date = formatDate(end);
    issues.push(Date.parse(end) + DAY < now ? `Certificate expired on ${date}.` : `Certificate expires on ${date}.`);
  }
  return issues;
}

/** The last 90 days in UTC, oldest first. */
export function lastDays({ state, minutesDown, minutesChecked, checked }: SiteStatus, now: number): Day[] {
  const last = dayOf(checked ?? now);
  return Array.from({ length: DAYS }, (_, index) => {
    const date = dayOf(now - (DAYS - 1 - index) * DAY);
    const minutes = minutesDown?.get(date) ?? 0;
    const whole = minutesChecked ? (minutesChecked.get(date) ?? 0) : MINUTES_A_DAY;
    // A site that is down has an outage today, even if the file has not counted its minutes yet.
    if (state === "down" && date === last && minutes === 0) return { date, state: "partly", minutes };
    const known = minutesDown !== null && date <= last && (whole > 0 || minutes > 0);
    if (!known) return { date, state: "none", minutes: 0 };
    return { date, state: minutes === 0 ? "up" : minutes < whole ? "partly" : "down", minutes };
  });
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/**
 * "No outage on 88 of 90 days. Total downtime 3 h 12 min." Upptime's file does not say which days were checked, so it only
 * gives: "Outages on 2 of the last 90 days."
 */
export function summarizeUptime(days: readonly Day[], { minutesChecked }: Pick<SiteStatus, "minutesChecked">): string {
  const known = days.filter(({ state }) => state !== "none");
  if (known.length === 0) return `Not checked in the last ${days.length} days.`;
  const fine = known.filter(({ state }) => state === "up").length;
  const outages = known.length - fine;
  const total = outages === 0 ? "" : ` ${totalDowntime(known)}`;
  if (!minutesChecked) return `Outages on ${outages || /* text */ "none"} of the last ${days.length} days.${total}`;
  if (fine === 0) return `Outages on every checked day.${total}`;
  if (known.length === days.length) return `No outage on ${fine} of ${days.length} days.${total}`;
  if (known.length === 1) return `No outage on 1 of 1 checked day.${total}`;
  return `No outage on ${fine} of ${known.length} checked days.${total}`;
}

function totalDowntime(days: readonly Day[]): string {
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  return minutes > 0 ? `Total downtime ${duration(minutes)}.` : "Down now.";
}

/** Outages that are listed one by one. */
const MAX_LISTED = 10;

/** The days with an outage, newest first: "Nov 20, 2026: 12 min. Nov 3, 2026: 24 h." */
export function describeOutages(days: readonly Day[]): string {
  const outages = days.filter(({ state }) => state === "partly" || state === "down").reverse();
  const named = outages
    .slice(0, MAX_LISTED)
    .map(({ date, minutes }) => `${formatDate(date)}: ${minutes ? duration(minutes) : /* text */ "down"}.`);
  const more = outages.length - MAX_LISTED;
  if (more > 0) named.push(more === 1 ? "And 1 earlier day." : `And ${more} earlier days.`);
  return named.join(" ") || "No outage.";
}

/** "12 min", "3 h 12 min", "24 h". Less than a minute counts as one. */
export function duration(minutes: number): string {
  const all = Math.max(1, Math.round(minutes));
  const hours = Math.floor(all / 60);
  return [hours && `${hours} h`, all % 60 && `${all % 60} min`].filter(Boolean).join(" ");
}

/** "Checked 12 minutes ago." `modified` is the file's time. All times are in ms since 1970; null if unknown. */
export function formatAge(checked: number | null, modified: number | null, now: number): string {
  const time = checked ?? modified;
  if (time === null) return "Last check unknown.";
  // A clock that is a little off must not report the future.
  const minutes = Math.max(0, Math.floor((now - time) / 60_000));
  const [number, unit]: [number, "minute" | "hour" | "day"] =
    minutes < 60
      ? [minutes, "minute"]
      : minutes < 2 * MINUTES_A_DAY
        ? [Math.floor(minutes / 60), "hour"]
        : [Math.floor(minutes / MINUTES_A_DAY), "day"];
  const ago = formatAgo(number, unit);
  return checked === null ? `Published ${ago}.` : `Checked ${ago}.`;
}

export function isStale(checked: number | null, now: number): boolean {
  return checked !== null && now - checked > DAY;
}

/** "2 days ago" */
function formatAgo(number: number, unit: "minute" | "hour" | "day"): string {
  const { language } = profile;
  if (!isEnglish(language)) return new Intl.RelativeTimeFormat(language).format(-number, unit);
  return number < 1 ? "less than a minute ago" : `${number} ${unit}${number === 1 ? "" : "s"} ago`;
}
