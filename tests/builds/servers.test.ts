/** dist/ on a host of plain files, and on real web servers with the configurations of deploy/; at a root and below a path. */
import { spawnSync } from "node:child_process";
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
import process from "node:process";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { open, PAGES, ready, watch } from "#tests/support/site.ts";
import { checkPublished } from "../../scripts/support/check-published.mjs";
import { BROWSER_FLAGS, findBrowser } from "../../scripts/support/find-browser.mjs";
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
const browserPath = await findBrowser();
let browser: Browser | undefined;
let built = "";

/** Builds what `npm run build` builds. Returns what went wrong, or an empty text. */
function build(folder: string, outDir: string, env: NodeJS.ProcessEnv = {}): string {
  const vite = ["node_modules/vite/bin/vite.js", "build", "--outDir", outDir, "--emptyOutDir", "--logLevel", "warn"];
  const { status, stderr } = spawnSync(process.execPath, vite, {
    cwd: folder,
    encoding: "utf8",
    timeout: 200_000,
    // Vitest's "test" would make it React's development build.
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
  return status === 0 ? "" : `The build ended with ${status}.\n${stderr}`;
}

beforeAll(async () => {
  built = build(root, dist);
  if (built) return;
  if (browserPath) browser = await chromium.launch({ executablePath: browserPath, args: BROWSER_FLAGS });
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await stopServers();
  rmSync(work, { recursive: true });
});

const NO_BROWSER = "there is no Chromium; CHROME_PATH names one";

/** A visitor's first page, or null without a browser. */
async function newPage(): Promise<Page | null> {
  const context = await browser?.newContext({ colorScheme: "dark", reducedMotion: "reduce" });
  const page = await context?.newPage();
  page?.setDefaultTimeout(60_000);
  return page ?? null;
}

/** Opens an address and waits until the app runs: it logs the users once it is idle. */
async function openAlive(page: Page, address: string): Promise<void> {
  const isUp = page.waitForEvent("console", (message) => message.text().startsWith("Users:"));
  await Promise.all([isUp, page.goto(address)]);
  await ready(page);
}

const HOSTS = [
  { name: "nginx, at the root", binary: servers.nginx, prefix: "/", set: (port: number) => nginx(work, "", port) },
  {
    name: "nginx, below a path",
    binary: servers.nginx,
    prefix: "/portfolio/",
    set: (port: number) => nginx(work, "-subpath", port),
  },
  { name: "Caddy, at the root", binary: servers.caddy, prefix: "/", set: (port: number) => caddy(work, "", port) },
  {
    name: "Caddy, below a path",
    binary: servers.caddy,
    prefix: "/portfolio/",
    set: (port: number) => caddy(work, "/portfolio", port),
  },
];

// ── A host of plain files ────────────────────────────────────────────────────────────────────────────────────────────

for (const prefix of ["/", "/some/folder/"]) {
  test(`files below ${prefix}: every page works by its file and its hash, silently`, async ({ skip }) => {
    expect(built).toBe("");
    const { url, close } = await serveFolder(dist, { basePath: prefix, headers: "" });
    const page = await newPage();
    if (!page) return skip(NO_BROWSER);
    try {
      const seen = watch(page);
      for (const address of pageAddresses()) {
        await openAlive(page, url + address);
        expect(seen, address).toEqual({ console: [], foreign: [] });
      }
      for (const { path } of PAGES) {
        await open(page, path, url);
        await page.waitForLoadState("networkidle");
        expect(seen, path).toEqual({ console: [], foreign: [] });
        expect(
          await page.evaluate(() => [...document.images].filter((i) => i.complete && !i.naturalWidth).length),
        ).toBe(0);
      }
      await open(page, "/about", url);
      const resume = await page.getByRole("link", { name: /Resume/ }).getAttribute("href");
      const pdf = await ask(new URL(resume ?? "", url).href);
      expect(pdf.status).toBe(200);
      expect(pdf.body.subarray(0, 5).toString()).toBe("%PDF-");
    } finally {
      await page.context().close();
      await close();
    }
  }, 240_000);
}

test("without a mail service the form fails, keeps the text and offers to mail it", async ({ skip }) => {
  const { url, close } = await serveFolder(dist, { headers: "" });
  const page = await newPage();
  if (!page) return skip(NO_BROWSER);
  try {
    await open(page, "/contact", url);
    await page.getByLabel("Name", { exact: true }).fill("Robin");
    await page.getByLabel("Email", { exact: true }).fill("robin@site.test");
    await page.getByLabel("Message", { exact: true }).fill("Hello there");
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("alert").getByText("Email failed to send").waitFor();
    await page.locator('main a[href^="mailto:"]').waitFor();
    expect(await page.getByLabel("Message", { exact: true }).inputValue()).toBe("Hello there");
  } finally {
    await page.context().close();
    await close();
  }
}, 120_000);

// ── What holds on every server ───────────────────────────────────────────────────────────────────────────────────────

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
  expect(built).toBe("");
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

for (const { name, binary, prefix, set } of HOSTS) {
  test(`${name}: files, compression, caching, headers and errors are as they should be`, async ({ skip }) => {
    if (!binary) skip("nginx and Caddy are not installed, and apt could not download them");
    else await checkAnswers((await start(binary, set)) + prefix);
  }, 120_000);

  test(`${name}: a page of each kind shows in full under its policy`, async ({ skip }) => {
    const page = await newPage();
    if (!binary) skip("nginx and Caddy are not installed, and apt could not download them");
    else if (!page) skip(NO_BROWSER);
    else await visit(page, await start(binary, set), prefix);
  }, 240_000);
}

async function checkAnswers(base: string): Promise<void> {
  expect(built).toBe("");
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

async function visit(page: Page, origin: string, prefix: string): Promise<void> {
  expect(built).toBe("");
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample, disposition }) => {
      console.error(`policy (${disposition}): ${effectiveDirective} forbids ${blockedURI} ${sample}`);
    });
  });
  const seen = watch(page);
  const home = origin + prefix;
  try {
    for (const address of ["", "work/marz/", "dashboard/"]) {
      await openAlive(page, home + address);
      expect(seen, address).toEqual({ console: [], foreign: [] });
    }

    // The error page names the site's root when it is built, and this build's is "/".
    if (prefix === "/") {
      await page.goto(`${home}no/such/page`);
      await ready(page);
      await page.waitForLoadState("networkidle");
      expect(seen.console.splice(0)).toEqual([expect.stringContaining("status of 404 (Not Found)")]);
    }

    await page.goto(`${home}#/showcase`);
    await ready(page, "/showcase");
    const theme = page.getByRole("switch", { name: "Light theme" }).first();
    await theme.click();
    await page.locator("body.light-mode").waitFor();
    await page
      .getByRole("button", { name: /^Code\b/ })
      .first()
      .click();
    await page.getByRole("dialog").locator("pre").first().waitFor();
    await page.keyboard.press("Escape");

    // The mail library is fetched when somebody begins to write.
    await page.goto(`${home}#/contact`);
    await ready(page, "/contact");
    const library = page.waitForResponse((response) => /\/assets\/.+\.js$/.test(response.url()));
    await page.getByLabel("Name", { exact: true }).fill("Robin");
    await library;
    await page.waitForLoadState("networkidle");
    expect(seen).toEqual({ console: [], foreign: [] });

    // Silence counts only if the policy is in force: markup from text, a foreign script and a foreign host are refused.
    const attempts = await page.evaluate(async () => {
      const outcome = (attempt: () => unknown) =>
        Promise.resolve()
          .then(attempt)
          .then(
            () => "done",
            () => "refused",
          );
      const load = () =>
        new Promise((resolve, reject) => {
          const style = document.createElement("link");
          Object.assign(style, {
            rel: "stylesheet",
            href: "https://example.com/a.css",
            onload: resolve,
            onerror: reject,
          });
          document.head.append(style);
        });
      return {
        markup: await outcome(() => document.body.insertAdjacentHTML("beforeend", "<i>text</i>")),
        script: await outcome(() => Object.assign(document.createElement("script"), { text: "1" })),
        request: await outcome(() => fetch("https://example.com/")),
        sheet: await outcome(load),
      };
    });
    expect(attempts).toEqual({ markup: "refused", script: "refused", request: "refused", sheet: "refused" });
    const forbidden = seen.console.flatMap((line) => /policy \(enforce\): (\S+)/.exec(line)?.[1] ?? []);
    expect(new Set(forbidden)).toEqual(new Set(["require-trusted-types-for", "connect-src", "style-src-elem"]));
  } finally {
    await page.context().close();
  }
}

