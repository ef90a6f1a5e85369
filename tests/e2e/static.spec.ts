/** The published site: files alone, from a root and from a sub-path. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { open, PAGES, watch } from "#tests/support/site.ts";
import { type StaticServer, serveStatic } from "#tests/support/static-server.ts";

const root = join(import.meta.dirname, "../..");
const dist = join(root, "test-results/dist");

test.describe.configure({ mode: "serial" });

test.beforeAll(() => {
  const build = spawnSync(process.execPath, ["node_modules/vite/bin/vite.js", "build", "--outDir", dist], {
    cwd: root,
    encoding: "utf8",
  });
  expect(build.status, build.stderr).toBe(0);
});

for (const prefix of ["/", "/some/folder/"]) {
  test(`dist works below ${prefix} on a host of plain files, silently`, async ({ page }) => {
    const server: StaticServer = await serveStatic(dist, prefix);
    try {
      const seen = watch(page);
      for (const { path, heading } of PAGES) {
        await open(page, path, server.url);
        await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(heading);
      }
      const logged = page.waitForEvent("console", (message) => message.type() === "log");
      await page.reload();
      await logged;
      expect(seen).toEqual({ console: [], foreign: [] });
      const images = await page.evaluate(
        () => [...document.images].filter((i) => i.complete && !i.naturalWidth).length,
      );
      expect(images).toBe(0);
      await open(page, "/about", server.url);
      const resume = await page.getByRole("link", { name: /Resume/ }).getAttribute("href");
      const pdf = await page.request.get(new URL(resume ?? "", server.url).href);
      expect(pdf.status()).toBe(200);
      expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
    } finally {
      await server.close();
    }
  });
}

test("a static host has no local services: a message fails with words and the way to mail it", async ({ page }) => {
  const server = await serveStatic(dist, "/");
  try {
    await open(page, "/contact", server.url);
    await page.getByLabel("Name", { exact: true }).fill("Robin");
    await page.getByLabel("Email", { exact: true }).fill("robin@site.test");
    await page.getByLabel("Message", { exact: true }).fill("Hello there");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alert").getByText("Email failed to send")).toBeVisible();
    await expect(page.locator('main a[href^="mailto:"]')).toBeVisible();
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Hello there");
  } finally {
    await server.close();
  }
});
