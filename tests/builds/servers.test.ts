/** dist/ on a host of plain files, and on real web servers with the configurations of deploy/; at a root and below a path. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { buildSite } from "#tests/support/copy-site.ts";
import { open, PAGES, ready, watch } from "#tests/support/site.ts";
import { checkPublished } from "../../scripts/support/check-published.mjs";
import { launchOptions } from "../../scripts/support/find-browser.mjs";
import { serveFolder } from "../../scripts/support/static-server.mjs";
import { IMMUTABLE, REVALIDATE } from "../../vite/pages/hosting.ts";
import { SECURITY_HEADERS } from "../../vite/pages/security.ts";
import { root } from "../../vite/root.mjs";
import { findServers } from "./debian-servers.ts";
import { type Answer, ask, caddy, nginx, start, stopServers } from "./run-server.ts";

const work = mkdtempSync(join(tmpdir(), "portfolio-deploy-"));
// The folder's name is the path of nginx-subpath.conf.
const dist = join(work, "portfolio");
const servers = findServers();
let browser: Browser;

beforeAll(async () => {
  await buildSite(root, ["--outDir", dist, "--emptyOutDir"]);
  browser = await chromium.launch(await launchOptions());
});

afterAll(async () => {
  await browser?.close();
  await stopServers();
  rmSync(work, { recursive: true });
});

test("files below a path: every page works by its file and its hash, silently", async () => {
  const { url, close } = await serveFolder(dist, { basePath: "/some/folder/", headers: "" });
  onTestFinished(close);
  const page = await browser.newPage({ colorScheme: "dark", reducedMotion: "reduce" });
  page.setDefaultTimeout(60_000);
  const seen = watch(page);
  for (const address of pageAddresses()) {
    // The app logs the users once it is idle.
    const isUp = page.waitForEvent("console", (message) => message.text().startsWith("Users:"));
    await Promise.all([isUp, page.goto(url + address)]);
    await ready(page);
    expect(seen, address).toEqual({ console: [], foreign: [] });
  }
  for (const { path } of PAGES) {
    await open(page, path, url);
    await page.waitForLoadState("networkidle");
    expect(seen, path).toEqual({ console: [], foreign: [] });
    expect(await page.evaluate(() => [...document.images].filter((i) => i.complete && !i.naturalWidth).length)).toBe(0);
  }
});

/** Paths below dist of all files that end so. */
function files(ending: string): string[] {
  const names = readdirSync(dist, { recursive: true, encoding: "utf8" }).map((name) => name.split(sep).join("/"));
  return names.filter((name) => name.endsWith(ending)).sort();
}

/** Addresses of all pages that are files of their own, as visitors have them. */
function pageAddresses(): string[] {
  return files("index.html").map((name) => name.replace(/index\.html$/, ""));
}

function shippedPolicy(): string {
  return /Content-Security-Policy: (.*)/.exec(readFileSync(join(dist, "_headers"), "utf8"))?.[1] ?? "";
}

function expectSecured({ headers }: Answer, what: string): void {
  expect(headers["content-security-policy"], what).toBe(shippedPolicy());
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(headers[name.toLowerCase()], `${name} of ${what}`).toBe(value);
  }
  expect(headers.server ?? "", what).not.toMatch(/\d/);
}

test("the examples in deploy/ have the build's policy", () => {
  for (const file of ["deploy/nginx-common.conf", "deploy/Caddyfile"]) {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    const index = lines.findIndex((line) => line.includes("Content-Security-Policy"));
    const policy = /"(.*)"/.exec(lines[index] ?? "")?.[1];
    expect(
      policy,
      `Line ${index + 1} of ${file} is not the policy of the build. "node scripts/update-deploy-policy.mjs" replaces it.`,
    ).toBe(shippedPolicy());
  }
});

for (const path of ["", "/portfolio"]) {
  for (const [name, settings] of Object.entries({ nginx, caddy })) {
    test(`${name} at ${path}/: files, compression, caching, headers and errors are right`, async ({ skip }) => {
      const binary = servers[name as keyof typeof servers];
      if (!binary) return skip("nginx and Caddy are not installed, and apt could not download them");
      await checkAnswers(`${await start(binary, (port) => settings(work, path, port))}${path}/`);
    });
  }
}

