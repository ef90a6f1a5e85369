import { expect, test, vi } from "vitest";
import { profile } from "#content/site.ts";
import {
  FILTERS,
  filterSites,
  formatDate,
  formatPercent,
  search,
  shortAddress,
  summarize,
} from "#routes/dashboard/websites.ts";
import type { ClientWebsite } from "#services/client-websites.ts";

const site = (over: Partial<ClientWebsite>): ClientWebsite => ({
  id: "x",
  name: "Site",
  url: "https://site.example/",
  status: "online",
  lastUpdated: "2025-11-14",
  uptime: "99.9%",
  issues: 0,
  clientSince: "2022-09-01",
  ...over,
});

test("search ignores case and accents and wants every word, in name or address", () => {
  const sites = [site({ name: "Café Éclair" }), site({ name: "Bakery", url: "https://eclair.example" }), site({})];
  expect(search(sites, "ECLAIR")).toHaveLength(2);
  expect(search(sites, "cafe  éclair")).toHaveLength(1);
  expect(search(sites, "eclair bakery")).toHaveLength(1);
  expect(search(sites, "   ")).toHaveLength(3);
  expect(search(sites, "nothing")).toHaveLength(0);
});

test("filters: issues are sites with more than none", () => {
  const sites = [site({}), site({ status: "offline", issues: 2 }), site({ status: "maintenance" })];
  expect(FILTERS.map((filter) => filterSites(sites, filter).length)).toEqual([3, 1, 1, 1]);
});

test("summary: one decimal and a percent sign, junk left out, N/A without sites", () => {
  expect(
    summarize([site({ uptime: "99.9%" }), site({ uptime: "97.4%" }), site({ uptime: "91.2%" })]).averageUptime,
  ).toBe("96.2%");
  expect(
    summarize([site({ uptime: "100%" }), site({ uptime: "unknown" }), site({ uptime: "250%" })]).averageUptime,
  ).toBe("100.0%");
  expect(summarize([site({ uptime: "" })]).averageUptime).toBe("N/A");
  expect(summarize([])).toEqual({ total: 0, online: 0, withIssues: 0, averageUptime: "N/A" });
});

test("dates and addresses read well, and junk is shown as it is", () => {
  for (const zone of ["Pacific/Kiritimati", "America/St_Johns"]) {
    vi.stubEnv("TZ", zone);
    expect(formatDate("2025-09-01")).toBe("Sep 1, 2025");
  }
  vi.unstubAllEnvs();
  expect(formatDate("soon")).toBe("soon");
  const german = { ...profile, language: "de" };
  expect([formatDate("2025-11-14", german), formatPercent("99.9%", german)]).toEqual(["14.11.2025", "99,9\u00a0%"]);
  expect([formatPercent("99.90%"), formatPercent("Unknown", german)]).toEqual(["99.90%", "Unknown"]);
  expect(shortAddress("https://site.example/")).toBe("site.example");
  expect(shortAddress("<b>x</b>")).toBe("<b>x</b>");
});
