/**
 * A screen reader's announcements on the main journeys, compared with the texts in phrases/: a line a phrase. After a
 * change that is meant, `WRITE_SPOKEN=1 npm run tools -- accessibility` renews the texts: read the difference before you keep it.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { expect, type Page, test } from "@playwright/test";
import { open, ready } from "../../tests/support/site.ts";
import { listen, said, withoutNotify } from "./screen-reader.ts";

type Recorder = Window & { announced?: string[] };

/** Without ariaNotify, which the reader cannot hear, alerts are announced by live regions as in older browsers. */
test.beforeEach(({ page }) => page.addInitScript(withoutNotify));

/** Records what the page announces through ariaNotify. */
const recordAnnouncements = (page: Page) =>
  page.addInitScript(() => {
    const all: string[] = [];
    (window as Recorder).announced = all;
    for (const { prototype } of [Element, Document]) {
      Object.assign(prototype, {
        ariaNotify: (text: string, { priority }: { priority: string }) => all.push(`${priority}: ${text}`),
      });
    }
  });

/** Waits until the reader has said something, so that the next key comes after it. */
async function hear(page: Page, phrase: RegExp): Promise<void> {
  await expect.poll(async () => (await said(page)).some((line) => phrase.test(line)), String(phrase)).toBe(true);
}

async function expectSpoken(page: Page, name: string): Promise<void> {
  const file = join(import.meta.dirname, "phrases", `${name}.txt`);
  const text = `${(await said(page)).join("\n")}\n`;
  if (process.env.WRITE_SPOKEN === "1") writeFileSync(file, text);
  expect(existsSync(file), `${file} is there; WRITE_SPOKEN=1 writes it`).toBe(true);
  expect(text).toBe(readFileSync(file, "utf8"));
}

test("from the landing page to a case study", async ({ page }) => {
  await open(page, "/");
  await listen(page);
  await page.getByRole("link", { name: "WORK", exact: true }).press("Enter");
  await hear(page, /^heading, WORK/);
  await ready(page, "/work");
  const marz = page.getByRole("main").getByRole("link", { name: /marz/i }).first();
  await marz.focus();
  await hear(page, /^link, .*marz/i);
  await marz.press("Enter");
  await hear(page, /^heading, Marz/i);
  await expectSpoken(page, "landing-to-case-study");
});

test("the contact form, with an error, then sent", async ({ page }) => {
  await page.route("**/send-form", (route) => route.fulfill({ status: 200, body: "OK" }));
  await open(page, "/contact");
  await listen(page);
  await page.getByRole("button", { name: "Send" }).press("Enter");
  await hear(page, /Please fill in all fields/);
  await page.keyboard.type("Robin");
  await page.keyboard.press("Tab");
  await hear(page, /^textbox, Email/);
  await page.keyboard.type("robin@");
  await page.keyboard.press("Tab");
  await hear(page, /^textbox, Message/);
  await page.keyboard.type("Hello");
  await page.getByRole("button", { name: "Send" }).press("Enter");
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await page.getByLabel("Email", { exact: true }).fill("robin@site.test");
  await page.getByRole("button", { name: "Send" }).press("Enter");
  await hear(page, /Email sent successfully/);
  await expectSpoken(page, "contact-form");
});

test("the contact form's alerts, once each, where the browser has ariaNotify", async ({ page }) => {
  await recordAnnouncements(page);
  await page.route("**/send-form", (route) => route.fulfill({ status: 200, body: "OK" }));
  await open(page, "/contact");
  await listen(page);
  await page.getByRole("button", { name: "Send" }).press("Enter");
  await hear(page, /^textbox, Name/);
  for (const [label, text] of Object.entries({ Name: "Robin", Email: "robin@site.test", Message: "Hello" })) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole("button", { name: "Send" }).press("Enter");
  await expect
    .poll(() => page.evaluate(() => (window as Recorder).announced))
    .toEqual(["high: Error: Please fill in all fields", "normal: Success: Email sent successfully"]);
  expect((await said(page)).filter((phrase) => /fill in all fields|sent successfully/.test(phrase))).toEqual([]);
});

test("a date, by year, month and day", async ({ page }) => {
  await page.clock.setFixedTime(new Date(2025, 10, 12, 12));
  await page.goto("/showcase/");
  await ready(page, "/showcase");
  const trigger = page.getByRole("button", { name: /^Date/ }).first();
  await trigger.scrollIntoViewIfNeeded();
  await listen(page);
  await trigger.press("Enter");
  await hear(page, /^gridcell, 2025/);
  await page.keyboard.press("ArrowRight");
  await hear(page, /^gridcell, 2026/);
  await page.keyboard.press("Enter");
  await hear(page, /^gridcell, Nov/);
  await page.keyboard.press("Enter");
  await hear(page, /^gridcell, .*November 12, 2026/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await hear(page, /^button, Date/);
  await expect(trigger).toBeFocused();
  await expectSpoken(page, "date");
});

test("the dashboard, searched and filtered", async ({ page }) => {
  await open(page, "/dashboard");
  await listen(page);
  await page.getByRole("searchbox").focus();
  await hear(page, /^searchbox, Search websites/);
  await page.keyboard.type("half");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await hear(page, /^tab, All/);
  await page.keyboard.press("ArrowRight");
  await hear(page, /^tab, Online/);
  await expect(page.getByText("No websites found matching your criteria.")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await hear(page, /^tab, Offline/);
  await expectSpoken(page, "dashboard");
});