// ── The container ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Serves a build as `npm run preview` does, and expects that nothing is missing or wrong in it. */
async function expectWhole(browser: Browser, folder: string, basePath: string): Promise<void> {
  const { url, close } = await serveFolder(folder, { basePath });
  try {
    const headers = readFileSync(join(folder, "_headers"), "utf8");
    const rules = { IMMUTABLE, REVALIDATE, SECURITY_HEADERS };
    const { findings, pages, files } = await checkPublished(url, browser, rules, headers);
    expect(findings).toEqual([]);
    // The error page too.
    expect(pages).toBe(PAGES.length + 1);
    expect(files).toBeGreaterThan(100);
  } finally {
    await close();
  }
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
  expect(build(stage, join(stage, "dist"), { BASE_PATH: "/portfolio/" })).toBe("");
  // Without the hashes: they change with the folder in which a build runs.
  const list = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => name.replace(/-[\w-]{8}(?=\.\w+$)/, ""))
      .sort();
  expect(list(join(stage, "dist"))).toEqual(list(dist));
  expect(readFileSync(join(stage, "dist/404.html"), "utf8")).toContain('<base href="/portfolio/">');
  if (browser) await expectWhole(browser, join(stage, "dist"), "/portfolio/");

  for (const [, path = ""] of serverStage.matchAll(/^COPY (?!--from)(\S+) /gm))
    expect(existsSync(join(root, path)), path).toBe(true);
}, 240_000);
