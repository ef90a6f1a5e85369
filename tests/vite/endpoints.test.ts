/** Every endpoint of the dev server and of `npm start`, as an attacker would use it: status, files, and whether it still answers. */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { networkInterfaces, tmpdir } from "node:os";
import { join, relative } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../../vite/root.mjs";

/** As their commands start them, with a page for `npm start` that takes no build. */
const SERVERS = {
  dev: `import { createServer } from "vite";
    const server = { host: "0.0.0.0", port: 0, watch: null };
    const optimizeDeps = { noDiscovery: true, include: [] };
    const vite = await createServer({ logLevel: "silent", cacheDir: process.env.CACHE, server, optimizeDeps });
    await vite.listen();
    console.log(vite.httpServer.address().port);`,
  start: `import { loadModule } from "./scripts/support/load-module.mjs";
    import { serveFolder } from "./scripts/support/static-server.mjs";
    const { servicesIn } = await loadModule("vite/local-services/plugin.ts");
    const { url } = await serveFolder(process.env.SITE, { services: servicesIn(process.cwd()) });
    console.log(new URL(url).port);`,
};

type Server = keyof typeof SERVERS;
type Request = {
  path: string;
  method?: string;
  /** Added to those that the page sends; undefined removes one. */
  headers?: Record<string, string | undefined>;
  body?: string | Buffer;
  /** The address that the request arrives at. */
  to?: string;
  /** Sends half of the body and cuts the connection. */
  isCut?: boolean;
};

let folder: string;
const children: ChildProcess[] = [];
const ports = { dev: 0, start: 0 };
let token: string;
/** An address of this machine in its network. Requests to it do not come from localhost. */
const address = Object.values(networkInterfaces())
  .flat()
  .find((each) => each?.family === "IPv4" && !each.internal)?.address;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "endpoints-"));
  cpSync(join(root, "samples"), join(folder, "content"), { recursive: true });
  writeFileSync(join(folder, "layer.json"), '{ "both": {} }');
  mkdirSync(join(folder, "site"));
  writeFileSync(join(folder, "site/index.html"), "<!doctype html><title>Site</title>");
  writeFileSync(join(folder, "secret.txt"), "secret");
  await Promise.all((["dev", "start"] as const).map(serve));
  const { body } = await send("dev", { path: "/", method: "GET" });
  token = /name="edit-token" content="([^"]+)"/.exec(body)?.[1] ?? "";
});
afterAll(() => {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true });
});

async function serve(name: Server) {
  const env = {
    ...process.env,
    CONTENT: relative(root, join(folder, "content")),
    ORG_SETTINGS: join(folder, "layer.json"),
    OUTBOX: join(folder, `outbox-${name}`),
    SITE: join(folder, "site"),
    CACHE: join(folder, "cache"),
  };
  const child = spawn(process.execPath, ["--input-type=module", "-e", SERVERS[name]], { cwd: root, env });
  children.push(child);
  ports[name] = await new Promise((resolve, reject) => {
    child.stdout.on("data", (data) => resolve(Number(data)));
    child.once("exit", () => reject(new Error(`The ${name} server ended.`)));
  });
}

