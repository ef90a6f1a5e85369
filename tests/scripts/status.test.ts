import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, createServer as createSocketServer, type Server as SocketServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { readStatus } from "#services/status.ts";
import { addCheck, checkSite, run } from "../../scripts/status.mjs";
import { root } from "../../vite/root.mjs";

/** Made for this test with openssl, for localhost from 2020 to 2120. Node makes no certificates, and nothing trusts this one. */
const pem = (file: string) => readFileSync(join(import.meta.dirname, "self-signed-for-tests-only", file));

/** Answers that wait for three more requests. */
const waiting: (() => void)[] = [];
let mostAtOnce = 0;
/** Behaviour of the test server's paths. */
const paths: Record<string, RequestListener> = {
  "/fine": (_, response) => response.end("<!doctype html><title>Fine</title>"),
  "/lies": (_, response) => response.writeHead(200, { "content-type": "application/json" }).end("<!doctype html>"),
  "/large": (_, response) => response.end("x".repeat(1_000_000)),
  "/once": (_, response) => response.writeHead(301, { location: "/twice" }).end(),
  "/twice": (_, response) => response.writeHead(302, { location: "fine" }).end(),
  "/round": (_, response) => response.writeHead(301, { location: "/round" }).end(),
  "/to-mail": (_, response) => response.writeHead(301, { location: "mailto:a@b.example" }).end(),
  "/lost": (_, response) => response.writeHead(404).end("lost"),
  "/broken": (_, response) => response.writeHead(500).end("broken"),
  "/half": (_, response) => {
    response.writeHead(200, { "content-length": "1000" });
    response.write("half");
    setTimeout(() => response.destroy(), 20);
  },
  "/stops": (_, response) => void response.writeHead(200, { "content-length": "1000" }).write("half"),
  "/cut": (_, response) => response.destroy(),
  "/counts": (_, response) => {
    mostAtOnce = Math.max(
      mostAtOnce,
      waiting.push(() => response.end("counted")),
    );
    if (waiting.length < 4) return;
    // A fifth request would arrive meanwhile.
    setTimeout(() => {
      for (const answer of waiting.splice(0)) answer();
    }, 30);
  },
};

let server: Server;
let secure: Server;
let noise: SocketServer;
let folder: string;
const portOf = (one: SocketServer) => (one.address() as AddressInfo).port;
const listen = (one: SocketServer) => new Promise<void>((resolve) => one.listen(0, "127.0.0.1", resolve));
/** No limit: a busy machine takes longer than a slow site. */
const patient = { signal: new AbortController().signal };
const at = (path: string) => `http://127.0.0.1:${portOf(server)}${path}`;

