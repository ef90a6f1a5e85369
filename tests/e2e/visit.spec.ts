/** A visitor, from the first screen to a sent message, and to one that could not be sent. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { readEml } from "#tests/support/read-eml.ts";
import { test as testShared } from "#tests/support/shared-page.ts";
import { open, ready, watch } from "#tests/support/site.ts";

const outbox = join(import.meta.dirname, "../../test-results/outbox");

test.describe.configure({ mode: "serial" });

/** Messages in the outbox whose text holds a phrase. */
function mailsWith(phrase: string) {
  return readdirSync(outbox)
    .filter((file) => file.endsWith(".eml"))
    .map((file) => readEml(readFileSync(join(outbox, file), "utf8")))
    .filter(({ body }) => body.includes(phrase));
}

async function fill(page: Page, message: string) {
  await page.getByLabel("Name", { exact: true }).fill("Robin Weiß");
  await page.getByLabel("Email", { exact: true }).fill("robin.weiss@site.test");
  await page.getByLabel("Message", { exact: true }).fill(message);
}

test("a whole visit: case studies, theme switch, sent message and failed message", async ({ page }) => {
  const seen = watch(page);
  await open(page, "/");

  for (const project of ["Edusim", "Vxnessa", "Marz", "Timeslot"]) {
    await page.goto("/#/");
    await page.getByRole("link", { name: "WORK", exact: true }).click();
    await page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(project, "i") })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: project })).toBeVisible();
    await expect(page.getByRole("rowheader", { name: "Role" })).toBeVisible();
    const out = page.getByRole("link", { name: /Check it out!/ }).first();
    await expect(out).toHaveAttribute("target", "_blank");
  }

  await page.getByRole("switch", { name: "Light theme" }).click();
  await page.reload();
  await ready(page);
  await expect(page.locator("body")).toHaveClass("light-mode");

  await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "CONTACT" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hello" })).toBeVisible();
  const message = `Grüße 🦔 <b>not bold</b> ${Date.now()}`;
  await fill(page, message);
  await page.getByRole("button", { name: "Send" }).dblclick();
  await expect(page.getByRole("status").getByText("Email sent successfully")).toBeVisible();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
  await expect.poll(() => mailsWith(message).length, "a double click sends once").toBe(1);
  const [mail] = mailsWith(message);
  expect(mail?.headers["reply-to"]).toContain("robin.weiss@site.test");
  expect(`${mail?.headers["reply-to"]} ${mail?.body}`).toContain("Robin Weiß");
  expect(seen.console).toEqual([]);

  await page.route("**/email/send-form", (route) => route.abort());
  const kept = `This one must not be lost ${Date.now()}`;
  await fill(page, kept);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert").getByText("Email failed to send")).toBeVisible();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(kept);
  const mailto = await page.locator('main a[href^="mailto:"]').getAttribute("href");
  expect(decodeURIComponent(mailto ?? "")).toContain(kept);
  await page.reload();
  await ready(page);
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(kept);
});

testShared("boxes stay opened until the tab is closed", async ({ page }) => {
  const fields = page.getByRole("navigation", { name: "Main" }).getByRole("listitem").getByRole("link");
  const edges = () =>
    fields.evaluateAll((links) => links.map((link) => getComputedStyle(link).maskImage.includes("data:")));
  const email = page.locator("main > a[href$='#/contact']");
  await open(page, "/");
  expect(await edges()).toEqual([false, false, false, false]);
  for (const name of ["edusim", "timeslot"]) await open(page, `/work/${name}`);
  await page.getByRole("link", { name: "HOME", exact: true }).click();
  await expect.poll(edges).toEqual([true, false, false, true]);
  await page.reload();
  await ready(page);
  await expect.poll(edges).toEqual([true, false, false, true]);
  await expect(email).toHaveCount(0);
  await open(page, "/work");
  await expect(page.getByRole("link", { name: /Opened/ })).toHaveCount(2);
  for (const name of ["vxnessa", "marz"]) await open(page, `/work/${name}`);
  await open(page, "/");
  await expect(email).toHaveText("hello@example.com");
});
