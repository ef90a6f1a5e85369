/** `npm run dev` with the token file: the open page shows saved colours and errors, and the studio saves. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { expect, type Page, test } from "@playwright/test";
import { copySite, LAYER_FILE, VITE } from "#tests/support/copy-site.ts";
import { previewOf, SEA_LINK, studioOf } from "#tests/support/studio.ts";

let folder: string;
let remove: () => Promise<void>;
let server: ChildProcess;
let address: string;

// The dev server has bundled nothing before, and a page of its sources is some hundred files.
test.describe.configure({ mode: "serial", timeout: 240_000 });

test.beforeAll(async () => {
  ({ folder, remove } = await copySite('{ "$description": "Mine.", "both": {} }'));
  server = spawn(process.execPath, [VITE, "--port", "0", "--host", "localhost"], {
    cwd: folder,
    env: plainEnvironment(),
  });
  address = await new Promise((resolve, reject) => {
    let output = "";
    server.stdout?.on("data", (chunk) => {
      output += chunk;
      const [found] = /http:\/\/localhost:\d+\//.exec(output) ?? [];
      if (found) resolve(found);
    });
    server.once("exit", () => reject(new Error(`The dev server ended: ${output}`)));
  });
});

test.afterAll(async () => {
  server.kill();
  await remove();
});

/** Without colours in the output, which would cut addresses up. */
function plainEnvironment() {
  return { ...process.env, NO_COLOR: "1", ORG_SETTINGS: "" };
}

const save = (text: string) => writeFile(join(folder, LAYER_FILE), text);
const primary = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--primary").trim());

test("a saved colour shows without a reload; a wrong one shows an error with its place", async ({ page }) => {
  await page.goto(address);
  await page.locator("main h1").waitFor({ timeout: 60_000 });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await save('{ "both": { "primaryColor": "#0a7d55" } }');
  await expect.poll(() => primary(page)).toBe("#0a7d55");
  await save('{\n  "both": { "primaryColour": "#0a7d55" }\n}');
  const overlay = page.locator("vite-error-overlay");
  await expect(overlay).toContainText("line 2, column 30");
  await expect(overlay).toContainText('"primaryColor" (did you mean that?)');
  await save('{ "both": { "primaryColor": "#1d4e89", "space": { "9": "40px" } } }');
  await expect(overlay).toHaveCount(0);
  await expect.poll(() => primary(page)).toBe("#1d4e89");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("the studio's button writes the token file and keeps its descriptions", async ({ page }) => {
  await save('{ "$description": "Mine.", "both": { "primaryColor": "#1d4e89" } }');
  await page.goto(`${address}?theme=${SEA_LINK}`);
  await previewOf(page).getByRole("button", { name: "Edit" }).click({ timeout: 120_000 });
  await page.getByText("Presets").click();
  await page.getByRole("button", { name: /^Harbour/ }).click();
  await page.getByText("Import and export").click();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("button", { name: "Save token file" }).click();
  const read = async () => JSON.parse(await readFile(join(folder, LAYER_FILE), "utf8"));
  await expect.poll(async () => (await read()).light?.primaryColor?.$value.hex).toBe("#1d4e89");
  expect((await read()).$description).toBe("Mine.");
  expect((await read()).both.role.box.$value.hex).toBe("#0b1626");
  // The page reloads with the saved layer, and the studio is still open.
  await expect.poll(() => page.evaluate(() => "isSamePage" in window).catch(() => true)).toBe(false);
  await expect(studioOf(page).getByRole("heading", { name: "Theme studio" })).toBeVisible({ timeout: 60_000 });
});