/** A request as any program could send it. Status 0 for a connection without an answer. */
function send(server: Server, { path, method, headers, body = "", to = "127.0.0.1", isCut }: Request) {
  const port = ports[server];
  const own = `localhost:${port}`;
  const type = { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) };
  const all = { host: own, origin: `http://${own}`, "x-edit-token": token, ...type, ...headers };
  const given = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return new Promise<{ status: number; body: string }>((resolve) => {
    const options = {
      host: to,
      port,
      path,
      method: method ?? "POST",
      headers: Object.fromEntries(given),
      agent: false,
    };
    const asked = request(options, (response) => {
      let text = "";
      response.on("data", (data) => {
        text += data;
      });
      response.on("close", () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
    asked.on("error", () => resolve({ status: 0, body: "" }));
    if (!isCut) return asked.end(body);
    asked.write(body.slice(0, body.length / 2), () => asked.destroy());
  });
}

/** Each file of the owner, and each message, with the time of its last change. */
function files() {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const kept = names.filter(({ parentPath }) => !parentPath.includes("cache"));
  return kept.map(({ parentPath, name }) => [join(parentPath, name), statSync(join(parentPath, name)).mtimeMs]);
}

const form = new FormData();
for (const name of ["user_id", "service_id", "template_id", "user_name", "user_email", "message"]) form.set(name, "x");
const encoded = new Response(form);
const mail: Request = {
  path: "/api/v1.0/email/send-form",
  headers: { "content-type": encoded.headers.get("content-type") ?? "" },
  body: Buffer.from(await encoded.arrayBuffer()),
};
const settings: Request = {
  path: "/__org-settings",
  method: "PUT",
  body: '{ "both": { "primaryColor": "#0a7d55" } }',
};
const change: Request = {
  path: "/__edit/change",
  body: '{ "file": "site.yaml", "path": ["name"], "was": "Your Name", "value": "Eve" }',
};
const study: Request = { path: "/__edit/study", body: '{ "title": "Eve" }' };
const picture: Request = {
  path: "/__edit/picture?beside=&name=eve.png",
  body: readFileSync(join(root, "samples/public/icon-192.png")),
};

const WRITERS = [settings, change, study, picture];
/** Both servers have these. */
const SERVICES: Request[] = [
  mail,
  { path: "/api/users", method: "GET" },
  { path: "/search?q=toronto&format=json", method: "GET" },
];
const ALL = [...SERVICES, ...WRITERS];
const TEXT = { "content-type": "text/plain" };
const ATTACKER = { host: "attacker.test", origin: "http://attacker.test" };

/** Changes of a valid request, and the answers. */
const ATTACKS: { what: string; by: Partial<Request>; on: Request[]; status: number }[] = [
  { what: "a null origin", by: { headers: { origin: "null" } }, on: ALL, status: 403 },
  { what: "a foreign origin", by: { headers: { origin: "https://attacker.test" } }, on: ALL, status: 403 },
  { what: "a broken origin", by: { headers: { origin: "http://" } }, on: ALL, status: 403 },
  { what: "a domain that leads here", by: { headers: ATTACKER }, on: ALL, status: 403 },
  { what: "another method", by: { method: "DELETE" }, on: ALL, status: 405 },
  { what: "no origin", by: { headers: { origin: undefined } }, on: WRITERS, status: 403 },
  { what: "another local server's page", by: { headers: { origin: "http://localhost:1" } }, on: WRITERS, status: 403 },
  { what: "a guessed token", by: { headers: { "x-edit-token": "guess" } }, on: [change, study, picture], status: 403 },
  { what: "the wrong type", by: { headers: TEXT }, on: [settings], status: 415 },
  { what: "the wrong type", by: { headers: TEXT }, on: [mail], status: 400 },
  { what: "3 MB", by: { body: Buffer.alloc(3 * 1024 ** 2, " ") }, on: [settings, change, study], status: 413 },
  { what: "12 MB", by: { body: Buffer.alloc(12 * 1024 ** 2, " ") }, on: [mail], status: 413 },
  { what: "half a body", by: { isCut: true }, on: [mail, ...WRITERS], status: 0 },
  { what: "an unknown color", by: { body: '{ "both": { "primaryColor": "greenish" } }' }, on: [settings], status: 422 },
  { what: "a file outside", by: { body: '{ "file": "../package.json", "value": "x" }' }, on: [change], status: 200 },
  { what: "an unknown action", by: { path: "/__edit/constructor" }, on: [change], status: 404 },
];
const attacked = (valid: Request, by: Partial<Request>): Request => {
  return { ...valid, ...by, headers: { ...valid.headers, ...by.headers } };
};
const attacksOn = (server: Server) =>
  ATTACKS.flatMap(({ what, by, on, status }) =>
    on
      .filter((each) => server === "dev" || SERVICES.includes(each))
      .map((each) => ({ name: `${each.path} with ${what}`, request: attacked(each, by), status })),
  );
/** Paths out of the folder, and such as no parser takes. */
const PATHS = ["/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/..%5csecret.txt", "//secret.txt"];
PATHS.push("/@fs/etc/passwd", "/%", "/%00", "//", "/__edit/%", "/__edit/", "/api/%c0", "http://", "*");

describe.each(["dev", "start"] as const)("the %s server", (server) => {
  const isAlive = async () => (await send(server, { path: "/", method: "GET" })).status;

  test.each(attacksOn(server))("answers $status to $name, and no file changes", async ({ request, status }) => {
    const before = files();
    expect((await send(server, request)).status).toBe(status);
    expect(files()).toEqual(before);
    expect(await isAlive()).toBe(200);
  });

  test("serves nothing outside of its folder, and survives every path", async () => {
    for (const path of PATHS) {
      expect((await send(server, { path, method: "GET" })).body, path).not.toMatch(/^secret|root:/);
    }
    expect(await isAlive()).toBe(200);
  });

  test("survives 1,000 requests at once", async () => {
    const before = files();
    const attacks = attacksOn(server).filter(({ status }) => status === 403);
    const all = Array.from({ length: 1000 }, (_, i) => attacks[i % attacks.length] as (typeof attacks)[number]);
    const answers = await Promise.all(all.map(({ request }) => send(server, request)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
    expect(files()).toEqual(before);
    expect(await isAlive()).toBe(200);
  });
});

test.skipIf(!address)("npm start cannot be reached from another machine", async () => {
  expect((await send("start", { path: "/", method: "GET", to: address })).status).toBe(0);
});

test.skipIf(!address)("the dev server, opened to other machines, lets none of them use an endpoint", async () => {
  const before = files();
  for (const valid of ALL) {
    for (const origin of [undefined, `http://${address}:${ports.dev}`, `http://localhost:${ports.dev}`]) {
      const host = `${address}:${ports.dev}`;
      const request = attacked(valid, { headers: { host, origin }, to: address });
      expect((await send("dev", request)).status, `${valid.path} from ${origin}`).toBe(403);
    }
  }
  expect(files()).toEqual(before);
});

const edit = async (action: string, body: string) =>
  JSON.parse((await send("dev", { path: `/__edit/${action}`, body })).body);

test.each([
  ["study", '{ "title": 3 }', 'Expected: text in "title".'],
  ["study", '{ "title": "Eve", "color": null }', 'Expected: text in "color".'],
  ["confirm", '{ "file": "site.yaml" }', 'Expected: text in "value".'],
  ["run", '{ "name": "update" }', 'Expected: "resume", "previews" or "status" in "name".'],
  ["change", '{ "file": "site.yaml" }', "Expected: a change of one value, list or section."],
  ["change", "{", "The request is not JSON."],
])("edit mode's %s answers %s in words", async (action, body, message) => {
  expect((await edit(action, body)).message ?? "").toBe(message);
});

test("edit mode refuses a picture that could run, with its line", async () => {
  const evil = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">\n<path onload="alert(1)"/></svg>';
  const { message } = await edit("picture?beside=&name=evil.svg", evil);
  expect(message).toMatch(/^evil\.svg has onload="…" in line 2, but it would run on your site\. Export it without\.$/);
});

test("a broken file gives the same message when it is read and when it is changed", async () => {
  const file = join(folder, "content/site.yaml");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace("name: ", "name: a: "));
  const { problems } = await edit("state", "{}");
  expect(problems).toMatchObject([{ line: 5, expected: expect.stringContaining("quotes around a text") }]);
  expect(await edit("change", String(change.body))).toEqual({ problems });
  expect((await edit("left", "{}")).message).toMatch(/site\.yaml, line 5, /);
  writeFileSync(file, text);
});

test("an optional text that is emptied is deleted", async () => {
  const body = '{ "file": "site.yaml", "path": ["place"], "was": "PLACEHOLDER: your city, such as: Lisbon (GMT)" }';
  expect(await edit("change", body)).toEqual({});
  expect(readFileSync(join(folder, "content/site.yaml"), "utf8")).not.toContain("place:");
  expect(await edit("undo", "{}")).toEqual({});
});

test("a resume that is too large is refused with a way to a smaller one", async () => {
  const { message } = await edit("import", " ".repeat(26 * 1024 ** 2));
  expect(message).toMatch(/larger than 25 MB\. .* From LinkedIn your profile alone/);
});

test("the same requests from the page itself are answered and saved", async () => {
  for (const valid of [...SERVICES, change, study, picture]) {
    expect((await send("dev", valid)).status, valid.path).toBe(200);
  }
  for (const valid of SERVICES) expect((await send("start", valid)).status, valid.path).toBe(200);
  expect((await send("dev", settings)).status).toBe(204);
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  expect(read("layer.json")).toContain("#0a7d55");
  expect(read("content/site.yaml")).toMatch(/name: Eve\n[\s\S]*work:\n {2}- eve\n/);
  expect(readdirSync(join(folder, "content"))).toContain("eve.png");
  for (const server of ["dev", "start"]) expect(readdirSync(join(folder, `outbox-${server}`))).toHaveLength(1);
});
