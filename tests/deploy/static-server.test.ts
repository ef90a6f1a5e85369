import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { headersFor, readHeaders, serveFolder } from "../../scripts/support/static-server.mjs";
import { headersFile, IMMUTABLE, REVALIDATE } from "../../vite/pages/hosting.ts";
import { SECURITY_HEADERS } from "../../vite/pages/security.ts";
import { ask } from "../builds/run-server.ts";

const SCRIPT = "export const one = 1;\n".repeat(50);
const LOST = "<!doctype html><title>Lost</title>";
const FILES: Record<string, string> = {
  "index.html": "<!doctype html><title>Home</title>",
  "404.html": LOST,
  "work/index.html": "<!doctype html><title>Work</title>",
  "work/marz/index.html": "<!doctype html><title>Marz</title>",
  "assets/main-12345678.js": SCRIPT,
  "assets/sheet-12345678.css": "a{}",
  "assets/text-12345678.woff2": "font",
  "assets/photo-12345678-480.avif": "photo",
  "assets/photo-12345678-480.webp": "photo",
  "api/users": "[]",
  "og/work.png": "picture",
  "og/about.png": "picture",
  "work/notes.txt": "text",
  "icon.svg": "<svg/>",
  "site.webmanifest": "{}",
  "odd.thing": "?",
  "with space.txt": "text",
};
const HEADERS = headersFile(Object.keys(FILES), "default-src 'none'");

let outside = "";
let dist = "";
let root: Awaited<ReturnType<typeof serveFolder>>;
let below: typeof root;

beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), "static-server-"));
  dist = join(outside, "dist");
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  }
  await writeFile(join(outside, "secret.txt"), "secret");
  await symlink(join(outside, "secret.txt"), join(dist, "linked.txt"));
  await writeFile(join(dist, "_headers"), HEADERS);
  root = await serveFolder(dist);
  below = await serveFolder(dist, { basePath: "/portfolio/" });
});

afterAll(async () => {
  await Promise.all([root.close(), below.close()]);
  await rm(outside, { recursive: true });
});

/** Sends a path unchanged: a URL would resolve its dots. */
const askExactly = (path: string, method = "GET") => ask(root.url, {}, { path, method });

async function expectMissing(path: string): Promise<void> {
  const answer = await askExactly(path);
  expect(answer.status, path).toBe(404);
  expect(answer.body.toString(), path).toBe(LOST);
  expect(answer.headers["content-type"], path).toBe("text/html; charset=utf-8");
  expect(answer.headers["cache-control"], path).toBe(REVALIDATE);
}

test("every file is sent unchanged, with the type of its ending", async () => {
  const types = {
    "": "text/html; charset=utf-8",
    "work/marz/": "text/html; charset=utf-8",
    "assets/main-12345678.js": "text/javascript; charset=utf-8",
    "assets/sheet-12345678.css": "text/css; charset=utf-8",
    "assets/text-12345678.woff2": "font/woff2",
    "icon.svg": "image/svg+xml",
    "assets/photo-12345678-480.avif": "image/avif",
    "assets/photo-12345678-480.webp": "image/webp",
    "site.webmanifest": "application/manifest+json",
    "odd.thing": "application/octet-stream",
    "with%20space.txt": "text/plain; charset=utf-8",
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await ask(root.url + path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers["content-type"], path).toBe(type);
    expect(answer.headers["x-content-type-options"], path).toBe("nosniff");
    expect(answer.body.toString()).toBe(FILES[decodeURI(path).replace(/(^|\/)$/, "$1index.html")]);
  }
});

