/** What a first visit costs in bytes, with Brotli as any good host sends it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { projects } from "#content/work/projects.ts";
import { PAGES } from "#tests/support/site.ts";

const dist = join(import.meta.dirname, "../../dist-local");
const KB = 1024;

/** Bytes of a file as it travels: text compressed, the rest as it is. */
function weight(path: string): number {
  const bytes = readFileSync(join(dist, path));
  return /\.(?:html|js|css|svg|json|xml)$/.test(path) ? brotliCompressSync(bytes).length : bytes.length;
}

/** Files of the site that a page asks for until it is idle, the page itself first. */
async function filesOf(page: import("@playwright/test").Page, address: string): Promise<string[]> {
  const files = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    files.add(pathname.endsWith("/") ? `${pathname}index.html` : pathname);
  });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  return [...files].filter((file) => !file.startsWith("/api/"));
}

test("landing: HTML and CSS of the first paint fit the first congestion window, 14 KB", () => {
  expect(brotliCompressSync(readFileSync(join(dist, "index.html"))).length).toBeLessThanOrEqual(14 * KB);
});

test("landing: everything together is at most 190 KB", async ({ page }) => {
  const files = await filesOf(page, "/");
  const total = files.reduce((sum, file) => sum + weight(file), 0);
  expect(total).toBeLessThanOrEqual(190 * KB);
  const scripts = files.filter((file) => file.endsWith(".js")).map((file) => readFileSync(join(dist, file), "utf8"));
  for (const name of ["headlessui", "Headless UI", "emailjs", "send-form"]) {
    expect(
      scripts.some((script) => script.includes(name)),
      `${name} is not part of the landing page`,
    ).toBe(false);
  }
});

test("a case study carries no component library before a picture is enlarged", async ({ page }) => {
  const scripts = (await filesOf(page, "/work/marz/")).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  for (const file of scripts) expect(readFileSync(join(dist, file), "utf8"), file).not.toMatch(/headlessui/i);
});

test("landing: no case study is described in what it loads, and no name is cut, so more of them weigh nothing", async ({
  page,
}) => {
  const texts = (files: readonly string[]) =>
    files.filter((file) => /\.(?:html|js|css)$/.test(file)).map((file) => readFileSync(join(dist, file), "utf8"));
  const landing = texts(await filesOf(page, "/"));
  expect(landing.length).toBeGreaterThan(5);
  const all = texts(readdirSync(dist, { recursive: true, encoding: "utf8" }));
  for (const { title, kind } of projects) {
    // As a row of the fit table and as an attribute, whatever the minifier does to quotes.
    const cut = new RegExp(`\\b${title}["']?:\\s*\\{|data-fit=["']?${title}`);
    for (const what of [(text: string) => text.includes(kind), (text: string) => cut.test(text)]) {
      expect(all.some(what), title).toBe(true);
      expect(landing.some(what), title).toBe(false);
    }
  }
});

test("no page's HTML weighs more than 20 KB, the showcase with every component in it 36 KB", () => {
  for (const { path } of PAGES) {
    const file = join(dist, path, "index.html");
    const budget = path === "/showcase" ? 36 : 20;
    expect(gzipSync(readFileSync(file)).length, path).toBeLessThanOrEqual(budget * KB);
  }
});

test("showcase: its JavaScript is at most 190 KB gzipped beyond the landing's", async ({ browser }) => {
  const scripts = async (address: string) => {
    const page = await browser.newPage();
    const files = await filesOf(page, address);
    await page.close();
    return files.filter((file) => file.endsWith(".js"));
  };
  const landing = new Set(await scripts("/"));
  const beyond = (await scripts("/showcase/")).filter((file) => !landing.has(file));
  const total = beyond.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(190 * KB);
});

test("nothing in the published files names a secret or a path of the machine that built them", () => {
  const texts = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:js|css|html)$/.test(file),
  );
  for (const file of texts) {
    const text = readFileSync(join(dist, file), "utf8");
    expect(text, file).not.toMatch(/PRIVATE_KEY|accessToken\s*[:=]\s*["'][^"']{8}/);
    expect(text.includes(join(import.meta.dirname, "../..")), file).toBe(false);
  }
});
