/**
 * The state of the owner's sites, from status.json beside the page. `npm run status` writes that file. Its form is that of
 * Upptime's history/summary.json (https://upptime.js.org), so that Upptime's own file serves as well.
 */
import { UserError } from "#lib/errors.ts";

export type SiteState = "up" | "down" | "degraded";

/** What is known of one site. What the file does not say, or says in another form, is null. */
export type SiteStatus = {
  slug: string | null;
  url: string | null;
  state: SiteState;
  /** Percentages as text, such as "99.93%": since the first check, and over the last 7 and 30 days. */
  uptime: string | null;
  uptimeWeek: string | null;
  uptimeMonth: string | null;
  /** Until the site answers, in ms. */
  time: number | null;
  /** Minutes without an answer, by day in UTC (`YYYY-MM-DD`). Days without any may be left out. Null: the file has no days. */
  minutesDown: ReadonlyMap<string, number> | null;
  /** Minutes that were checked, by day in UTC. Null in Upptime's file: there every day counts as checked. */
  minutesChecked: ReadonlyMap<string, number> | null;
  /** When the site was checked, in ms since 1970. */
  checked: number | null;
  /** Why it is down, in words. */
  problem: string | null;
  /** Last day of its certificate, `YYYY-MM-DD`. */
  certificateEnds: string | null;
};

export type StatusFile = {
  sites: readonly SiteStatus[];
  /** When the newest of the sites was checked, in ms since 1970; null when the file does not say. */
  checked: number | null;
  /** When the server got the file, in ms since 1970; null when it does not say. */
  modified: number | null;
};

/** How long a visitor waits for the file, in ms. */
const TIMEOUT = 10_000;

/**
 * Fetches the file that lies beside the page.
 * @param timeout in ms. Default: 10,000
 * @throws a UserError for every failure
 */
export async function fetchStatus(timeout = TIMEOUT): Promise<StatusFile> {
  const signal = AbortSignal.timeout(timeout);
  let response: Response;
  let text: string;
  try {
    // Relative to the document, so that a site in a sub-path finds the file. The browser asks whether its copy is still good.
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
 * Reads what a status file holds. Fields that nobody knows are ignored, and so is an entry without a state.
 * @param content any JSON value
 * @param lastModified the HTTP header
 * @throws a UserError when the content is no list of sites
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

const MINUTES_A_DAY = 1440;

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
