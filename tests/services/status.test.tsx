import fc from "fast-check";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { UserError } from "#lib/errors.ts";
import { fetchStatus, readStatus } from "#services/status.ts";
import { runs } from "#tests/support/complete.ts";

/** As Upptime writes it. */
const bakery = {
  name: "Bakery",
  url: "https://bakery.example",
  slug: "bakery",
  status: "up",
  uptime: "99.93%",
  uptimeWeek: "100.00%",
  uptimeMonth: "99.80%",
  time: 412,
  timeDay: 389,
  dailyMinutesDown: { "2026-11-20": 12, "2026-11-02": 0 },
};

let service: MockInstance<typeof fetch>;
beforeEach(() => {
  service = vi.spyOn(window, "fetch").mockImplementation(async () => Response.json([bakery]));
});
afterEach(() => document.querySelector("base")?.remove());

test("reads Upptime's own file", () => {
  const { sites, checked, modified } = readStatus([bakery], "Fri, 20 Nov 2026 10:00:00 GMT");
  expect(checked).toBeNull();
  expect(modified).toBe(Date.parse("2026-11-20T10:00:00Z"));
  expect(sites).toEqual([
    {
      slug: "bakery",
      url: "https://bakery.example",
      state: "up",
      uptime: "99.93%",
      uptimeWeek: "100.00%",
      uptimeMonth: "99.80%",
      time: 389,
      minutesDown: new Map(Object.entries(bakery.dailyMinutesDown)),
      minutesChecked: null,
      checked: null,
      problem: null,
      certificateEnds: null,
    },
  ]);
});

test("prefers the file's own time to the header's, and reads malformed fields as null", () => {
  const odd = {
    ...bakery,
    checked: "2026-11-20T09:00:00Z",
    uptime: "101%",
    uptimeWeek: 99,
    time: -1,
    timeDay: "389",
    dailyMinutesDown: { "2026-11-20": 9999, soon: 5, "2026-11-19": "12", "2026-99-99": 1 },
    certificateEnds: "soon",
    problem: "x".repeat(500),
  };
  const { sites, checked } = readStatus([odd, null, 7, { status: "up" }, { slug: "a", status: "fine" }], "yesterday");
  expect(checked).toBe(Date.parse("2026-11-20T09:00:00Z"));
  expect(sites).toHaveLength(1);
  expect(sites[0]).toMatchObject({ uptime: null, uptimeWeek: null, time: null, certificateEnds: null });
  expect(sites[0]?.minutesDown).toEqual(new Map([["2026-11-20", 1440]]));
  expect(sites[0]?.problem).toHaveLength(200);
});

test("accepts an empty list and rejects content that is not a list of sites", () => {
  expect(readStatus([])).toEqual({ sites: [], checked: null, modified: null });
  expect(() => readStatus({ sites: [bakery] })).toThrow(/not a list/);
  expect(() => readStatus([1, 2])).toThrow(/no entry describes a site/);
});

test("throws only its own error, for any JSON", () => {
  const keys = fc.constantFrom(...Object.keys(bakery), "checked", "problem");
  const like = fc.dictionary(keys, fc.jsonValue()).map((some) => ({ ...some, slug: "a", status: "up" }));
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.oneof(fc.jsonValue(), like))), (value) => {
      try {
        for (const { minutesDown } of readStatus(value).sites) {
          for (const minutes of minutesDown?.values() ?? []) expect(minutes).toBeLessThanOrEqual(1440);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(UserError);
      }
    }),
    { numRuns: runs(500) },
  );
});

test("requests status.json from the page's folder, also in a sub-path", async () => {
  document.head.append(Object.assign(document.createElement("base"), { href: "https://example.com/sub/" }));
  await fetchStatus();
  expect(String(service.mock.lastCall?.[0])).toBe("https://example.com/sub/status.json");
});

test("reports each failure as a UserError that names the cause", async () => {
  const html = "<!doctype html><title>Home</title>";
  for (const [answer, said] of [
    [async () => new Response("", { status: 404 }), /\(404\)/],
    [async () => new Response("", { status: 503 }), /answered 503/],
    [async () => new Response(html, { headers: { "content-type": "text/html" } }), /web page instead/],
    [async () => new Response('[{"name": "Bak'), /incomplete/],
    [async () => new Response(""), /incomplete/],
    [async () => Response.json({ error: "no" }), /not a list/],
    [async () => Promise.reject(new TypeError("Failed to fetch")), /connection failed/],
  ] as const) {
    service.mockImplementationOnce(answer);
    const error = await fetchStatus().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UserError);
    expect((error as Error).message).toMatch(said);
  }
});

test("gives up on a server that never answers", async () => {
  service.mockImplementationOnce(
    (_, init) => new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
  );
  await expect(fetchStatus(20)).rejects.toThrow(/didn’t arrive within/);
});
