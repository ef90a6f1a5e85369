import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { readEml } from "#tests/support/read-eml.ts";
import { servicesIn } from "../../vite/local-services/plugin.ts";
import { ask } from "../builds/run-server.ts";

let outbox: string;
let server: Server;
let base: string;
let printed: MockInstance<typeof console.log>;

beforeEach(async () => {
  outbox = join(await mkdtemp(join(tmpdir(), "outbox-")), "inner");
  printed = vi.spyOn(console, "log").mockImplementation(() => {});
  vi.stubEnv("OUTBOX", outbox);
  const services = servicesIn("");
  server = createServer((request, response) => services(request, response, () => response.writeHead(404).end("next")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(join(outbox, ".."), { recursive: true, force: true });
});

const complete = {
  lib_version: "4.4.1",
  service_id: "local-service",
  template_id: "local-template",
  user_id: "local-public-key",
  user_name: "Robin",
  user_email: "robin@example.com",
  message: "Hello there.",
};

function post(fields: Record<string, string | undefined>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.set(name, value);
  return fetch(`${base}/api/v1.0/email/send-form`, { method: "POST", body });
}

async function letters() {
  const names = await readdir(outbox).catch(() => []);
  return Promise.all(names.map(async (name) => readEml(await readFile(join(outbox, name), "utf8"))));
}

test("a message answers 200 'OK', becomes one .eml file, and prints its path", async () => {
  const response = await post(complete);
  expect([response.status, await response.text()]).toEqual([200, "OK"]);

  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter?.headers["reply-to"]).toBe("Robin <robin@example.com>");
  expect(letter?.headers.from).toBe("Robin <portfolio@localhost>");
  expect(letter?.headers.subject).toBe("Message from Robin");
  expect(Number.isNaN(Date.parse(letter?.headers.date ?? ""))).toBe(false);
  expect(letter?.headers.date).toMatch(/ \+0000$/);
  expect(letter?.headers["message-id"]).toMatch(/^<[\w-]+@localhost>$/);
  expect(letter?.body).toBe("Name: Robin\r\nEmail: robin@example.com\r\n\r\nHello there.\r\n");

  const [name] = await readdir(outbox);
  expect(name).toMatch(/^[\dTZ-]+-[0-9a-f]{8}\.eml$/);
  expect(printed.mock.calls).toEqual([[expect.stringContaining(name as string)]]);
});

test("emoji, right-to-left text, HTML and long lines arrive as they were typed", async () => {
  const name = "Ünïcode 🧑‍🎨 עברית ".repeat(12).trim();
  const message = `<script>alert(1)</script>\n\tمرحبا بالعالم = 👋🏽 \nFrom here\n.\n${"long ".repeat(400)}\nend of it `;
  expect((await post({ ...complete, user_name: name, message })).status).toBe(200);
  const [letter] = await letters();
  expect(letter?.headers.subject).toBe(`Message from ${name}`);
  expect(letter?.headers.from).toBe(`${name} <portfolio@localhost>`);
  const typed = message.replaceAll("\n", "\r\n");
  expect(letter?.body).toBe(`Name: ${name}\r\nEmail: robin@example.com\r\n\r\n${typed}\r\n`);
});

test("headers are ASCII in lines of at most 78 characters, and all lines end in CRLF", async () => {
  await post({ ...complete, user_name: "🧑‍🎨".repeat(50), message: "ä\nb" });
  const [name] = await readdir(outbox);
  const source = await readFile(join(outbox, name as string), "utf8");
  const [headers = ""] = source.split("\r\n\r\n");
  expect(headers).toMatch(/^(?:[\x20-\x7e]{1,78}\r\n)*[\x20-\x7e]{1,78}$/);
  expect(source.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("typed text cannot add a header or a recipient, or name the file", async () => {
  const injection = "../../../Robin\r\nBcc: a@b.example\r\n\r\nForged";
  await post({ ...complete, user_name: injection, user_email: "a@example.com>\r\nBcc: <b@example.com" });
  const [letter] = await letters();
  const names = ["content-transfer-encoding", "content-type", "date", "from", "message-id"];
  expect(Object.keys(letter?.headers ?? {}).sort()).toEqual([...names, "mime-version", "subject", "to"]);
  expect(letter?.headers.to).toBe("<portfolio@localhost>");
  expect(await readdir(outbox)).toHaveLength(1);
  expect(letter?.body).toContain("Name: ../../../Robin Bcc: a@b.example Forged\r\n");
});

test.for([
  ["user_id", /Public Key is invalid/],
  ["service_id", /service ID not found/],
  ["template_id", /template ID not found/],
  ["user_name", /user_name is required/],
  ["user_email", /user_email is required/],
  ["message", /message is required/],
] as const)("without %s it answers 400 and says so", async ([field, says]) => {
  for (const value of [undefined, "", " \n"]) {
    const response = await post({ ...complete, [field]: value });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(says);
  }
  expect(await letters()).toEqual([]);
});

test("more than 50 kB answers 413, 50 kB do not", async () => {
  const rest = Object.values({ ...complete, message: "" }).join("").length;
  expect((await post({ ...complete, message: "x".repeat(50 * 1024 - rest) })).status).toBe(200);
  expect((await post({ ...complete, message: "x".repeat(50 * 1024 - rest + 1) })).status).toBe(413);
  expect((await post({ ...complete, message: "é".repeat(100_000) })).status).toBe(413);
  expect(await letters()).toHaveLength(1);
});

test("a second message from the same address within a second answers 429", async () => {
  expect((await post(complete)).status).toBe(200);
  const response = await post(complete);
  expect([response.status, await response.text()]).toEqual([429, "Too many requests"]);
  expect((await post({ ...complete, user_email: "another@site.test" })).status).toBe(200);
});

test("form data that cannot be read answers 400", async () => {
  const headers = { "content-type": "multipart/form-data" };
  const address = `${base}/api/v1.0/email/send-form`;
  expect((await fetch(address, { method: "POST", body: "--", headers })).status).toBe(400);
});

test("every name of this machine is answered, and no name that begins with one", async () => {
  // fetch sends no Host of ours.
  const users = `${base}/api/users`;
  expect((await ask(users, { host: "localhost.evil.example:80" })).status).toBe(403);
  for (const host of ["localhost:1", "127.0.0.1", "[::1]:8080", "site.localhost"]) {
    expect((await ask(users, { host, origin: `http://${host}` })).status, host).toBe(200);
  }
});

test("the search matches word beginnings without case and accents, large cities first", async () => {
  const names = async (query: string) => {
    const response = await fetch(`${base}/search?${query}`);
    return ((await response.json()) as { display_name: string }[]).map((place) => place.display_name);
  };
  expect(await names("q=montreal&format=json")).toEqual(["Montréal, Québec, Canada"]);
  expect(await names("q=PORT+ore&countrycodes=us,ca")).toEqual(["Portland, Oregon, United States"]);
  expect(await names("q=portland")).toEqual(["Portland, Oregon, United States", "Portland, Maine, United States"]);
  expect(await names("q=nowhere")).toEqual([]);
  expect(await names("q=united+states")).toHaveLength(5);
  expect((await names("q=new+york"))[0]).toBe("New York, New York, United States");
});

test("an empty search answers 400", async () => {
  for (const query of ["", "q=", "q=%20"]) expect((await fetch(`${base}/search?${query}`)).status).toBe(400);
});
