/** What `npm run preview` finds on a made-up site. The check of the real one is in servers.test.ts. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { checkPublished } from "../../scripts/support/check-published.mjs";
import { launchOptions } from "../../scripts/support/find-browser.mjs";
import { serveFolder } from "../../scripts/support/static-server.mjs";
import * as hosting from "../../vite/pages/hosting.ts";
import { SECURITY_HEADERS } from "../../vite/pages/security.ts";

const SITE = "https://site.test/portfolio/";
const loc = (path: string) => `<url><loc>${SITE}${path}</loc></url>`;
const page = (base: string, body: string, head = "") =>
  `<!doctype html><html><head><meta charset="utf-8"><base href="${base}"><script data-main="assets/main-12345678.js" data-css="assets/late-12345678.css">boot()</script><style>a{top:${base.length}px}</style>${head}</head><body>${body}</body></html>`;

const FILES: Record<string, string> = {
  "index.html": page(
    "./",
    `<a href="work/">Work</a><a href="https://other.test/">Elsewhere</a><a href="mailto:me@site.test">Mail</a>
      <img src="icon.svg" srcset="icon.svg 1x, large.svg 2x" alt=""><video poster="icon.svg"></video>
      <!-- <img src="old.png"> -->`,
    `<link rel="canonical" href="${SITE}"><meta property="og:image" content="${SITE}preview.svg">
      <noscript><link rel="stylesheet" href="assets/styles-12345678.css"></noscript>
      <link rel="manifest" href="site.webmanifest">`,
  ),
  "work/index.html": page("../", `<a href="./">Home</a><a href="work/#top">Top</a><i style="mask: url(icon.svg)"></i>`),
  "404.html": page("/portfolio/", `<a href="./">Home</a><a href="404/#main">Content</a>`),
  "assets/main-12345678.js": `import "./part-12345678.js"; import(\`./late-12345678.js\`); import(name);`,
  "assets/part-12345678.js": "",
  "assets/late-12345678.js": "",
  // A linked sheet's files lie beside it. A sheet that a script adopts names them from the page.
  "assets/styles-12345678.css": "@font-face { src: url(./text-12345678.woff2) } b { background: url('data:,') }",
  "assets/late-12345678.css": `/* url(old.svg) */ a { mask: url("assets/mask-12345678.svg") }`,
  "assets/text-12345678.woff2": "",
  "assets/mask-12345678.svg": "<svg/>",
  "icon.svg": "<svg/>",
  "large.svg": "<svg/>",
  "preview.svg": "<svg/>",
  "app.svg": "<svg/>",
  "site.webmanifest": `{ "icons": [{ "src": "app.svg" }] }`,
  "sitemap.xml": `<urlset>${loc("work/")}${loc("")}</urlset>`,
};

let browser: Browser;
let dist = "";
const write = (name: string, text: string) => writeFile(join(dist, name), text);
const read = (name: string) => readFile(join(dist, name), "utf8");
const insert = async (name: string, before: string, text: string) =>
  write(
    name,
    (await read(name)).replace(before, () => text + before),
  );

beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
  dist = await mkdtemp(join(tmpdir(), "check-published-"));
});
beforeEach(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await write(name, text);
  }
  await hosting.writeHosting(dist, { env: {} });
});
afterAll(async () => {
  await browser.close();
  await rm(dist, { recursive: true });
});

async function check(basePath = "/portfolio/") {
  const { url, close } = await serveFolder(dist, { basePath });
  try {
    return await checkPublished(url, browser, { ...hosting, SECURITY_HEADERS }, await read("_headers"));
  } finally {
    await close();
  }
}

/** The findings in short: what, where, named by which file. */
async function found(basePath?: string): Promise<string[]> {
  const { findings } = await check(basePath);
  return findings.map((finding) => `${finding.what} ${finding.address} < ${finding["named by"]}: ${finding.finding}`);
}

test("a complete site has no findings, and every file was requested", async () => {
  // All but the sitemap; the error page is among the pages.
  const files = Object.keys(FILES).length - 4;
  expect(await check()).toEqual({ findings: [], pages: 3, files });
});

test("says which files are missing, and who names them", async () => {
  const missing = {
    "work/index.html": "work/ < sitemap.xml",
    "icon.svg": "icon.svg < ./",
    "large.svg": "large.svg < ./",
    "preview.svg": "preview.svg < ./",
    "app.svg": "app.svg < site.webmanifest",
    "assets/part-12345678.js": "assets/part-12345678.js < assets/main-12345678.js",
    "assets/late-12345678.js": "assets/late-12345678.js < assets/main-12345678.js",
    "assets/text-12345678.woff2": "assets/text-12345678.woff2 < assets/styles-12345678.css",
    "assets/mask-12345678.svg": "assets/mask-12345678.svg < assets/late-12345678.css",
  };
  for (const name of Object.keys(missing)) await rm(join(dist, name));
  const expected = Object.values(missing).map((words) => `missing ${words}: status 404`);
  expect((await found()).sort()).toEqual(expected.sort());
});

test("finds files that only a noscript element, a script or a manifest names", async () => {
  const names = [
    "assets/styles-12345678.css",
    "assets/late-12345678.css",
    "assets/main-12345678.js",
    "site.webmanifest",
  ];
  for (const name of names) await rm(join(dist, name));
  const findings = await found();
  for (const name of names)
    expect(findings).toContainEqual(expect.stringMatching(`^missing ${name} < .*: status 404$`));
});

test("a wrong case, a link without slash and a file at the host's root are missing", async () => {
  await insert("work/index.html", "</body>", `<a href="Work/">a</a><a href="work">b</a><img src="/icon.svg">`);
  expect((await found()).sort()).toEqual([
    "missing Work/ < work/: status 404",
    expect.stringMatching(/^missing http:.*\/icon\.svg < work\/: status 404$/),
    "missing work < work/: status 301, to /portfolio/work/",
  ]);
});

test("an error page built for another path is found by its files", async () => {
  const findings = await found("/elsewhere/");
  expect(findings).toContainEqual(
    expect.stringMatching(/^missing http:.*\/portfolio\/assets\/main-12345678\.js < no-such-folder\/.*: status 404$/),
  );
});

test("a wrong type, a wrong header and a missing header", async () => {
  const headers = (await read("_headers"))
    .replace("/icon.svg\n  Cache-Control: no-cache\n", "")
    .replace(/ {2}Referrer.*\n/, "");
  await write("_headers", `${headers}\n/assets/main-*\n  Content-Type: text/plain\n`);
  const findings = await found();
  expect(findings).toContain("type assets/main-12345678.js < work/: is text/plain, not text/javascript; charset=utf-8");
  expect(findings).toContain("header icon.svg < work/: Cache-Control is missing, not no-cache");
  expect(findings).toContain(
    "header ./ < sitemap.xml: Referrer-Policy is missing, not strict-origin-when-cross-origin",
  );
});

test("inline code and hosts that the policies refuse, also in files that load later", async () => {
  const picture = (name: string) => `<img loading="lazy" style="margin-top:9000px" src="https://other.test/${name}">`;
  await insert("index.html", "</head>", "<script>late()</script><style>b{}</style>");
  await insert(
    "index.html",
    "</body>",
    `${picture("a.png")}<video preload="none" src="https://other.test/b.mp4"></video>`,
  );
  const refusal = (directive: string, whose: string) => `${directive} of the ${whose} policy does not allow`;
  expect(new Set(await found())).toEqual(
    new Set([
      `header ./ < sitemap.xml: ${refusal("script-src-elem", "header's")} inline code`,
      `header ./ < sitemap.xml: ${refusal("script-src-elem", "page's")} inline code`,
      `header ./ < sitemap.xml: ${refusal("style-src-elem", "page's")} inline code`,
      ...["header's", "page's"].flatMap((whose) => [
        `header https://other.test/a.png < ./: ${refusal("img-src", whose)} this host`,
        `header https://other.test/b.mp4 < ./: ${refusal("media-src", whose)} this host`,
      ]),
    ]),
  );
});

