/** The bytes of a first visit, with Brotli as any good host sends it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Browser, expect, test } from "@playwright/test";
import { open, PAGES } from "#tests/support/site.ts";
import { readContent } from "../../vite/content/read-content.ts";

const dist = join(import.meta.dirname, "../../dist-local");
const KB = 1024;

const isText = (file: string) => /\.(?:js|css|html)$/.test(file);
const publishedTexts = () => readdirSync(dist, { recursive: true, encoding: "utf8" }).filter(isText);

/** Bytes of a file as it travels: text compressed, the rest as it is. */
function weight(path: string): number {
  const bytes = readFileSync(join(dist, path));
  return /\.(?:html|js|css|svg|json|xml)$/.test(path) ? brotliCompressSync(bytes).length : bytes.length;
}

// One after the other in one worker, which opens each page once.
test.describe.configure({ mode: "default" });

const visits = new Map<string, string[]>();

/** The paths that a first visit requests until the page is idle, its own first. */
async function requestsOf(browser: Browser, address: string): Promise<string[]> {
  const known = visits.get(address);
  if (known) return known;
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  // The last that a page asks for by itself.
  const users = page.waitForRequest(/\/api\/users/);
  await page.goto(address);
  await users;
  await page.waitForLoadState("networkidle");
  await page.close();
  visits.set(address, asked);
  return asked;
}

/** The files among them. */
async function filesOf(browser: Browser, address: string): Promise<string[]> {
  const files = (await requestsOf(browser, address)).map((path) => (path.endsWith("/") ? `${path}index.html` : path));
  return [...new Set(files)].filter((file) => !file.startsWith("/api/"));
}

/** Ten packets of about 1,460 bytes, less headers and encryption. */
const FIRST_WINDOW = 14_000;

test("each page's first screen fits the first congestion window in gzip", () => {
  for (const { path } of PAGES) {
    const html = readFileSync(join(dist, path, "index.html"), "utf8");
    const [, id = ""] = /<link rel="expect" href="[^"#]*#([^"]+)"/.exec(html) ?? [];
    const start = html.search(new RegExp(`<(?:section|div)[^>]* id="${id}"`));
    const [end = ""] = /<\/(?:section|div)>/.exec(html.slice(start)) ?? [];
    const firstScreen = html.slice(0, html.indexOf(end, start) + end.length);
    expect(firstScreen.length, path).toBeGreaterThan(html.indexOf("<main"));
    expect(gzipSync(firstScreen, { level: 6 }).length, path).toBeLessThanOrEqual(FIRST_WINDOW);
  }
});

test("showcase: its HTML with every component in it weighs at most 36 KB gzipped", () => {
  expect(gzipSync(readFileSync(join(dist, "showcase/index.html"))).length).toBeLessThanOrEqual(36 * KB);
});

/**
 * Requests of a visitor who touches nothing, until the page is idle and has asked for the users. Lazy pictures are not counted:
 * how far below the window one is fetched is the browser's to say.
 */
const REQUESTS = { "/": 8, "/work/marz": 10, "/work/timeslot": 9, "/dashboard": 10, "/showcase": 15 };

for (const [path, most] of Object.entries(REQUESTS)) {
  test(`${path}: at most ${most} requests before anything is touched`, async ({ browser }) => {
    const all = await requestsOf(browser, path === "/" ? path : `${path}/`);
    const html = readFileSync(join(dist, path, "index.html"), "utf8");
    const lazy = [...html.matchAll(/<img loading="lazy"[^>]* src="([^"]+)"/g)].map(([, file]) => `/${file}`);
    const asked = all.filter((each) => !lazy.includes(each));
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(most);
  });
}

test("landing: everything together is at most 150 KB", async ({ browser }) => {
  const files = await filesOf(browser, "/");
  const total = files.reduce((sum, file) => sum + weight(file), 0);
  expect(total).toBeLessThanOrEqual(150 * KB);
  const scripts = files.filter((file) => file.endsWith(".js")).map((file) => readFileSync(join(dist, file), "utf8"));
  // The last is of React Router's links: vite.config.ts.
  for (const name of ["headlessui", "Headless UI", "emailjs", "send-form", "data-discover"]) {
    expect(
      scripts.some((script) => script.includes(name)),
      `${name} is not part of the landing page`,
    ).toBe(false);
  }
});

