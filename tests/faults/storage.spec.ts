/** Storage that is blocked, full, or holds nonsense under a key of the site's. */
import { expect, type Page, test } from "@playwright/test";
import { expectReadable, goOn, uncaught } from "#tests/support/faults.ts";
import { open, PAGES, ready } from "#tests/support/site.ts";

/** Every key that the site and its router keep. tests/e2e/cookies.spec.ts holds the site to them. */
const KEYS = {
  localStorage: ["isDarkMode", "cookieConsent"],
  sessionStorage: [
    ...["contact-draft", "inquiry-draft", "theme-studio", "reloaded-for-chunk"],
    ...["react-router-scroll-positions", "remix-router-transitions"],
  ],
} as const;

const NONSENSE = ["", "null", "5", '"text"', "[]", "[null]", '{"user_name":5,"steps":[{}],"at":0}', "{"];

/** A visit that reads and writes everything that is kept. */
async function visit(page: Page) {
  await page.getByRole("switch", { name: "Light theme" }).first().click();
  await expect(page.locator("body")).toHaveClass("light-mode");
  const accept = page
    .getByRole("region", { name: "Cookies" })
    .and(page.locator(":not([data-force])"))
    .getByRole("button");
  if (await accept.isVisible()) await accept.click();
  await expect(accept).toHaveCount(0);
  await goOn(page, "CONTACT");
  const message = page.getByLabel("Message", { exact: true });
  await message.fill("Kept");
  await goOn(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.goBack();
  await expect(message).toHaveValue("Kept");
  await expectReadable(page);
}

for (const fault of ["blocked", "full"] as const) {
  test(`storage is ${fault}: theme, consent and drafts hold for the visit`, async ({ page }) => {
    const errors = uncaught(page);
    await page.addInitScript((how) => {
      if (how === "full") {
        Storage.prototype.setItem = () => {
          throw new DOMException("Full.", "QuotaExceededError");
        };
        return;
      }
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException("The operation is insecure.", "SecurityError");
          },
        });
      }
    }, fault);
    await open(page, "/work");
    await visit(page);
    // A reload would lose the text, so the browser asks first.
    const asked = page.waitForEvent("dialog");
    await page.evaluate(() => setTimeout(() => location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Kept");
    // Sent all the same. Tests that run side by side do not share one service, which takes one message a second.
    await page.route("**/send-form", (route) => route.fulfill({ status: 200, body: "OK" }));
    await page.getByLabel("Name", { exact: true }).fill("Robin");
    await page.getByLabel("Email", { exact: true }).fill("robin@site.test");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByText("Email sent successfully")).toBeVisible();
    // A page whose file is gone cannot reload once, since nothing remembers that it did.
    await page.route(/\/assets\/dashboard-/, (route) => route.abort());
    await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "DASHBOARD" }).click();
    await expect(page.getByText("Couldn’t load this page.")).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.getByRole("link", { name: "HOME" }).last().click();
    await ready(page, "/");
    expect(errors).toEqual([]);
  });
}

/** Puts a text under every key, on a page of the site that reads none of them. */
async function storeEverywhere(page: Page, text: string) {
  await page.goto("/api/users");
  await page.evaluate(
    ({ keys, value }) => {
      for (const [area, names] of Object.entries(keys)) {
        const storage = window[area as keyof typeof keys];
        storage.clear();
        for (const name of names) storage.setItem(name, value);
      }
    },
    { keys: KEYS, value: text },
  );
}

for (const nonsense of NONSENSE) {
  test(`stored ${JSON.stringify(nonsense)} is replaced by what is chosen and typed`, async ({ page }) => {
    const errors = uncaught(page);
    await storeEverywhere(page, nonsense);
    await open(page, "/work");
    await visit(page);
    await page.reload();
    await ready(page, "/contact");
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Kept");
    await expect(page.locator("body")).toHaveClass("light-mode");
    expect(errors).toEqual([]);
  });
}

test("nonsense under every key: every page opens", async ({ page }) => {
  const errors = uncaught(page);
  for (const [index, { path }] of PAGES.entries()) {
    await storeEverywhere(page, NONSENSE[index % NONSENSE.length] ?? "");
    await open(page, path);
  }
  expect(errors).toEqual([]);
});
