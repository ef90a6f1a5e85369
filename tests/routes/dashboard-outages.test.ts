import { expect, test } from "vitest";
import {
  describeOutages,
  duration,
  entryOf,
  formatAge,
  isStale,
  issuesOf,
  lastDays,
  summarizeUptime,
  withStatus,
} from "#routes/dashboard/outages.ts";
import { readStatus, type SiteStatus } from "#services/status.ts";

const NOW = Date.parse("2026-11-20T10:00:00Z");
const HOUR = 3_600_000;
const website = { name: "Bakery", url: "https://bakery.example/", since: "2024-02-12", slug: "bakery" };

function entry(fields: object = {}): SiteStatus {
  const { sites } = readStatus([{ slug: "bakery", url: "https://bakery.example", status: "up", ...fields }]);
  if (!sites[0]) throw new Error("The entry has a site's form.");
  return sites[0];
}

test("an entry belongs to the site with its slug, else to the one with its address", () => {
  const bySlug = entry({ url: "https://other.example" });
  const byAddress = entry({ slug: "other" });
  expect(entryOf(website, [byAddress, bySlug])).toBe(bySlug);
  expect(entryOf(website, [byAddress])).toBe(byAddress);
  // Upptime hides an address behind the name of a secret.
  expect(entryOf(website, [entry({ slug: "other", url: "$ADDRESS" })])).toBeUndefined();
});

test("a site without an entry is unknown and has no issues", () => {
  expect(withStatus(website, undefined, NOW)).toMatchObject({ status: "unknown", uptime: "Unknown", issues: 0 });
  expect(withStatus(website, entry({ status: "degraded", uptime: "99.1%" }), NOW)).toMatchObject({
    id: "bakery",
    status: "degraded",
    uptime: "99.1%",
    issues: 1,
  });
});

test("issues are what is wrong now: no answer, a slow one, a certificate about to end", () => {
  expect(issuesOf(entry(), NOW)).toEqual([]);
  expect(issuesOf(entry({ status: "down" }), NOW)).toEqual(["Not responding."]);
  expect(issuesOf(entry({ status: "down", problem: "It answers 500." }), NOW)).toEqual(["It answers 500."]);
  expect(issuesOf(entry({ certificateEnds: "2026-12-24" }), NOW)).toEqual([]);
  expect(issuesOf(entry({ certificateEnds: "2026-11-20" }), NOW)).toEqual(["Certificate expires on Nov 20, 2026."]);
  expect(issuesOf(entry({ certificateEnds: "2026-11-01" }), NOW)).toEqual(["Certificate expired on Nov 1, 2026."]);
});

test("in Upptime's form every day counts as checked, up to the file's own time", () => {
  const found = entry({ dailyMinutesDown: { "2026-11-17": 12, "2026-11-01": 180, "2026-01-01": 99 } });
  const days = lastDays(found, NOW);
  expect(days).toHaveLength(90);
  expect(days[0]?.date).toBe("2026-08-23");
  expect(days.at(-1)).toEqual({ date: "2026-11-20", state: "up", minutes: 0 });
  expect(summarizeUptime(days, found)).toBe("Outages on 2 of the last 90 days. Total downtime 3 h 12 min.");
  expect(describeOutages(days)).toBe("Nov 17, 2026: 12 min. Nov 1, 2026: 3 h.");
  const old = lastDays({ ...found, checked: NOW - 48 * HOUR }, NOW);
  expect(old.slice(-3).map(({ state }) => state)).toEqual(["up", "none", "none"]);
});

test("in our own form a day counts for what was checked of it", () => {
  const found = entry({
    dailyMinutesDown: { "2026-11-19": 60, "2026-11-18": 30 },
    dailyMinutesChecked: { "2026-11-20": 600, "2026-11-19": 60, "2026-11-18": 1440 },
  });
  const days = lastDays(found, NOW);
  expect(days.slice(-4).map(({ state }) => state)).toEqual(["none", "partly", "down", "up"]);
  expect(summarizeUptime(days, found)).toBe("No outage on 1 of 3 checked days. Total downtime 1 h 30 min.");
});

test("a day with an outage is shown, although no minute of it counts as checked", () => {
  const found = entry({ dailyMinutesDown: { "2026-11-19": 10 }, dailyMinutesChecked: { "2026-11-20": 600 } });
  expect(lastDays(found, NOW).at(-2)).toEqual({ date: "2026-11-19", state: "down", minutes: 10 });
});

test("a file without days shows none, and one without outages says so", () => {
  expect(summarizeUptime(lastDays(entry(), NOW), entry())).toBe("Not checked in the last 90 days.");
  const fine = lastDays(entry({ dailyMinutesDown: {} }), NOW);
  expect(summarizeUptime(fine, entry())).toBe("Outages on none of the last 90 days.");
  expect(describeOutages(fine)).toBe("No outage.");
});

test("a site that is down now is never called without an outage", () => {
  const days = lastDays(entry({ status: "down", dailyMinutesDown: {} }), NOW);
  expect(days.at(-1)?.state).toBe("partly");
  expect(summarizeUptime(days, entry())).toBe("Outages on 1 of the last 90 days. Down now.");
  expect(describeOutages(days)).toBe("Nov 20, 2026: down.");
});

test("lists the last ten of many outages", () => {
  const all = Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`2026-10-${i + 10}`, 1440]));
  const named = describeOutages(lastDays(entry({ dailyMinutesDown: all }), NOW));
  expect(named).toMatch(/^Oct 22, 2026: 24 h\. .* And 3 earlier days\.$/);
});

test("durations and ages read well", () => {
  expect([0.2, 60, 192].map(duration)).toEqual(["1 min", "1 h", "3 h 12 min"]);
  const minutes = (count: number) => formatAge(NOW - count * 60_000, null, NOW);
  expect(minutes(-5)).toBe("Checked less than a minute ago.");
  expect(minutes(1)).toBe("Checked 1 minute ago.");
  expect(minutes(125)).toBe("Checked 2 hours ago.");
  expect(minutes(4 * 1440)).toBe("Checked 4 days ago.");
  expect(formatAge(null, NOW - 120_000, NOW)).toBe("Published 2 minutes ago.");
  expect(formatAge(null, null, NOW)).toBe("Last check unknown.");
  expect(isStale(NOW - 23 * HOUR, NOW)).toBe(false);
  expect(isStale(NOW - 25 * HOUR, NOW)).toBe(true);
  expect(isStale(null, NOW)).toBe(false);
});
