/**
 * The status of the owner's sites. `npm run status` writes status.json in the form of Upptime's history/summary.json
 * (https://upptime.js.org), so Upptime's own file works too.
 */
import { UserError } from "#lib/errors.ts";

export type SiteState = "up" | "down" | "degraded";

/** Missing or malformed fields are null. */
export type SiteStatus = {
  slug: string | null;
  url: string | null;
  state: SiteState;
  /** For example "99.93%": since the first check, and over the last 7 and 30 days. */
  uptime: string | null;
  uptimeWeek: string | null;
  uptimeMonth: string | null;
  /** Response time in ms. */
  time: number | null;
  /** By day in UTC (`YYYY-MM-DD`); days without downtime may be missing. */
  minutesDown: ReadonlyMap<string, number> | null;
  /** By day in UTC. Null in Upptime's file, where every day counts as checked. */
  minutesChecked: ReadonlyMap<string, number> | null;
  /** In ms since 1970. */
  checked: number | null;
  problem: string | null;
  /** `YYYY-MM-DD` */
  certificateEnds: string | null;
};

export type StatusFile = {
  sites: readonly SiteStatus[];
  /** The latest check, in ms since 1970. */
  checked: number | null;
  /** The server's last-modified time, in ms since 1970. */
  modified: number | null;
};

/**
 * Fetches status.json from the page's folder.
 * @param timeout in ms
 * @throws UserError
 */
export async function fetchStatus(timeout = 10_000): Promise<StatusFile> {
  const signal = AbortSignal.timeout(timeout);
  let response: Response;
  let text: string;
  try {
    // Relative to the document, so it works in a sub-path. The browser revalidates its copy.
    response = await fetch(new URL("status.json", document.baseURI), { signal, cache: "no-cache" });
    if (!response.ok) {
      throw new UserError(
        response.status === 404
          ? "status.json wasn’t found (404)."
          : `The server answered ${response.status} for status.json.`,
      );
    }
    text = await response.text();
  } catch (error) {
    if (error instanceof UserError) throw error;
    const reason = signal.aborted
      ? `status.json didn’t arrive within ${Math.round(timeout / 1000)} seconds.`
      : "The connection failed while loading status.json.";
    throw new UserError(reason, undefined, { cause: error });
  }
  return readStatus(parse(text), response.headers.get("last-modified"));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const reason = /^\s*</.test(text)
      ? "The server sent a web page instead of status.json."
      : "status.json is incomplete or not valid JSON.";
    throw new UserError(reason, undefined, { cause });
  }
}

/**
 * Ignores unknown fields and entries without a state.
 * @param content any JSON value
 * @param lastModified the HTTP header
 * @throws UserError if the content is not a list of sites
 */
export function readStatus(content: unknown, lastModified: string | null = null): StatusFile {
  if (!Array.isArray(content)) throw new UserError("status.json is not a list of sites.");
  const sites = content.map(readSite).filter((site) => site !== null);
  if (content.length > 0 && sites.length === 0) {
    throw new UserError("status.json is a list, but no entry describes a site.");
  }
  const times = sites.map((site) => site.checked).filter((time) => time !== null);
  return { sites, checked: times.length ? Math.max(...times) : null, modified: readTime(lastModified) };
}

const STATES: readonly unknown[] = ["up", "down", "degraded"] satisfies SiteState[];

function readSite(entry: unknown): SiteStatus | null {
  if (typeof entry !== "object" || entry === null) return null;
  const fields = entry as Record<string, unknown>;
  const slug = readText(fields.slug);
  const url = readText(fields.url);
  if (!STATES.includes(fields.status) || (slug === null && url === null)) return null;
  return {
    slug,
    url,
    state: fields.status as SiteState,
    uptime: readPercentage(fields.uptime),
    uptimeWeek: readPercentage(fields.uptimeWeek),
    uptimeMonth: readPercentage(fields.uptimeMonth),
    time: readNumber(fields.timeDay) ?? readNumber(fields.time),
    minutesDown: readDays(fields.dailyMinutesDown),
    minutesChecked: readDays(fields.dailyMinutesChecked),
    checked: readTime(fields.checked),
    problem: readText(fields.problem)?.slice(0, 200) ?? null,
    certificateEnds: isDay(fields.certificateEnds) ? fields.certificateEnds : null,
  };
}

function readText(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

function readNumber(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : null;
}

function readPercentage(value: unknown): string | null {
  const isOne = typeof value === "string" && /^\d{1,3}(?:\.\d+)?%$/.test(value) && Number.parseFloat(value) <= 100;
  return isOne ? value : null;
}

function readTime(value: unknown): number | null {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

export const MINUTES_A_DAY = 1440;

function readDays(value: unknown): ReadonlyMap<string, number> | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  return new Map(
    Object.entries(value).flatMap(([day, minutes]) => {
      const read = readNumber(minutes);
      return isDay(day) && read !== null ? [[day, Math.min(read, MINUTES_A_DAY)]] : [];
    }),
  );
}

function isDay(value: unknown): value is string {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}
