/**
 * The example brands of tokens/examples/: each is built as the owner would build it, measured, and photographed. With
 * BRAND_PICTURES=docs/brands the pictures of tokens/README.md are renewed.
 */
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSite, copySite, LAYER_FILE } from "#tests/support/copy-site.ts";
import { launchOptions } from "../../scripts/support/find-browser.mjs";
import { serveFolder } from "../../scripts/support/static-server.mjs";

const examples = join(import.meta.dirname, "../../tokens/examples");
const pictures = process.env.BRAND_PICTURES ?? "test-results/brands";

let browser: Browser;
let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ folder, remove } = await copySite("{}"));
  browser = await chromium.launch(await launchOptions());
});

afterAll(async () => {
  await browser?.close();
  await remove();
});

for (const file of readdirSync(examples)) {
  const name = file.replace(".tokens.json", "");
  test(`${name}: built with its layer, the pages have its colours in both themes`, async () => {
    const text = readFileSync(join(examples, file), "utf8");
    const layer = JSON.parse(text);
    await writeFile(join(folder, LAYER_FILE), text);
    await buildSite(folder, ["--mode", "local-services"], { ORG_SETTINGS: "" });
    const { url, close } = await serveFolder(join(folder, "dist"), { headers: "" });
    for (const theme of ["dark", "light"] as const) {
      const settings = { ...layer.both, ...layer[theme] };
      const context = await browser.newContext({
        colorScheme: theme,
        viewport: { width: 1440, height: 900 },
        deviceScaleFactor: 0.5,
      });
      await context.addInitScript(() => localStorage.setItem("cookieConsent", "accepted"));
      const page = await context.newPage();
      await page.goto(url, { waitUntil: "networkidle" });
      const shown = await page.evaluate(() => {
        const style = getComputedStyle(document.body);
        const values = ["--primary", "--bg", "--box"].map((variable) => style.getPropertyValue(variable));
        // As the minifier leaves them: #000 for #000000.
        return values.map((color) => color.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3"));
      });
      expect(shown).toEqual([settings.primaryColor, layer[theme].role.bg, layer.both.role.box]);
      const path = join(pictures, `${name}-${theme}.png`);
      const picture = await page.screenshot({ path });
      // A page that is one surface alone would take less.
      expect(picture.length).toBeGreaterThan(10_000);
      await context.close();
    }
    await close();
  });
}
