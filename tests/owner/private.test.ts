/** Case studies of the second owner that are not for everybody. Skipped if the content is the owner's own. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchOptions } from "../../scripts/support/find-browser.mjs";
import { serveFolder } from "../../scripts/support/static-server.mjs";

const { isOwn, dist, pages } = inject("owner");
const isBuilt = !isOwn && pages.length > 0;
const files = isBuilt ? readdirSync(dist, { recursive: true, encoding: "utf8", withFileTypes: true }) : [];
const names = files
  .filter((file) => file.isFile())
  .map((file) => join(file.parentPath, file.name).slice(dist.length + 1));
const bytesOf = (name: string) => readFileSync(join(dist, name));
/** The files that contain a text, or have it in their names. */
const holders = (text: string) => names.filter((name) => name.includes(text) || bytesOf(name).includes(text));

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