beforeAll(async () => {
  server = createServer((request, response) => paths[request.url ?? ""]?.(request, response));
  secure = createSecureServer({ key: pem("key.pem"), cert: pem("cert.pem") }, (_, response) => response.end("secret"));
  noise = createSocketServer((socket) => socket.on("error", () => {}).end("This is not HTTP.\r\n"));
  await Promise.all([server, secure, noise].map(listen));
});
afterAll(() => {
  server.closeAllConnections();
  for (const one of [server, secure, noise]) one.close();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "status-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a page that answers 200 is up, also after redirects", async () => {
  for (const path of ["/fine", "/lies", "/large", "/once"]) {
    const finding = await checkSite(at(path), patient);
    expect(finding, path).toMatchObject({ state: "up" });
    expect(finding.problem).toBeUndefined();
    expect(finding.time).toBeGreaterThanOrEqual(0);
  }
});

test.each([
  ["/round", /^It redirects in a circle\.$/],
  ["/to-mail", /^The request failed/],
  ["/lost", /^It answers 404\.$/],
  ["/broken", /^It answers 500\.$/],
  ["/half", /^The connection was cut off\.$/],
  ["/cut", /^The connection was cut off\.$/],
])("%s is down: %s", async (path, problem) => {
  expect(await checkSite(at(path), patient)).toMatchObject({ state: "down", problem: expect.stringMatching(problem) });
});

test("a slow answer is degraded", async () => {
  const times = [0, 5400];
  const finding = await checkSite(at("/fine"), { ...patient, clock: { now: () => times.shift() as number } });
  expect(finding).toMatchObject({ state: "degraded", problem: "It took 5.4 s to answer." });
});

test("an answer that never starts or never ends is down", async () => {
  const silence = new AbortController();
  paths["/silent"] = () => silence.abort();
  expect(await checkSite(at("/silent"), silence)).toMatchObject({
    state: "down",
    problem: "It did not answer within 15 s.",
  });
  const stop = new AbortController();
  let time = 0;
  const now = () => {
    // Asked for the time again, the check has the answer's head.
    if (time > 0) stop.abort();
    return time++;
  };
  expect(await checkSite(at("/stops"), { signal: stop.signal, clock: { now } })).toMatchObject({
    state: "down",
    problem: "It did not send its page within 15 s.",
  });
});

test("TLS, HTTP, server, host and address failures are down, each with a reason", async () => {
  for (const [address, problem] of [
    [`https://127.0.0.1:${portOf(secure)}/`, /self-signed/],
    [at("/fine").replace("http:", "https:"), /do not trust its certificate/],
    [`http://127.0.0.1:${portOf(noise)}/`, /not return a valid HTTP/],
    ["http://127.0.0.1:59999/", /refuses the connection/],
    // Without a network, a name cannot even be looked up.
    ["http://nowhere.invalid", /host name (?:does not exist|could not be looked up)/],
    ["bakery.example", /begin with https/],
  ] as const) {
    const finding = await checkSite(address, patient);
    expect(finding, address).toMatchObject({ state: "down", problem: expect.stringMatching(problem) });
  }
});

test("a trusted certificate has an end date", async () => {
  const address = `https://localhost:${portOf(secure)}/`;
  const code = `import { checkSite } from "./scripts/status.mjs";
    console.log(JSON.stringify(await checkSite(${JSON.stringify(address)}, { signal: new AbortController().signal })));`;
  // This process has already read that setting.
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: join(import.meta.dirname, "self-signed-for-tests-only/cert.pem") };
  const words = ["--input-type=module", "-e", code];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root, env });
  expect(JSON.parse(stdout)).toMatchObject({ state: "up", certificateEnds: "2120-01-01" });
});

const site = (slug: string, url: string) => ({ name: slug.toUpperCase(), url, since: "2024-02-12", slug });

test("checks four at a time, writes the file and reports failures", async () => {
  const file = join(folder, "status.json");
  const lines: string[] = [];
  const websites = Array.from({ length: 8 }, (_, i) => site(`site-${i}`, at("/counts")));
  websites.push(site("broken", at("/broken")));
  const now = Date.parse("2026-11-20T10:00:00Z");
  expect(await run({ websites, file, now, limits: patient, say: (text) => lines.push(text) })).toBe(0);
  expect(mostAtOnce).toBe(4);
  expect(readdirSync(folder)).toEqual(["status.json"]);
  const { sites, checked } = readStatus(JSON.parse(readFileSync(file, "utf8")));
  expect(checked).toBe(now);
  expect(sites.map(({ state }) => state)).toEqual([...Array(8).fill("up"), "down"]);
  expect(sites.at(-1)).toMatchObject({ uptime: "0.00%", problem: "It answers 500." });
  expect(lines.at(-1)).toMatch(/^down +BROKEN .*: It answers 500\.$/);
});

test("without a connection nothing is written, and the command ends with 1", async () => {
  const file = join(folder, "status.json");
  const lines: string[] = [];
  const websites = [site("bakery", "http://nowhere.invalid")];
  const asked = { websites, file, limits: patient, say: (text: string) => lines.push(text) };
  expect(await run({ ...asked, isOnline: async () => false })).toBe(1);
  expect(lines.at(-1)).toMatch(/no connection\. Nothing was written/);
  expect(readdirSync(folder)).toEqual([]);
  expect(await run({ ...asked, isOnline: async () => true })).toBe(0);
  expect(lines.at(-1)).toMatch(/^down +BAKERY/);
});

test("a broken file ends with 1 and a reason; nothing is checked or written", async () => {
  const file = join(folder, "status.json");
  const lines: string[] = [];
  const say = (text: string) => lines.push(text);
  for (const text of ["[{", "{}", '[{"name": "x"}]']) {
    writeFileSync(file, text);
    expect(await run({ websites: [site("bakery", at("/fine"))], file, say })).toBe(1);
    expect(lines.pop()).toMatch(/status\.json is broken.*delete it to start again/);
    expect(readFileSync(file, "utf8")).toBe(text);
  }
});

