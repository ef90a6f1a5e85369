/** `/#/work/marz` shows that page before the app loads, for any file that the host answers with. */
import { expect, type Page, test } from "@playwright/test";
import { hold } from "#tests/support/faults.ts";
import { test as testShared } from "#tests/support/shared-page.ts";
import { PAGES, ready, watch } from "#tests/support/site.ts";
import { serveFolder } from "../../scripts/support/static-server.mjs";

const holdApp = (page: Page) => hold(page, /\/assets\/main-.*\.js$/);

/** One page of each layout. */
const SOME: string[] = ["/", "/work/marz", "/about", "/showcase"];

const shownHeading = (page: Page) => page.getByRole("heading", { level: 1 });
/** Links are those of a file until the app has taken the page over. */
const isAlive = (page: Page) => page.evaluate(() => document.querySelector('main a[href*="#/"]') !== null);

for (const { path, heading } of PAGES.filter(({ path }) => SOME.includes(path))) {
  testShared(`/#${path} shows its page without the app, and the app takes that over in place`, async ({ page }) => {
    const seen = watch(page);
    const release = await holdApp(page);
    const from = path === "/" ? "/work/marz/" : "/";
    await page.goto(`${from}#${path}`);
    await expect(shownHeading(page)).toHaveAccessibleName(heading);
    await expect(page).toHaveTitle(path === "/" ? /^Your Name, / : / · Your Name$/);
    expect(await isAlive(page)).toBe(false);
    // In its own styles: the box is as wide as the page's file has it.
    const box = await page.getByRole("main").boundingBox();
    await page.evaluate(() => Object.assign(window, { first: document.querySelector("main h1") }));
    await release();
    await ready(page, path);
    expect(await page.evaluate(() => Reflect.get(window, "first") === document.querySelector("main h1"))).toBe(true);
    expect(await page.getByRole("main").boundingBox()).toMatchObject({ x: box?.x, width: box?.width });
    expect(new URL(page.url()).hash).toBe(`#${path}`);
    expect(new URL(page.url()).pathname).toBe("/");
    await page.waitForLoadState("networkidle");
    expect(seen).toEqual({ console: [], foreign: [] });
  });
}

testShared("an unknown address shows the error page without the app, in any letter case", async ({ page }) => {
  const release = await holdApp(page);
  await page.goto("/about/#/No/Such/page?x=1");
  await expect(shownHeading(page)).toHaveAccessibleName("Unexpected Application Error!");
  expect(await isAlive(page)).toBe(false);
  await release();
  await ready(page);
  await expect(shownHeading(page)).toHaveAccessibleName("Unexpected Application Error!");
  expect(new URL(page.url()).hash).toBe("#/No/Such/page?x=1");
});

for (const address of ["/%23/WORK/Marz", "/%2523/work/marz%2523learnt"]) {
  testShared(`${address}, as a mail filter rewrites a link, shows the page in any letter case`, async ({ page }) => {
    const release = await holdApp(page);
    await page.goto(`${address}?from=mail`);
    await expect(shownHeading(page)).toHaveText("Marz");
    expect(await isAlive(page)).toBe(false);
    await release();
    await ready(page, "/work/marz");
    await expect(page).toHaveURL(/\/\?from=mail#\/work\/marz(?:#learnt)?$/i);
  });
}

test("adds no history entry; Back leaves, Forward and reload restore the position", async ({ page }) => {
  await page.goto("/api/users");
  const before = await page.evaluate(() => history.length);
  await page.goto("/#/work/marz");
  await ready(page, "/work/marz");
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.evaluate(() => scrollTo(0, 700));
  const release = await holdApp(page);
  await page.reload();
  // Before the app is there.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  expect(await isAlive(page)).toBe(false);
  await release();
  await ready(page, "/work/marz");
  expect(await page.evaluate(() => scrollY)).toBe(700);
  await page.goBack();
  await expect(page).toHaveURL(/\/api\/users$/);
  await page.goForward();
  await ready(page, "/work/marz");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

testShared("a part of the page is scrolled to, query strings stay", async ({ page }) => {
  const release = await holdApp(page);
  await page.goto("/?from=mail#/work/marz#learnt");
  await expect(shownHeading(page)).toHaveText("Marz");
  const top = () => page.locator("#learnt").evaluate((part) => part.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(900);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await release();
  await ready(page, "/work/marz");
  await expect.poll(top).toBeLessThan(900);
  expect(page.url()).toMatch(/\/\?from=mail#\/work\/marz#learnt$/);
});

testShared("a host that answers everything with its index still shows the right page", async ({ page }) => {
  const release = await holdApp(page);
  await page.route(/\/work\/marz\/$/, async (route) => {
    const index = await page.request.get("/");
    await route.fulfill({ body: await index.body(), contentType: "text/html" });
  });
  await page.goto("/#/work/marz");
  // Never the page of another address.
  await expect(shownHeading(page)).toHaveAccessibleName("Unexpected Application Error!");
  await release();
  await ready(page, "/work/marz");
  await expect(shownHeading(page)).toHaveText("Marz");
});

testShared("when neither file comes, the app shows the page by itself", async ({ page }) => {
  await page.route(/\/(?:work\/marz\/|404\.html)$/, (route) => route.abort());
  await page.goto("/#/work/marz");
  await ready(page, "/work/marz");
  await expect(page.getByText("VFX pipeline internship").first()).toBeVisible();
});

test("styles, forms and links of the fetched page work", async ({ page }) => {
  const { url, close } = await serveFolder("dist-local", { basePath: "/some/folder/", headers: "" });
  try {
    await page.goto(`${url}#/contact`);
    await ready(page, "/contact");
    await page.getByLabel("Name", { exact: true }).fill("Robin");
    await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "ABOUT" }).click();
    await expect(shownHeading(page)).toHaveAccessibleName("About");
    await expect(shownHeading(page)).toBeFocused();
    // Its own styles have loaded with it.
    await expect(page.locator('main[data-style="about"]')).toHaveCSS("display", "grid");
    await page.goBack();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Robin");
  } finally {
    await close();
  }
});
