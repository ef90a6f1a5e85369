/** Import, export and links in the theme studio. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectQuiet, test } from "#tests/support/shared-page.ts";
import { ready } from "#tests/support/site.ts";
import { COAL, expectRoom, openPart, openStudio, previewOf, rgb } from "#tests/support/studio.ts";

const fixture = (name: string) => join(import.meta.dirname, "../studio/import/fixtures", name);
const file = (name: string, content: string) => ({ name, mimeType: "application/json", buffer: Buffer.from(content) });

expectQuiet();

async function openImportExport(page: Page): Promise<Locator> {
  return openPart(await openStudio(page), "Import and export");
}

async function importFiles(part: Locator, files: Parameters<Locator["setInputFiles"]>[0]): Promise<void> {
  await part.getByLabel("Choose files").setInputFiles(files);
}

async function download(part: Locator, name: string): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([
    part.page().waitForEvent("download"),
    part.getByRole("button", { name }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

test("Figma's two modes are imported, and exported as such and as the owner's file", async ({ page }) => {
  const part = await openImportExport(page);
  await importFiles(part, [fixture("Dark.tokens.json"), fixture("Light.tokens.json")]);
  const report = part.getByRole("status").first();
  await expect(report).toContainText("dark.role.bg");
  await expect(report).toContainText("light.role.bg");
  const room = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  const owners = await download(part, "org_settings.tokens.json");
  expect(owners.name).toBe("org_settings.tokens.json");
  expect(JSON.parse(owners.content.toString())).toMatchObject({ dark: { role: { bg: { $type: "color" } } } });
  const dark = await download(part, "Dark.tokens.json for Figma");
  const light = await download(part, "Light.tokens.json for Figma");
  expect([dark.name, light.name]).toEqual(["Dark.tokens.json", "Light.tokens.json"]);
  const mode = JSON.parse(dark.content.toString());
  expect(mode.$extensions["com.figma.modeName"]).toBe("Dark");
  expect(rgb(mode.role.bg.$value.hex)).toBe(room);
  expect(JSON.parse(light.content.toString()).$extensions["com.figma.modeName"]).toBe("Light");
});

test("pasted tokens are imported; invalid files change nothing", async ({ page }, info) => {
  const part = await openImportExport(page);
  const report = part.getByRole("status").first();
  const room = page.locator("body");
  await importFiles(part, file("broken.json", '{ "dark": { "role": { "bg": "#123456" }'));
  await expect(report).toContainText("broken.json");
  await expect(report).toContainText("Nothing changed.");
  await importFiles(part, file("wrong.json", '{ "dark": { "role": { "bg": "puce-ish" } } }'));
  await expect(report).toContainText("puce-ish");
  // From the disk, since Playwright takes ten seconds to send so many bytes.
  const large = info.outputPath("large.json");
  await writeFile(large, Buffer.alloc(6 * 1024 * 1024, "a"));
  await importFiles(part, large);
  await expect(report).toContainText("large.json is larger than 5 MB");
  await expect(room).toHaveCSS("background-color", COAL);
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toHaveAttribute("aria-disabled", "true");
  const text = part.getByLabel("Or paste here");
  await text.fill('{ "both": { "primaryColor": "#ffb000", "secondaryColor": "#3060ff" } }');
  await part.getByRole("button", { name: "Import", exact: true }).click();
  await expect(report).toContainText("primaryColor");
  await expect(report).toContainText("secondaryColor");
  await text.fill("no colour at all");
  await part.getByRole("button", { name: "Import", exact: true }).click();
  await expect(report).toContainText("Pasted text, line 1, column 1");
});

test("colours with unknown names can be assigned to roles", async ({ page }) => {
  const part = await openImportExport(page);
  const ramp = { red: "#e04020", blue: "#2050c0", sand: "#f0e0b0" };
  const tokens = Object.entries(ramp).map(([name, $value]) => [name, { $type: "color", $value }]);
  await importFiles(part, file("theirs.json", JSON.stringify({ ramp: Object.fromEntries(tokens) })));
  await part.getByRole("button", { name: "ramp.blue, #2050c0" }).click();
  await part.getByRole("button", { name: "Primary", exact: true }).click();
  const primary = () => page.locator("body").evaluate((body) => getComputedStyle(body).getPropertyValue("--primary"));
  await expect.poll(primary).toBe("#2050c0");
  await part.getByRole("button", { name: "Background, dark" }).click();
  await expectRoom(page, rgb("#2050c0"));
  await importFiles(part, file("broken.json", "{"));
  await expect(part.getByRole("button", { name: /^ramp/ })).toHaveCount(0);
});

test("colours are exported as CSS, as an image, and as a link for another visitor", async ({ page, browser }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const part = await openImportExport(page);
  await importFiles(
    part,
    file("mine.json", '{ "dark": { "role": { "bg": "#123a2a" } }, "both": { "primaryColor": "#ffd23f" } }'),
  );
  await expectRoom(page, rgb("#123a2a"));
  const css = await download(part, "CSS variables");
  expect(css.name).toBe("theme.css");
  expect(css.content.toString()).toContain("--bg: #123a2a;");
  const image = await download(part, "Download preview image");
  expect(image.name).toBe("theme.png");
  expect(image.content.subarray(1, 4).toString()).toBe("PNG");
  expect([image.content.readUInt32BE(16), image.content.readUInt32BE(20)]).toEqual([2400, 760]);
  await part.getByRole("button", { name: "Copy preview link" }).click();
  await expect(part.getByRole("status").last()).toContainText("Link copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await browser.newPage({ colorScheme: "dark" });
  await other.goto(link);
  await ready(other, "/");
  await expectRoom(other, rgb("#123a2a"));
  await expect(previewOf(other)).toContainText("Preview: custom colours.");
  const primary = (each: Page) =>
    each.locator("body").evaluate((body) => getComputedStyle(body).getPropertyValue("--primary"));
  expect(await primary(other)).toBe(await primary(page));
  await other.close();
});
