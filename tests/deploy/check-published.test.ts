/** What `npm run preview` finds on a made-up site. The check of the real one is in servers.test.ts. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkPublished } from "../../scripts/support/check-published.mjs";
import { serveFolder } from "../../scripts/support/static-server.mjs";
import * as hosting from "../../vite/pages/hosting.ts";
import * as security from "../../vite/pages/security.ts";

const SITE = "https://site.test/portfolio/";
const loc = (path: string) => `<url><loc>${SITE}${path}</loc></url>`;
const page = (base: string, body: string, head = "") =>
  `<!doctype html><html><head><meta charset="utf-8"><base href="${base}"><script data-main="assets/main-12345678.js" data-css="assets/late-12345678.css">boot()</script><style>a{}</style>${head}</head><body>${body}</body></html>`;

const FILES: Record<string, string> = {
  "index.html": page(
    "./",
    `<a href="work/">Work</a><a href="https://other.test/">Elsewhere</a><a href="mailto:me@site.test">Mail</a>
      <img src="icon.svg" srcset="icon.svg 1x, icon.svg?large 2x" alt=""><video poster="icon.svg"></video>
      <!-- <img src="old.png"> -->`,
    `<link rel="canonical" href="${SITE}"><meta property="og:image" content="${SITE}icon.svg">
      <link rel="stylesheet" href="assets/styles-12345678.css"><link rel="manifest" href="site.webmanifest">`,
  ),
  "work/index.html": page("../", `<a href="./">Home</a><a href="work/#top">Top</a><i style="mask: url(icon.svg)"></i>`),
  "404.html": page("/portfolio/", `<a href="./">Home</a><a href="404/#main">Content</a>`),
  "assets/main-12345678.js": `import "./part-12345678.js"; import(\`./late-12345678.js\`);`,
  "assets/part-12345678.js": "",
  "assets/late-12345678.js": "",
  // A linked sheet's files lie beside it. A sheet that a script adopts names them from the page.
  "assets/styles-12345678.css": "@font-face { src: url(./text-12345678.woff2) } b { background: url('data:,') }",
  "assets/late-12345678.css": `/* url(old.svg) */ a { mask: url("assets/mask-12345678.svg") }`,
  "assets/text-12345678.woff2": "",
  "assets/mask-12345678.svg": "<svg/>",
  "icon.svg": "<svg/>",
  "site.webmanifest": `{ "icons": [{ "src": "icon.svg" }] }`,
  "sitemap.xml": `<urlset>${loc("work/")}${loc("")}</urlset>`,
};

let dist = "";
const write = (name: string, text: string) => writeFile(join(dist, name), text);
const read = (name: string) => readFile(join(dist, name), "utf8");

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), "check-published-"));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await write(name, text);
  }
  await hosting.writeHosting(dist, { env: {} });
});
afterEach(() => rm(dist, { recursive: true }));

async function check(basePath = "/portfolio/") {
  const { url, close } = await serveFolder(dist, { basePath });
  try {
    return await checkPublished(url, { ...hosting, ...security }, await read("_headers"));
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
  const { findings, pages, files } = await check();
  expect(findings).toEqual([]);
  expect(pages).toBe(4);
  expect(files).toBeGreaterThanOrEqual(8);
});

test.each([
  ["work/index.html", "missing work/ < sitemap.xml: status 404"],
  ["icon.svg", "missing icon.svg < work/: status 404"],
  ["site.webmanifest", "missing site.webmanifest < ./: status 404"],
  ["assets/styles-12345678.css", "missing assets/styles-12345678.css < ./: status 404"],
  ["assets/late-12345678.css", "missing assets/late-12345678.css < work/: status 404"],
  ["assets/main-12345678.js", "missing assets/main-12345678.js < work/: status 404"],
  ["assets/late-12345678.js", "missing assets/late-12345678.js < assets/main-12345678.js: status 404"],
  ["assets/text-12345678.woff2", "missing assets/text-12345678.woff2 < assets/styles-12345678.css: status 404"],
  ["assets/mask-12345678.svg", "missing assets/mask-12345678.svg < assets/late-12345678.css: status 404"],
])("without %s it says what is missing, and who names it", async (name, expected) => {
  await rm(join(dist, name));
  expect(await found()).toContain(expected);
});

test("a wrong case, a link without slash and a file at the host's root are missing", async () => {
  const html = await read("work/index.html");
  const links = `<a href="Work/">a</a><a href="work">b</a><img src="/icon.svg">`;
  await write(
    "work/index.html",
    html.replace("</body>", () => `${links}</body>`),
  );
  expect(await found()).toEqual([
    "missing Work/ < work/: status 404",
    "missing work < work/: status 301, to /portfolio/work/",
    expect.stringMatching(/^missing http:.*\/icon\.svg < work\/: status 404$/),
  ]);
});

test("an error page built for another path is found by its files", async () => {
  const findings = await found("/elsewhere/");
  expect(findings).toContainEqual(
    expect.stringMatching(/^missing http:.*\/portfolio\/assets\/main-12345678\.js < no-such-folder\/.*: status 404$/),
  );
});

test("a type that a browser would refuse", async () => {
  await write("_headers", `${await read("_headers")}\n/assets/main-*\n  Content-Type: text/plain\n`);
  expect(await found()).toEqual(["type assets/main-12345678.js < work/: is text/plain, named as script"]);
});

test("a header with another value, and a missing one", async () => {
  const headers = await read("_headers");
  await write(
    "_headers",
    headers.replace("/icon.svg\n  Cache-Control: no-cache\n", "").replace(/ {2}Referrer.*\n/, ""),
  );
  const findings = await found();
  expect(findings).toContain("header icon.svg < work/: Cache-Control is missing, not no-cache");
  expect(findings).toContain(
    "header ./ < sitemap.xml: Referrer-Policy is missing, not strict-origin-when-cross-origin",
  );
});

test("an inline script, an inline sheet and a host that the policies refuse", async () => {
  const html = await read("index.html");
  const added = `<script>late()</script><style>b{}</style><img src="https://other.test/a.png">`;
  await write(
    "index.html",
    html.replace("</head>", () => `${added}</head>`),
  );
  const findings = await found();
  expect(findings).toHaveLength(4);
  expect(findings[0]).toMatch(
    /^header \.\/ < sitemap.xml: an inline script, 'sha256-.*', is not in the header's policy$/,
  );
  expect(findings[1]).toMatch(/an inline script, .* is not in the page's policy$/);
  expect(findings[2]).toMatch(/an inline style sheet, .* is not in the page's policy$/);
  expect(findings[3]).toBe("header https://other.test/a.png < ./: img-src of the policy does not allow this host");
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
  expect(await found()).toContain(`missing https://other.test/portfolio/work/ < sitemap.xml: is not below ${SITE}`);
  await rm(join(dist, "sitemap.xml"));
  expect(await found()).toEqual(["missing sitemap.xml < : status 404, 0 pages"]);
});

test("the command ends with status 1 and a table of findings, or with 0", async () => {
  const run = () =>
    promisify(execFile)(process.execPath, ["scripts/preview.mjs", "--check", dist], {
      cwd: join(import.meta.dirname, "../.."),
      env: { ...process.env, BASE_PATH: "/portfolio/" },
    });
  expect((await run()).stdout).toMatch(/4 pages and \d+ files fetched, 0 findings/);
  await rm(join(dist, "assets/part-12345678.js"));
  await expect(run()).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /missing +assets\/part-12345678\.js +assets\/main-12345678\.js +status 404\n(?:.*\n)+.* 1 findings/,
    ),
  });
});