test("a page without a policy of its own, which is before everything it governs", async () => {
  const html = await read("index.html");
  await write("index.html", html.replace(/(?<=<head><meta charset="utf-8">)<meta http-equiv[^>]*>/, ""));
  expect(await found()).toEqual(["header ./ < sitemap.xml: the page has no policy of its own"]);
});

test("a page without a charset is refused by name", async () => {
  await write("404.html", "<html><head></head></html>");
  await expect(hosting.writeHosting(dist, { env: {} })).rejects.toThrow(/^404\.html needs a <meta charset/);
});

test("more rules, or a longer line, than hosts accept", async () => {
  const rules = Array.from({ length: 100 }, (_, index) => `/x${index}\n  A: 1\n`);
  await write("_headers", `${await read("_headers")}\n${rules.join("")}/long\n  A: ${"1".repeat(2000)}\n`);
  const findings = await found();
  expect(findings).toContainEqual(expect.stringMatching(/^header _headers < : has a line of 2005 characters/));
  expect(findings).toContainEqual(expect.stringMatching(/^header _headers < : has 1\d\d rules; hosts read 100$/));
});

test("a site without a sitemap, and one whose sitemap names another host", async () => {
  await write("sitemap.xml", `<urlset>${loc("")}<url><loc>https://other.test/portfolio/work/</loc></url></urlset>`);
  expect(await found()).toEqual([`missing https://other.test/portfolio/work/ < sitemap.xml: is not below ${SITE}`]);
  await rm(join(dist, "sitemap.xml"));
  expect(await found()).toEqual(["missing sitemap.xml < : status 404, 0 pages"]);
});

test("the command ends with status 1 and a table of findings", async () => {
  await rm(join(dist, "assets/part-12345678.js"));
  const run = promisify(execFile)(process.execPath, ["scripts/preview.mjs", "--check", dist], {
    cwd: join(import.meta.dirname, "../.."),
    env: { ...process.env, BASE_PATH: "/portfolio/" },
  });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /missing +assets\/part-12345678\.js +assets\/main-12345678\.js +status 404\n(?:.*\n)+3 pages and \d+ files fetched, 1 findings/,
    ),
  });
});
