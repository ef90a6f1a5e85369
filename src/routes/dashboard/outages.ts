/** What the dashboard says of the checks of a site: its days, their sum in words, and what is wrong now. No React. */
import type { Website } from "#content/websites.ts";
import type { ClientWebsite, FoundStatus } from "#services/client-websites.ts";
import type { SiteState, SiteStatus } from "#services/status.ts";
import { formatDate } from "./websites.ts";

const DAY = 86_400_000;
const MINUTES_A_DAY = 1440;
/** How many days a card shows. */
const DAYS = 90;
/** Days before its end from which on a certificate is an issue. */
const CERTIFICATE_DAYS = 14;

export type Day = {
  /** `YYYY-MM-DD`, in UTC. */
  date: string;
  /** "none": nothing is known of the day. */
  state: "up" | "partly" | "down" | "none";
  /** Minutes without an answer. */
  minutes: number;
};

const statusOf: Record<SiteState, FoundStatus> = { up: "online", down: "offline", degraded: "degraded" };

/**
 * A listed site with what the checks found.
 * @param found undefined when the status file has no entry for it
 * @param now ms since 1970
 */
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

/** The entry of a listed site: the one with its slug, else the one with its address. */
export function entryOf(website: Website, entries: readonly SiteStatus[]): SiteStatus | undefined {
  const address = plainAddress(website.url);
  return (
    entries.find(({ slug }) => slug === website.slug) ??
    entries.find(({ url }) => url !== null && plainAddress(url) === address)
  );
}

function plainAddress(url: string): string {
  return (URL.canParse(url) ? new URL(url).href : url).replace(/\/$/, "");
}

/** What is wrong with a site at present, in words. */
export function issuesOf(found: SiteStatus, now: number): string[] {
  const issues: string[] = [];
  if (found.state === "down") issues.push(found.problem ?? "Not responding.");
  if (found.state === "degraded") issues.push(found.problem ?? "Slow response.");
  const { certificateEnds: end } = found;
  if (end && Date.parse(end) - now < CERTIFICATE_DAYS * DAY) {
    issues.push(`Certificate ${Date.parse(end) + DAY < now ? "expired" : "expires"} on ${formatDate(end)}.`);
  }
  return issues;
}

/**
 * The last 90 days up to today, in UTC, oldest first.
 * @param now ms since 1970
 */
export function lastDays({ state, minutesDown, minutesChecked, checked }: SiteStatus, now: number): Day[] {
  const last = dayOf(checked ?? now);
  return Array.from({ length: DAYS }, (_, index) => {
    const date = dayOf(now - (DAYS - 1 - index) * DAY);
    const minutes = minutesDown?.get(date) ?? 0;
    const whole = minutesChecked ? (minutesChecked.get(date) ?? 0) : MINUTES_A_DAY;
    // A site that is down has been so for a while, even if the file has not counted its minutes yet.
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
export function sumUp(days: readonly Day[], { minutesChecked }: Pick<SiteStatus, "minutesChecked">): string {
  const known = days.filter(({ state }) => state !== "none");
  const fine = known.filter(({ state }) => state === "up").length;
  const down = known.reduce((sum, { minutes }) => sum + minutes, 0);
  if (known.length === 0) return `Not checked in the last ${days.length} days.`;
  const total = fine === known.length ? "" : down > 0 ? ` Total downtime ${duration(down)}.` : " Down now.";
  if (!minutesChecked) return `Outages on ${known.length - fine || "none"} of the last ${days.length} days.${total}`;
  const period = known.length === days.length ? `${days.length} days` : count(known.length, "checked day");
  return `${fine ? `No outage on ${fine} of ${period}` : "Outages on every checked day"}.${total}`;
}

/** How many days with an outage are named one by one. */
const NAMED = 10;

/** The days with an outage, latest first: "Nov 20, 2026: 12 min. Nov 3, 2026: 24 h." */
export function nameOutages(days: readonly Day[]): string {
  const outages = days.filter(({ state }) => state === "partly" || state === "down").reverse();
  const named = outages
    .slice(0, NAMED)
    .map(({ date, minutes }) => `${formatDate(date)}: ${minutes ? duration(minutes) : "down"}.`);
  if (outages.length > NAMED) named.push(`And ${count(outages.length - NAMED, "earlier day")}.`);
  return named.join(" ") || "No outage.";
}

/** "12 min", "3 h 12 min", "24 h". Less than a minute counts as one. */
export function duration(minutes: number): string {
  const all = Math.max(1, Math.round(minutes));
  const hours = Math.floor(all / 60);
  return [hours && `${hours} h`, all % 60 && `${all % 60} min`].filter(Boolean).join(" ");
}

/**
 * "Checked 12 minutes ago."
 * @param checked ms since 1970; null when the file does not say
 * @param modified of the file, in ms since 1970; null when the server does not say
 * @param now ms since 1970
 */
export function tellAge(checked: number | null, modified: number | null, now: number): string {
  const time = checked ?? modified;
  if (time === null) return "Last check unknown.";
  const verb = checked === null ? "Published" : "Checked";
  // A clock that is wrong by a little must not tell of the future.
  const minutes = Math.max(0, Math.floor((now - time) / 60_000));
  if (minutes < 1) return `${verb} less than a minute ago.`;
  if (minutes < 60) return `${verb} ${count(minutes, "minute")} ago.`;
  if (minutes < 2 * MINUTES_A_DAY) return `${verb} ${count(Math.floor(minutes / 60), "hour")} ago.`;
  return `${verb} ${count(Math.floor(minutes / MINUTES_A_DAY), "day")} ago.`;
}

/** Whether the state is older than a day. */
export function isStale(checked: number | null, now: number): boolean {
  return checked !== null && now - checked > DAY;
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}