test("without sites the command says how to add one and ends with 0", () => {
  const before = readdirSync(join(root, "samples/public"));
  const { status, stdout } = spawnSync(process.execPath, ["scripts/status.mjs"], { cwd: root, encoding: "utf8" });
  expect(stdout).toContain("websites.yaml doesn't list any websites yet");
  expect(status).toBe(0);
  expect(readdirSync(join(root, "samples/public"))).toEqual(before);
});

const MINUTE = 60_000;
const bakery = site("bakery", "https://bakery.example/");
const up = { state: "up", time: 100 } as const;
const down = { state: "down", time: 40, problem: "It answers 500." } as const;

/** The entry after checks of the bakery, each at so many minutes after a time. */
function after(start: string, checks: readonly [number, typeof up | typeof down][], before?: object) {
  let entry = before as ReturnType<typeof addCheck> | undefined;
  for (const [minutes, finding] of checks)
    entry = addCheck(entry, bakery, finding, Date.parse(start) + minutes * MINUTE);
  return entry as NonNullable<typeof entry>;
}

test("a check counts for the time since the last, at most 60 minutes; the first for 1", () => {
  const first = after("2026-11-20T10:00:00Z", [[0, up]]);
  expect(first).toMatchObject({ dailyMinutesChecked: { "2026-11-20": 1 }, dailyMinutesDown: {}, uptime: "100.00%" });
  const third = after("2026-11-20T10:00:00Z", [
    [0, up],
    [30, down],
    [600, down],
  ]);
  expect(third).toMatchObject({
    dailyMinutesChecked: { "2026-11-20": 91 },
    dailyMinutesDown: { "2026-11-20": 90 },
    uptime: "1.09%",
    time: 40,
    status: "down",
  });
});

test("minutes around midnight belong to their days", () => {
  const entry = after("2026-11-20T23:50:00Z", [
    [0, up],
    [30, down],
  ]);
  expect(entry.dailyMinutesDown).toEqual({ "2026-11-20": 10, "2026-11-21": 20 });
  expect(entry.dailyMinutesChecked).toEqual({ "2026-11-20": 11, "2026-11-21": 20 });
});

test("uptimes of week and month come from their days, and 400 days are kept", () => {
  const day = (back: number) => new Date(Date.parse("2026-11-20T12:00:00Z") - back * 1440 * MINUTE).toISOString();
  const days = (minutes: number) =>
    Object.fromEntries([...Array(500).keys()].map((i) => [day(i).slice(0, 10), minutes]));
  const before = {
    ...{ slug: "bakery", checked: "2026-11-20T12:00:00Z", dailyMinutesChecked: days(1440) },
    ...{ dailyMinutesDown: { [day(3).slice(0, 10)]: 1440, [day(20).slice(0, 10)]: 720 } },
  };
  const entry = after(day(0), [[0, up]], before);
  expect(entry).toMatchObject({
    uptimeWeek: expect.stringMatching(/^8[56]/),
    uptimeMonth: expect.stringMatching(/^95/),
  });
  expect(Object.keys(entry.dailyMinutesChecked)).toHaveLength(400);
});

test("a site that was down for a moment is never called 100 %", () => {
  const before = {
    ...{ slug: "bakery", checked: "2026-11-20T12:00:00Z", dailyMinutesDown: { "2026-11-19": 0.5 } },
    dailyMinutesChecked: Object.fromEntries(
      [...Array(19).keys()].map((i) => [`2026-11-${String(i + 1).padStart(2, "0")}`, 1440]),
    ),
  };
  expect(after("2026-11-20T12:30:00Z", [[0, up]], before).uptime).toBe("99.99%");
});

test("Upptime's file, or nonsense in a field, is a valid start", () => {
  const upptime = { slug: "bakery", status: "up", uptime: "99.93%", dailyMinutesDown: { "2026-11-19": 12 } };
  expect(after("2026-11-20T12:00:00Z", [[0, up]], upptime).dailyMinutesDown).toEqual({ "2026-11-19": 12 });
  const odd = { slug: "bakery", checked: 5, dailyMinutesDown: "x", dailyMinutesChecked: [3] };
  expect(after("2026-11-20T12:00:00Z", [[0, up]], odd)).toMatchObject({ uptime: "100.00%", time: 100 });
});
