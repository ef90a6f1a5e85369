/** Case studies of the second owner that are not for everybody. Skipped if the content is the owner's own. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchOptions } from "../../scripts/support/find-browser.mjs";
import { serveFolder } from "../../scripts/support/static-server.mjs";
import { readCaseStudy } from "../../vite/content/read-case-study.ts";
import { FILM_MARK, RECIPIENTS } from "../support/second-owner.ts";

const { isOwn, folder, dist, pages } = inject("owner");
const isBuilt = !isOwn && pages.length > 0;
const files = isBuilt ? readdirSync(dist, { recursive: true, encoding: "utf8", withFileTypes: true }) : [];
const names = files
  .filter((file) => file.isFile())
  .map((file) => join(file.parentPath, file.name).slice(dist.length + 1));
const bytesOf = (name: string) => readFileSync(join(dist, name));
/** The files that contain a text, or have it in their names. */
const holders = (text: string) => names.filter((name) => name.includes(text) || bytesOf(name).includes(text));

/** Their texts, with entities and escapes decoded and only letters left between spaces. */
const plain = (text: string) =>
  ` ${text
    .replaceAll(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/&#x27;|&quot;|&amp;|\\n|[^\p{L}\d]+/gu, " ")
    .toLowerCase()} `;
const SEALED = "hothouse";
const [acme, before] = RECIPIENTS.hothouse as unknown as [{ key: string }, { id: string }];
const UNLISTED = "night-ferry-4m7x2k9p3d";

let browser: Browser;
let host: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  if (!isBuilt) return;
  host = await serveFolder(dist);
  browser = await chromium.launch(await launchOptions());
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

async function open(address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(host.url + address);
  return page;
}

test.runIf(isBuilt)("an unlisted case study is named by its own page and module alone", () => {
  const [page, module, ...others] = holders(UNLISTED).sort().reverse();
  expect(page).toBe(`work/${UNLISTED}/index.html`);
  expect(module).toMatch(new RegExp(`^assets/${UNLISTED}-[\\w-]+\\.js$`));
  expect(others).toEqual([]);
  for (const text of ["Night ferry", "Boards that nobody has seen", "only one captain", "after everybody has gone"])
    expect(holders(text).sort().reverse(), text).toEqual(
      [page, module].filter((name) => holders(text).includes(name ?? "")),
    );
});

test.runIf(isBuilt)("an unlisted page shows crawlers and link previews the owner's name alone", () => {
  const [head = ""] = String(bytesOf(`work/${UNLISTED}/index.html`)).split("<style>");
  expect(head).toContain('<meta name="robots" content="noindex">');
  expect(head).toContain('<meta property="og:title" content="Zoë ');
  expect(head).toContain("<title>Zoë ");
  expect(head).not.toMatch(/ferry"|canonical|description|og:image/);
});

test.runIf(isBuilt).each([
  ["its own", `work/${UNLISTED}/`],
  ["its hash", `#/work/${UNLISTED}`],
  ["a capital hash", `#/work/${UNLISTED.toUpperCase()}`],
])("an unlisted case study opens at %s address, in its colour", async (_, address) => {
  const page = await open(address);
  await page.waitForFunction(() => document.title.startsWith("Night ferry"));
  expect(await page.getByText("The ferry leaves after everybody").isVisible()).toBe(true);
  expect(await page.locator("[data-accent=unlisted-2]").count()).toBeGreaterThan(0);
  expect(await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: /Next/ }).count()).toBe(0);
});

test.runIf(isBuilt)("a link opens an unlisted case study, and an unknown one does not exist", async () => {
  const page = await open("about/");
  await page.waitForFunction(() => location.hash === "#/about");
  await page.evaluate((slug) => location.assign(`#/work/${slug}`), UNLISTED);
  await page.getByText("The ferry leaves after everybody").waitFor();
  await page.evaluate(() => location.assign("#/work/night-ferry-aaaaaaaa22"));
  await page.getByText("there’s no page here").waitFor();
});

