/** An exception in one component: the rest of the page lives, and the page says what failed. */
import { expect, type Page, test } from "@playwright/test";
import { goOn, uncaught } from "#tests/support/faults.ts";
import { open, ready } from "#tests/support/site.ts";

const THROWN = "(()=>{if(!window.fixed)throw Error(`Broken on purpose`)})()||";

/** Replaces a text in a script by an exception, thrown when the component shows the text. */
async function breakAt(page: Page, script: RegExp, text: string) {
  await page.route(script, async (route) => {
    const body = await (await route.fetch()).text();
    expect(body.split(text), `"${text}" is once in ${script}`).toHaveLength(2);
    await route.fulfill({ contentType: "text/javascript", body: body.replace(text, `${THROWN}${text}`) });
  });
}

test("a failing showcase example shows a message, the others work, and it recovers", async ({ page }) => {
  const errors = uncaught(page);
  await breakAt(page, /\/assets\/showcase-/, "`Show banner again`");
  await page.goto("/showcase/");
  await ready(page, "/showcase");
  const cell = page.getByRole("region", { name: "Cookie banner" });
  await cell.scrollIntoViewIfNeeded();
  await cell.hover();
  await expect(cell.getByRole("alert")).toContainText("This example has failed. The rest of the page works.");
  await expect(cell.getByRole("button", { name: "Code of Cookie banner" })).toBeVisible();
  const phone = page.getByRole("textbox", { name: "Phone", exact: true });
  await phone.pressSequentially("4165550100");
  await expect(phone).toHaveValue("416-555-0100");
  await page.evaluate(() => void Object.assign(window, { fixed: true }));
  await cell.getByRole("button", { name: "Try again" }).click();
  await expect(cell.getByRole("button", { name: "Show banner again" })).toBeVisible();
  await goOn(page);
  expect(errors).toEqual([]);
});

test("a page: frame and ways onward stay, and the next page works", async ({ page }) => {
  const errors = uncaught(page);
  await breakAt(page, /\/assets\/dashboard-/, "`Last updated`");
  await open(page, "/work");
  await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "DASHBOARD" }).click();
  await expect(page.getByText("Something came loose inside.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await goOn(page);
  expect(errors).toEqual([]);
});

test("a failing source dialog or studio shows a message, and the page still works", async ({ page }) => {
  const errors = uncaught(page);
  // Before the page fetches either of them ahead.
  await breakAt(page, /\/assets\/source-modal-/, "`File (${");
  await breakAt(page, /\/assets\/open-studio-/, "`Theme studio`");
  await open(page, "/showcase");
  await page.getByRole("button", { name: "Code of Button", exact: true }).click();
  await expect(page.getByText("The source viewer has failed.")).toBeVisible();
  await page.getByRole("button", { name: "Open theme studio" }).click();
  await expect(page.getByText("The studio has failed.")).toBeVisible();
  await goOn(page);
  expect(errors).toEqual([]);
});
