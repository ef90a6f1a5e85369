/**
 * A file of the site that is missing, broken or does not come: on the first load and on the way to another page. One reload
 * after a page's file is gone: tests/e2e/frame.spec.ts.
 */
import { expect, type Page, type Route, test } from "@playwright/test";
import { expectReadable, goOn, hold, uncaught } from "#tests/support/faults.ts";
import { finishAnimations } from "#tests/support/finish-animations.ts";
import { open, ready } from "#tests/support/site.ts";

const faults = {
  missing: (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<!doctype html>Not found" }),
  "a page of HTML": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Sign in" }),
  "cut off": (route) =>
    route.fulfill({
      contentType: new URL(route.request().url()).pathname.endsWith(".js") ? "text/javascript" : "text/css",
      body: "let {",
    }),
  unreachable: (route) => route.abort(),
} satisfies Record<string, (route: Route) => Promise<void>>;

const SCRIPTS = { main: /\/assets\/main-/, app: /\/assets\/app-/, "the page's own": /\/assets\/(?:contact|work)-/ };
const isDead = (page: Page) => page.waitForFunction(() => document.documentElement.hasAttribute("data-app-failed"));
const saysDead = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body, "::before").content.includes("scripts didn’t load"));

for (const [file, what] of Object.entries(SCRIPTS)) {
  test(`with a defect in "${file}" at first load the page reads and says what fails`, async ({ page }) => {
    const errors = uncaught(page);
    for (const [fault, answer] of Object.entries(faults)) {
      await test.step(fault, async () => {
        await page.route(what, answer);
        for (const address of ["/contact/", "/work/marz/", "/#/contact"]) {
          await page.goto("about:blank");
          await page.goto(address);
          await isDead(page);
          await expectReadable(page);
          expect(await saysDead(page), address).toBe(true);
          expect(new URL(page.url()).pathname + new URL(page.url()).hash).toContain(address.replace(/^\/|\/$/g, ""));
        }
        // The links are those of a file, and lead on.
        await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "ABOUT" }).click();
        await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await page.goto("/contact/");
        await ready(page, "/contact");
        expect(await saysDead(page)).toBe(false);
      });
    }
    expect(errors).toEqual([]);
  });
}

for (const [file, what] of Object.entries({
  "style sheets": /\/assets\/styles-.*\.css/,
  fonts: /\.woff2$/,
  "the script of a hash address": /\/assets\/hash-/,
})) {
  test(`first load: ${file} may fail, and the app works all the same`, async ({ page }) => {
    const errors = uncaught(page);
    for (const [fault, answer] of Object.entries(faults)) {
      await test.step(fault, async () => {
        await page.route(what, answer);
        await page.goto("about:blank");
        await page.goto("/#/contact");
        await page.locator('a[href*="#/"]').first().waitFor({ state: "attached" });
        await page.getByLabel("Name", { exact: true }).fill("Robin");
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await expectReadable(page);
        await goOn(page);
        await goOn(page, "CONTACT");
        await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Robin");
        await page.evaluate(() => sessionStorage.clear());
      });
    }
    expect(errors).toEqual([]);
  });
}

for (const [file, what] of Object.entries({
  pictures: /\.(?:webp|png|jpe?g|avif|svg)(?:\?|$)/,
  "the film": /\/video\//,
  fonts: /\.woff2/,
  "later styles": /\/assets\/styles-.*\.css/,
})) {
  test(`first load: ${file} that never come do not keep the page from coming alive`, async ({ page }) => {
    const errors = uncaught(page);
    await page.clock.install();
    for (const address of ["/about/", "/showcase/", "/contact/"]) {
      const release = await hold(page, what);
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await expectReadable(page);
      // Each of the waits begins when the one before is over.
      const alive = page.locator('a[href*="#/"]').first();
      await expect
        .poll(async () => {
          await page.clock.fastForward(9000);
          return alive.count();
        })
        .toBe(1);
      await release();
      await ready(page);
    }
    expect(errors).toEqual([]);
  });
}

test("if scripts never load, a form says what to do after a while, and keeps its text", async ({ page }) => {
  const errors = uncaught(page);
  const release = await hold(page, /\/assets\/.*\.js$/);
  for (const path of ["/contact/", "/inquiry/"]) {
    await page.goto(path, { waitUntil: "commit" });
    const note = page.getByText("This form can’t be sent yet. If that doesn’t change soon, reload the page or email");
    await expect(note).toBeHidden();
    await note.evaluate(finishAnimations);
    await expect(note).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill("Robin");
  }
  await release();
  await ready(page, "/inquiry");
  await expect(page.getByText("This form can’t be sent yet.")).toHaveCount(0);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Robin");
  expect(errors).toEqual([]);
});

test("a slow page keeps the previous one, shows an alert, and opens when loaded", async ({ page }) => {
  const errors = uncaught(page);
  await page.clock.install();
  await open(page, "/contact");
  await page.getByLabel("Message", { exact: true }).fill("Half a sentence");
  const release = await hold(page, /\/assets\/about-/);
  await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "ABOUT" }).click();
  await page.clock.fastForward(8000);
  await expect(page.getByText("This page is taking longer than usual.")).toBeVisible();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Half a sentence");
  await page.getByLabel("Message", { exact: true }).fill("A whole sentence");
  await release();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  await goOn(page, "CONTACT");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("A whole sentence");
  expect(errors).toEqual([]);
});

const NEXT = { "the page's script": /\/assets\/about-/, "the other pages' styles": /\/assets\/styles-.*\.css/ };

for (const [file, what] of Object.entries(NEXT)) {
  test(`opening another page, ${file}: the error page says why, and a retry works`, async ({ page }) => {
    const errors = uncaught(page);
    for (const [fault, answer] of Object.entries(faults)) {
      await test.step(fault, async () => {
        await page.goto("about:blank");
        await open(page, "/contact");
        await page.getByLabel("Message", { exact: true }).fill("Half a sentence");
        await page.route(what, answer);
        await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "ABOUT" }).click();
        await expect(page).toHaveURL(/#\/about$/);
        await expectReadable(page);
        await page.unrouteAll({ behavior: "ignoreErrors" });
        const again = page.getByRole("button", { name: "Try again" });
        if (await again.isVisible()) await again.click();
        else await page.reload();
        await ready(page, "/about");
        await goOn(page, "CONTACT");
        await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Half a sentence");
      });
    }
    expect(errors).toEqual([]);
  });
}
