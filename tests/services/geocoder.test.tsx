import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { createGeocoder } from "#services/geocoder.ts";

const toronto = { display_name: "Toronto, Ontario, Canada", lat: "43.6532", lon: "-79.3832" };
let service: MockInstance<typeof fetch>;
beforeEach(() => {
  service = vi.spyOn(window, "fetch");
  service.mockImplementation(async () => Response.json([{ ...toronto, place_id: 1, extratags: {} }]));
});

const url = "https://geo.example.com/search";
const message = "Failed to fetch address suggestions";

test("sends the parameters as a query string", async () => {
  await createGeocoder(url)("  12 Rue  Peel & co ");
  const address = new URL(String(service.mock.lastCall?.[0]));
  expect(address.origin + address.pathname).toBe(url);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    q: "12 Rue Peel & co",
    format: "json",
    addressdetails: "1",
    limit: "5",
    countrycodes: "us,ca",
    extratags: "1",
  });
});

test("a path is an address of the page's own origin", async () => {
  await createGeocoder("/search")("Toronto");
  expect(String(service.mock.lastCall?.[0])).toMatch(`${location.origin}/search?q=Toronto&`);
});

test("answers display_name, lat and lon, and leaves out what lacks one", async () => {
  service.mockResolvedValueOnce(
    Response.json([toronto, null, { display_name: "No place" }, { ...toronto, lat: "x" }, { ...toronto, lon: -79.5 }]),
  );
  expect(await createGeocoder(url)("Toronto")).toEqual([toronto, { ...toronto, lon: "-79.5" }]);
});

test("a repeated query makes no request, in any case and spacing", async () => {
  const search = createGeocoder(url);
  const first = await search("Toronto");
  expect(await search(" toronto ")).toEqual(first);
  expect(await search("")).toEqual([]);
  expect(service).toHaveBeenCalledOnce();
});

test("requests start at least a second apart, however many wait", async () => {
  vi.useFakeTimers();
  const starts: number[] = [];
  service.mockImplementation(async () => {
    starts.push(Date.now());
    return Response.json([]);
  });
  const search = createGeocoder(url);
  const all = Promise.all(["a", "b", "c", "c"].map((query) => search(query)));
  await vi.advanceTimersByTimeAsync(5000);
  await all;
  expect(starts).toHaveLength(3);
  expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBeGreaterThanOrEqual(1000);
  expect((starts[2] ?? 0) - (starts[1] ?? 0)).toBeGreaterThanOrEqual(1000);
});

test("can be aborted before, while it waits, and while it is under way", async () => {
  const search = createGeocoder(url, 50);
  await expect(search("a", AbortSignal.abort())).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
  expect(service).not.toHaveBeenCalled();

  await search("a");
  const waiting = new AbortController();
  const second = search("b", waiting.signal);
  waiting.abort();
  await expect(second).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
  expect(service).toHaveBeenCalledOnce();

  service.mockImplementationOnce(
    (_, init) => new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
  );
  const underWay = new AbortController();
  const third = search("c", underWay.signal);
  await vi.waitFor(() => expect(service).toHaveBeenCalledTimes(2));
  underWay.abort();
  await expect(third).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
});

test("every failure has the one message and the status, and is not remembered", async () => {
  const search = createGeocoder(url, 0);
  for (const [answer, status] of [
    [() => Promise.resolve(new Response("", { status: 429 })), 429],
    [() => Promise.resolve(new Response("", { status: 500 })), 500],
    [() => Promise.resolve(new Response("<!doctype html>")), 200],
    [() => Promise.resolve(Response.json({ error: "no list" })), 200],
    [() => Promise.reject(new TypeError("Failed to fetch")), 0],
  ] as const) {
    service.mockImplementationOnce(answer);
    const error = await search("Toronto").catch((reason) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ message, status });
  }
  expect(await search("Toronto")).toEqual([toronto]);
});
