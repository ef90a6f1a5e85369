import type { SiteStatus } from "./status.ts";

export const STATUSES = ["online", "offline", "maintenance"] as const;
export type Status = (typeof STATUSES)[number];

/** Checks can also find a slow site or no data. */
export type FoundStatus = Status | "degraded" | "unknown";

export type ClientWebsite = {
  id: string;
  name: string;
  /** Absolute. */
  url: string;
  status: FoundStatus;
  /** ISO date, `YYYY-MM-DD`. */
  lastUpdated: string;
  /** For example "99.9%". */
  uptime: string;
  issues: number;
  /** ISO date, `YYYY-MM-DD`. */
  clientSince?: string;
  /** The check results of one of the owner's sites. */
  found?: SiteStatus;
};

/** Fictional, and labelled so on the page. */
const sample: readonly ClientWebsite[] = [
  {
    id: "lakeshore",
    name: "Lakeshore Schools",
    url: "https://lakeshore.example/",
    status: "online",
    lastUpdated: "2025-11-14",
    uptime: "99.9%",
    issues: 0,
    clientSince: "2022-09-01",
  },
  {
    id: "northlight",
    name: "Northlight Studio",
    url: "https://northlight.example/",
    status: "maintenance",
    lastUpdated: "2025-11-18",
    uptime: "97.4%",
    issues: 2,
    clientSince: "2024-02-12",
  },
  {
    id: "halfpast",
    name: "Half Past Salon",
    url: "https://halfpast.example/",
    status: "offline",
    lastUpdated: "2025-10-30",
    uptime: "91.2%",
    issues: 5,
    clientSince: "2023-05-20",
  },
];

/** Shown until `loadClientWebsites` has answered. Empty this if you connect a real source. */
export const knownWebsites: readonly ClientWebsite[] = sample;

/** The dashboard's data source; replace this body to connect a real one. The dashboard handles any error. */
export async function loadClientWebsites(): Promise<readonly ClientWebsite[]> {
  return sample;
}