test("every answer has the headers of the matching rules", async () => {
  const paths = ["", "work/", "icon.svg", "assets/main-12345678.js", "og/work.png", "work/notes.txt", "api/users"];
  for (const path of [...paths, "nowhere", "work"]) {
    const { headers } = await ask(root.url + path);
    expect(headers["content-security-policy"], path).toBe("default-src 'none'");
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(headers[name.toLowerCase()], path).toBe(value);
    expect(headers["cache-control"], path).toBe(path.startsWith("assets/") ? IMMUTABLE : REVALIDATE);
  }
  // Hosts read a hundred rules at most.
  expect(HEADERS.match(/^\/og\//gm)).toHaveLength(1);
  // A rule's type is stronger than that of the name.
  expect((await ask(`${root.url}api/users`)).headers["content-type"]).toBe("application/json");
});

test("rules match by asterisk, and equal names are joined", () => {
  const rules = readHeaders("# notes\n/*\n  A: 1\n/work/*/\n  B: 2\n\n/assets/*.js\n  A: 3\r\n/a.b\n  C: 4\n");
  expect(headersFor(rules, "/")).toEqual({ a: "1" });
  expect(headersFor(rules, "/work/marz/")).toEqual({ a: "1", b: "2" });
  expect(headersFor(rules, "/work/marz")).toEqual({ a: "1" });
  expect(headersFor(rules, "/assets/x/y.js")).toEqual({ a: "1, 3" });
  expect(headersFor(rules, "/aXb")).toEqual({ a: "1" });
});

test("an invalid line of _headers is refused by its number", () => {
  expect(() => readHeaders("/*\n  A 1")).toThrow(/Line 2 .*"A 1": a header is a name, a colon and a value/);
  expect(() => readHeaders("  A: 1")).toThrow(/Line 1 .* without a path above it/);
  expect(() => readHeaders("/*\n  A: 1\nwork/\n")).toThrow(/Line 3 .*"work\/": a path starts with a slash/);
});

test("without _headers and 404.html it still sends nosniff and 404", async () => {
  const bare = join(outside, "bare");
  await mkdir(bare);
  await writeFile(join(bare, "index.html"), "");
  const host = await serveFolder(bare);
  for (const [path, status] of Object.entries({ "": 200, nowhere: 404 })) {
    const answer = await ask(host.url + path);
    expect(answer.status).toBe(status);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  }
  await host.close();
});

test("a compressed file is sent to browsers that accept it", async () => {
  const packed = join(outside, "packed");
  await mkdir(packed);
  for (const name of ["main.js", "main.js.br"]) await writeFile(join(packed, name), name);
  const host = await serveFolder(packed, { packed: true, headers: "/*\n  A: 1\n" });
  const answer = await ask(`${host.url}main.js`, { "accept-encoding": "br" });
  expect(answer.body.toString()).toBe("main.js.br");
  expect(answer.headers).toMatchObject({
    "content-encoding": "br",
    "content-type": "text/javascript; charset=utf-8",
    a: "1",
  });
  expect((await ask(`${host.url}main.js`)).body.toString()).toBe("main.js");
  await host.close();
});

test("a missing file, a listing, another case and _headers are the error page", async () => {
  const missing = ["/nowhere", "/work/nowhere/", "/work/marz/index.htm", "/assets/old-12345678.js"];
  for (const path of [...missing, "/Work/", "/WORK/marz/", "/icon.SVG", "/assets/", "/api/", "/_headers"])
    await expectMissing(path);
});

test("no path leads out of the folder", async () => {
  const paths = ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..\\secret.txt", "//secret.txt"];
  for (const path of [...paths, "/assets/../icon.svg", "/linked.txt"]) {
    const answer = await askExactly(path);
    expect([400, 404], path).toContain(answer.status);
    expect(answer.body.toString(), path).not.toContain("secret");
  }
  for (const path of ["/..%2fsecret.txt", "/..%5csecret.txt", "/work%2fmarz/", "/%zz", "/icon.svg%00"]) {
    expect((await askExactly(path)).status, path).toBe(400);
  }
});

test("a folder without slash redirects with its query; a file with a slash is missing", async () => {
  for (const [path, location] of [
    ["/work", "/work/"],
    ["/work/marz?from=mail", "/work/marz/?from=mail"],
  ] as const) {
    const answer = await askExactly(path);
    expect(answer.status, path).toBe(301);
    expect(answer.headers.location, path).toBe(location);
  }
  await expectMissing("/icon.svg/");
  // A folder without a page of its own.
  await expectMissing("/assets");
});

test("an unchanged file is not sent again", async () => {
  const { etag = "" } = (await ask(root.url)).headers;
  const again = await ask(root.url, { "if-none-match": etag });
  expect(again.status).toBe(304);
  expect(again.body.length).toBe(0);
  expect(again.headers["cache-control"]).toBe(REVALIDATE);
});

test("it answers only GET and HEAD", async () => {
  const head = await askExactly("/", "HEAD");
  expect(head.status).toBe(200);
  expect(head.body.length).toBe(0);
  expect(Number(head.headers["content-length"])).toBe(FILES["index.html"]?.length);
  const post = await askExactly("/", "POST");
  expect(post.status).toBe(405);
  expect(post.headers.allow).toBe("GET, HEAD");
});

test("below a path the root redirects there, and nothing else exists", async () => {
  const { origin } = new URL(below.url);
  expect(below.url).toBe(`${origin}/portfolio/`);
  const fromRoot = await ask(`${origin}/`);
  expect(fromRoot.status).toBe(302);
  expect(fromRoot.headers.location).toBe("/portfolio/");
  const bare = await ask(`${origin}/portfolio?a=1`);
  expect(bare.status).toBe(301);
  expect(bare.headers.location).toBe("/portfolio/?a=1");
  const folder = await ask(`${below.url}work`);
  expect(folder.status).toBe(301);
  expect(folder.headers.location).toBe("/portfolio/work/");
  const script = await ask(`${below.url}assets/main-12345678.js`);
  expect(script.status).toBe(200);
  expect(script.headers["cache-control"]).toBe(IMMUTABLE);
  for (const path of ["/work/", "/icon.svg", "/assets/main-12345678.js", "/portfolio2/", "/portfolio/portfolio/"]) {
    const answer = await ask(origin + path);
    expect(answer.status, path).toBe(404);
    expect(answer.body.toString(), path).toBe(LOST);
  }
});

test("an invalid base path and an empty folder are refused with a fix", async () => {
  for (const basePath of ["portfolio/", "/portfolio", "", "//", "/a//b/"]) {
    await expect(serveFolder(dist, { basePath })).rejects.toThrow(/needs a slash at both ends, such as \/portfolio\//);
  }
  const empty = join(outside, "empty");
  await mkdir(empty);
  await expect(serveFolder(empty)).rejects.toThrow(/is empty/);
});

test("a file that a new build has removed is missing, and the server still answers", async () => {
  const { url, close } = await serveFolder(dist);
  for (const name of ["404.html", "odd.thing"]) await rm(join(dist, name));
  expect((await fetch(`${url}odd.thing`)).status).toBe(404);
  expect((await fetch(url)).status).toBe(200);
  await close();
});