test("a case study carries no component library before a picture is enlarged", async ({ browser }) => {
  const scripts = (await filesOf(browser, "/work/marz/")).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(3);
  for (const file of scripts) expect(readFileSync(join(dist, file), "utf8"), file).not.toMatch(/headlessui/i);
});

test("no page carries the slides before P is pressed", async ({ browser }) => {
  const isOfSlides = (file: string) => readFileSync(join(dist, file), "utf8").includes("presenter-slide");
  const own = publishedTexts()
    .filter(isOfSlides)
    .map((file) => `/${file}`);
  expect(own).toEqual([expect.stringMatching(/^\/assets\/deck-/)]);
  for (const path of ["/", "/work/", "/work/marz/"]) {
    expect((await requestsOf(browser, path)).filter((file) => own.includes(file))).toEqual([]);
  }
});

test("the library that sends messages is fetched when a field gets focus, not before", async ({ browser }) => {
  const sends = (file: string) => readFileSync(join(dist, "assets", file), "utf8").includes("send-form");
  const [own, ...others] = readdirSync(join(dist, "assets")).filter((file) => file.endsWith(".js") && sends(file));
  expect(others).toEqual([]);
  expect(await requestsOf(browser, "/contact/")).not.toContain(`/assets/${own}`);
  const page = await browser.newPage();
  await open(page, "/contact");
  const fetched = page.waitForRequest(`**/assets/${own}`);
  await page.getByLabel("Name", { exact: true }).focus();
  await fetched;
  await page.close();
});

test("an address without a theme loads no preview or studio files", async ({ browser }) => {
  for (const address of ["/", "/work/marz/", "/#/about", "/showcase/"]) {
    const files = await filesOf(browser, address);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => /studio|preview/.test(file))).toEqual([]);
  }
});

test("landing: its files contain no case-study texts, so more of them add no bytes", async ({ browser }) => {
  const read = (files: readonly string[]) => files.filter(isText).map((file) => readFileSync(join(dist, file), "utf8"));
  const landing = read(await filesOf(browser, "/"));
  expect(landing.length).toBeGreaterThan(5);
  const all = read(publishedTexts());
  for (const { title, kind } of readContent().projects) {
    // As a row of the fit table and as an attribute, with any quotes.
    const cut = new RegExp(`\\b${title}["']?:\\s*\\{|data-fit=["']?${title}`);
    for (const what of [(text: string) => text.includes(kind), (text: string) => cut.test(text)]) {
      expect(all.some(what), title).toBe(true);
      expect(landing.some(what), title).toBe(false);
    }
  }
});

test("a site without own sites, unlisted or sealed case studies has no code for them", () => {
  for (const file of publishedTexts().filter((each) => each.startsWith("assets/") && each.endsWith(".js"))) {
    const script = readFileSync(join(dist, file), "utf8");
    expect(script, file).not.toMatch(/status\.json|dailyMinutesDown/);
    expect(script, file).not.toMatch(/AES-GCM|data-study|sealed-page/);
  }
});

test("showcase: its JavaScript is at most 115 KB gzipped beyond the landing's", async ({ browser }) => {
  const scripts = async (address: string) => (await filesOf(browser, address)).filter((file) => file.endsWith(".js"));
  const landing = new Set(await scripts("/"));
  const beyond = (await scripts("/showcase/")).filter((file) => !landing.has(file));
  const total = beyond.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(115 * KB);
});

test("published files contain no secret, placeholder or path of the build machine", () => {
  const texts = publishedTexts();
  expect(texts.length).toBeGreaterThan(20);
  for (const file of texts) {
    const text = readFileSync(join(dist, file), "utf8");
    expect(text.includes("PLACEHOLDER:"), file).toBe(false);
    expect(text, file).not.toMatch(/PRIVATE_KEY|accessToken\s*[:=]\s*["'][^"']{8}/);
    expect(text.includes(join(import.meta.dirname, "../..")), file).toBe(false);
  }
});