/** All texts of a value, without the keys. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value instanceof Object ? Object.values(value).flatMap(textsIn) : [];
}

/** The sealed one's public words, and all others: eight in a row, and whole texts of three to seven. */
function readSealed() {
  const file = relative(".", join(folder, `content/work/${SEALED}/case-study.md`));
  const { title, role, kind, edge, slug, file: _, accent, ...study } = readCaseStudy(file, readFileSync(file, "utf8"));
  const runs = textsIn(study).flatMap((text) => {
    const words = plain(text).trim().split(" ");
    if (words.length < 8) return words.length < 3 ? [] : [` ${words.join(" ")} `];
    return words.slice(7).map((__, index) => ` ${words.slice(index, index + 8).join(" ")} `);
  });
  return { open: [title, role, kind], runs };
}

test.runIf(isBuilt)("no file has eight words of a sealed case study in a row", () => {
  const { open, runs } = readSealed();
  expect(runs.length).toBeGreaterThan(100);
  for (const name of names) {
    const text = plain(String(bytesOf(name)));
    expect(
      runs.filter((run) => text.includes(run)),
      name,
    ).toEqual([]);
  }
  for (const text of ["Kestrel Optics", "kestrel-optics", "The boiler", "Levers"])
    expect(holders(text), text).toEqual([]);
  for (const text of open) expect(holders(text).length, text).toBeGreaterThan(0);
});

