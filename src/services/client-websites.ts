/**
 * Websites of the owner's clients. `loadClientWebsites` is the one place where the dashboard's data comes from as long as
 * the content lists no website. The state of the sites that are listed there comes from status.ts.
 */
import type { SiteStatus } from "./status.ts";

export const STATUSES = ["online", "offline", "maintenance"] as const;
export type Status = (typeof STATUSES)[number];

/** What a check of a site may find besides: answers slowly, and nothing is known. */
export type FoundStatus = Status | "degraded" | "unknown";

export type ClientWebsite = {
  id: string;
  name: string;
  /** Absolute, with protocol. */
  url: string;
  status: FoundStatus;
  /** ISO date, `YYYY-MM-DD`. */
  lastUpdated: string;
  /** Percentage as text, such as "99.9%". */
  uptime: string;
  /** Number of open issues. */
  issues: number;
  /** ISO date, `YYYY-MM-DD`. */
  clientSince?: string;
  /** What the checks of one of the owner's sites found. */
  found?: SiteStatus;
};

/** Made up, and labelled as sample data where it is shown. */
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

/**
 * The sites that the prerendered page and the first render show, before `loadClientWebsites` has answered. With a real
 * source, make this list empty: else visitors see made-up sites until the real ones come.
 */
export const knownWebsites: readonly ClientWebsite[] = sample;

/** Loads the sites: the sample. With a real source, replace this body. The dashboard survives whatever it throws. */
export async function loadClientWebsites(): Promise<readonly ClientWebsite[]> {
  return sample;
}