async function checkAnswers(base: string): Promise<void> {
  for (const address of pageAddresses()) {
    const answer = await ask(base + address, { "accept-encoding": "gzip" });
    expect(answer.status, address).toBe(200);
    expect(answer.headers["content-type"], address).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"], address).toBe(REVALIDATE);
    expect(answer.headers["content-encoding"], address).toBe("gzip");
    expectSecured(answer, address);

    const again = await ask(base + address, { "if-none-match": (await ask(base + address)).headers.etag ?? "" });
    expect(again.status, `${address}, asked for again`).toBe(304);
    if (address !== "") {
      const bare = await ask(base + address.slice(0, -1));
      expect([301, 308], address).toContain(bare.status);
      expect(new URL(bare.headers.location ?? "", base).href).toBe(base + address);
      expectSecured(bare, `the redirect to ${address}`);
    }
  }

  const types = {
    ".js": /^(?:application|text)\/javascript/,
    ".css": /^text\/css; charset=utf-8$/,
    ".svg": /^image\/svg\+xml$/,
    ".woff2": /^font\/woff2$/,
    ".webmanifest": /^application\/manifest\+json/,
    ".vtt": /^text\/vtt/,
    ".mp4": /^video\/mp4$/,
    ".png": /^image\/png$/,
    ".avif": /^image\/avif$/,
    ".webp": /^image\/webp$/,
    ".pdf": /^application\/pdf$/,
    ".txt": /^text\/plain/,
    ".xml": /^text\/xml|^application\/xml/,
    "api/users": /^application\/json/,
  };
  for (const [ending, type] of Object.entries(types)) {
    for (const file of files(ending)) {
      const answer = await ask(base + file);
      expect(answer.status, file).toBe(200);
      expect(answer.headers["content-type"], file).toMatch(type);
      expect(answer.headers["content-encoding"], file).toBeUndefined();
      expect(answer.headers["cache-control"], file).toBe(file.startsWith("assets/") ? IMMUTABLE : REVALIDATE);
      expect(answer.body.equals(readFileSync(join(dist, file))), file).toBe(true);
      expectSecured(answer, file);
    }
  }
  const [script = "", sheet = ""] = ["main-", "styles-"].map((name) =>
    files("").find((file) => file.startsWith(`assets/${name}`)),
  );
  for (const file of [script, sheet]) {
    const packed = await ask(base + file, { "accept-encoding": "gzip" });
    expect(packed.headers["content-encoding"], file).toBe("gzip");
    expect(packed.headers.vary, file).toMatch(/accept-encoding/i);
    expect(packed.headers["cache-control"], file).toBe(IMMUTABLE);
    expect(packed.body.length).toBeLessThan(readFileSync(join(dist, file)).length / 2);
  }

  for (const missing of ["no-such-page", "work/no-such-page/", "assets/old-12345678.js", "assets/old-12345678.woff2"]) {
    const answer = await ask(base + missing);
    expect(answer.status, missing).toBe(404);
    expect(answer.headers["cache-control"], missing).toBe(REVALIDATE);
    expectSecured(answer, missing);
    expect(answer.headers["content-type"], missing).toBe("text/html; charset=utf-8");
    expect(answer.body.toString(), missing).toBe(readFileSync(join(dist, "404.html"), "utf8"));
  }

  const site = new URL(base);
  if (site.pathname === "/") return;
  const bare = await ask(base.slice(0, -1));
  expect(bare.status).toBe(301);
  expectSecured(bare, "the redirect to the site");
  expect(new URL(bare.headers.location ?? "", base).href).toBe(base);
  expect((await ask(`${site.origin}/`)).status).toBe(404);
}

test("the container builds a complete site from the files it copies", async () => {
  const [buildStage = "", serverStage = ""] =
    readFileSync(join(root, "deploy/Containerfile"), "utf8")
      .split(/^FROM .* AS build$/m)[1]
      ?.split(/^FROM /m) ?? [];
  const stage = join(work, "stage");
  mkdirSync(stage);
  for (const [, words = ""] of buildStage.matchAll(/^COPY (.+)$/gm)) {
    const paths = words.split(" ");
    const target = paths.pop() ?? "";
    const sources = paths.flatMap((path) =>
      path.endsWith("*") ? readdirSync(root).filter((name) => name.startsWith(path.slice(0, -1))) : [path],
    );
    // As COPY does it: files go into the folder named, and so do a folder's contents.
    for (const path of sources) {
      const isFile = statSync(join(root, path)).isFile();
      cpSync(join(root, path), join(stage, target, isFile ? path : ""), { recursive: true });
    }
  }
  symlinkSync(join(root, "node_modules"), join(stage, "node_modules"));
  const built = join(stage, "dist");
  await buildSite(stage, [], { BASE_PATH: "/portfolio/" });
  // Without the hashes: they change with the folder in which a build runs.
  const list = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => name.replace(/-[\w-]{8}(?=\.\w+$)/, ""))
      .sort();
  expect(list(built)).toEqual(list(dist));
  expect(readFileSync(join(built, "404.html"), "utf8")).toContain('<base href="/portfolio/">');
  // As `npm run preview` serves and checks it.
  const { url, close } = await serveFolder(built, { basePath: "/portfolio/" });
  onTestFinished(close);
  const rules = { IMMUTABLE, REVALIDATE, SECURITY_HEADERS };
  const { findings, pages } = await checkPublished(url, browser, rules, readFileSync(join(built, "_headers"), "utf8"));
  expect(findings).toEqual([]);
  // The error page too.
  expect(pages).toBe(PAGES.length + 1);

  for (const [, path = ""] of serverStage.matchAll(/^COPY (?!--from)(\S+) /gm))
    expect(existsSync(join(root, path)), path).toBe(true);
});
