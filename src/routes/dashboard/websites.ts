/** Search, filters and summary of the dashboard. No React. */
import { profile } from "#content/site.ts";
import { removeDiacritics } from "#lib/plain-text.ts";
import type { ClientWebsite } from "#services/client-websites.ts";

export const FILTERS = ["all", "online", "offline", "issues"] as const;
export type Filter = (typeof FILTERS)[number];

/** Sites whose name or URL contains every word of the search. */
export function search(sites: readonly ClientWebsite[], text: string): readonly ClientWebsite[] {
  const words = removeDiacritics(text.toLowerCase()).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sites;
  return sites.filter((site) => {
    const haystack = removeDiacritics(`${site.name} ${site.url}`.toLowerCase());
    return words.every((word) => haystack.includes(word));
  });
}

export function filterSites(sites: readonly ClientWebsite[], filter: Filter): readonly ClientWebsite[] {
  if (filter === "all") return sites;
  return sites.filter((site) => (filter === "issues" ? site.issues > 0 : site.status === filter));
}

export type Summary = { total: number; online: number; withIssues: number; averageUptime: string };

/** The average skips invalid percentages; without any valid one it is "N/A". */
export function summarize(sites: readonly ClientWebsite[]): Summary {
  const uptimes = sites.map((site) => percentage(site.uptime)).filter((value) => value !== null);
  const sum = uptimes.reduce((total, value) => total + value, 0);
  return {
    total: sites.length,
    online: filterSites(sites, "online").length,
    withIssues: filterSites(sites, "issues").length,
    averageUptime: uptimes.length ? formatPercent(`${(sum / uptimes.length).toFixed(1)}%`) : "N/A",
  };
}

/** "99.9%" → 99.9; null unless it is a percentage from 0 to 100. */
function percentage(text: string): number | null {
  const match = /^\s*(\d+(?:\.\d+)?)\s*%\s*$/.exec(text);
  const value = Number(match?.[1]);
  return match && value <= 100 ? value : null;
}

// English is written by hand: creating an Intl.DateTimeFormat takes a slow phone more than 100 ms.
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "2025-11-14" → "Nov 14, 2025". Any other text is returned unchanged. */
export function formatDate(iso: string, { language } = profile): string {
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return iso;
  if (!isEnglish(language)) return date.toLocaleDateString(language, { dateStyle: "medium", timeZone: "UTC" });
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** "99.9%" as the site's language writes it. Any other text is returned unchanged. */
export function formatPercent(text: string, { language } = profile): string {
  const value = percentage(text);
  if (value === null || isEnglish(language)) return text;
  const digits = /\.(\d*)/.exec(text)?.[1]?.length ?? 0;
  return (value / 100).toLocaleString(language, { style: "percent", minimumFractionDigits: digits });
}

export const isEnglish = (language: string) => language.startsWith("en");

/** "https://lakeshore.example/" → "lakeshore.example" */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, "").replace(/\/$/, "");
}