test.runIf(isBuilt)("a sealed case study has no source map, and no link preview of its own", () => {
  expect(names.filter((name) => name.endsWith(".map"))).toEqual([]);
  expect(holders("sourceMappingURL")).toEqual([]);
  // Its public part: lists, the sitemap, and links from the next and the previous one. Not the registry, and no picture.
  const files = holders(SEALED).map((name) => name.replace(/-[\w-]{8}\.js$/, ""));
  expect(files.sort()).toEqual([
    "404.html",
    "_headers",
    "assets/app",
    `assets/${SEALED}`,
    "assets/work",
    "index.html",
    "sitemap.xml",
    "work/harbour-at-night/index.html",
    `work/${SEALED}/index.html`,
    "work/index.html",
  ]);
  const [head = ""] = String(bytesOf(`work/${SEALED}/index.html`)).split("<style>");
  // Made of its public words alone.
  const { open } = readSealed();
  const shown = [...head.matchAll(/(?:description|og:title)" content="([^"]*)"/g)].map(([, text = ""]) => text);
  expect(shown.map((text) => text.replace(/ · Zoë.*/, "")).filter((text) => !open.includes(text))).toEqual([]);
  expect(head).not.toMatch(/og:image|ld\+json/);
});

test.runIf(isBuilt)("no printed page has words of a sealed case study", async () => {
  const { runs } = readSealed();
  for (const address of [`work/${SEALED}/`, "", "work/", "about/", "work/harbour-at-night/"]) {
    const page = await open(address);
    await page.locator('a[href*="#/"]').first().waitFor({ state: "attached" });
    await page.emulateMedia({ media: "print" });
    // biome-ignore lint/performance/useDomNodeTextContent: only what is printed
    const text = plain(await page.evaluate(() => document.body.innerText));
    expect(text.length, address).toBeGreaterThan(100);
    expect(
      runs.filter((run) => text.includes(run)),
      address,
    ).toEqual([]);
    await page.close();
  }
});

test.runIf(isBuilt)("no file has a sealed picture, film or caption, or the name of one", () => {
  const own = readdirSync(join(folder, "content/work", SEALED)).filter((name) => !/^(?:case-study|row)\./.test(name));
  expect(own).toEqual(
    expect.arrayContaining(["brass-tour.mp4", "brass-tour.vtt", "palms.jpg", "pedal.svg", "valve-dark.svg"]),
  );
  for (const name of own) expect(holders(name.replace(/(?:-dark|-light)?\.\w+$/, "-")), name).toEqual([]);
  for (const text of ["secret brass", FILM_MARK]) expect(holders(text), text).toEqual([]);
  const cache = "node_modules/.cache/pictures";
  const encoded = readdirSync(cache).filter((name) => name.startsWith("palms-"));
  expect(encoded.length).toBeGreaterThan(0);
  // The same size in another picture would begin with the same bytes.
  const parts = encoded.map((name) => readFileSync(join(cache, name)).subarray(600, 664));
  const holds = (name: string) => parts.some((part) => bytesOf(name).includes(part));
  expect(names.filter(holds)).toEqual([]);
});

test.runIf(isBuilt)("no file has a recipient's name or key, and the code that opens is its own chunk", () => {
  for (const text of ["Acme", acme.key, acme.key.slice(9), "recipients.json"]) expect(holders(text), text).toEqual([]);
  expect(holders("AES-GCM").map((name) => name.replace(/-[\w-]{8}\.js$/, ""))).toEqual(["assets/sealed-page"]);
  const pages = ["", "work/", `work/harbour-at-night/`].map((path) => String(bytesOf(`${path}index.html`)));
  for (const page of pages) expect(page).not.toMatch(/sealed-page|load-unlisted/);
});

const wrong = `1${"0a1b2c3d"}${"0".repeat(32)}`;
test.runIf(isBuilt).each([
  ["no key", `#/work/${SEALED}`, "It opens with a personal link."],
  ["its own file", `work/${SEALED}/`, "It opens with a personal link."],
  ["a wrong key", `#/work/${SEALED}?k=${wrong}`, "doesn’t open this case study"],
  ["an unknown key", `#/work/${SEALED}?k=1${"f".repeat(40)}`, "doesn’t open this case study"],
  ["a truncated key", `#/work/${SEALED}?k=${acme.key.slice(0, 30)}`, "This link is incomplete."],
  ["a withdrawn key", `#/work/${SEALED}?k=1${before.id}${"0".repeat(32)}`, "This link has been withdrawn."],
  ["a mail filter's address", `%23/work/${SEALED}?k=${acme.key}`, "This link passed through a mail filter."],
])("%s: the page stays closed, says why, and offers to ask", async (_, address, sentence) => {
  const page = await open(address);
  await page.getByText(sentence).waitFor();
  await page.waitForFunction((path) => location.href.endsWith(`/#/work/${path}`), SEALED);
  expect(await page.getByRole("link", { name: "Ask for a link" }).getAttribute("href")).toMatch(/contact/);
  expect(await page.getByText("The boiler was older").count()).toBe(0);
  expect(await page.evaluate(() => JSON.stringify([Object.keys(sessionStorage), { ...localStorage }]))).not.toContain(
    "sealed",
  );
});

test.runIf(isBuilt)("without scripts, a sealed page says that it needs them", async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${host.url}work/${SEALED}/`);
  expect(await page.locator("main noscript p").textContent()).toBe("Opening it needs JavaScript.");
});

test.runIf(isBuilt)("a recipient's link opens text, pictures and film, until the tab forgets it", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const refused: string[] = [];
  page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  await page.goto(`${host.url}#/work/${SEALED}?k=${acme.key}.`);
  const text = page.getByText("The boiler was older");
  await text.waitFor();
  // Not in the address, the history or the storage of other tabs.
  expect(page.url()).toBe(`${host.url}#/work/${SEALED}`);
  expect(await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }]))).not.toContain(acme.key);
  await page.locator("video source, video[src]").first().waitFor({ state: "attached" });
  expect(await page.locator("video").evaluate((video) => video.outerHTML)).toContain("blob:");
  const pictures = page.locator("main figure img:visible");
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
  }
  expect(await pictures.count()).toBe(3);
  expect(refused).toEqual([]);

  await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "ABOUT" }).click();
  await page.waitForFunction(() => location.hash === "#/about");
  await page.goBack();
  await text.waitFor();
  await page.reload();
  await text.waitFor();
  await page.keyboard.press("p");
  await page.getByRole("heading", { name: /^1 of / }).waitFor();
  const popup = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Presenter tab" }).press("Enter");
  const presenter = await popup;
  await presenter
    .getByRole("heading", { name: /^1 of / })
    .first()
    .waitFor();
  await presenter.keyboard.press("PageDown");
  await page.getByRole("heading", { name: /^2 of / }).waitFor();
  await presenter.reload();
  await presenter
    .getByRole("heading", { name: /^2 of / })
    .first()
    .waitFor();
  const other = await context.newPage();
  await other.goto(presenter.url());
  await other.getByText("It opens with a personal link.").waitFor();
  expect(await other.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(acme.key);
  await presenter.close();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Forget" }).click();
  await page.getByText("It opens with a personal link.").waitFor();
  await page.goto(`${host.url}#/work/${SEALED}?k=${acme.key}`);
  await text.waitFor();
  expect(await page.evaluate(() => history.length)).toBeGreaterThan(1);
});
