/**
 * The samples in two pseudo languages, in which every text of the interface has accents: en-XA, and ar-XB, which is mirrored. A
 * text without accents that is not the content's own is one that no language can change. Pictures: see looks.spec.ts.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { expect, type Page, test } from "@playwright/test";
import { build } from "vite";
import { serveFolder } from "../../scripts/support/static-server.mjs";
import { finishAnimations } from "../../tests/support/axe-in-page.ts";
import { shownTexts } from "../../tests/support/shown-texts.ts";
import { readContent } from "../../vite/content/read-content.ts";
import { sitePages } from "../../vite/content/site-pages.ts";
import { allTexts } from "../../vite/content/texts.ts";
import { root } from "../../vite/root.mjs";

const LOOKS = [
  { language: "en-XA", colorScheme: "light", width: 390, height: 844 },
  { language: "ar-XB", colorScheme: "dark", width: 1440, height: 900 },
] as const;
const PICTURES = ["/", "/work/marz", "/dashboard"];
/** The fictional sites of the dashboard, the media player's keys, and addresses. */
const OWN = readFileSync(join(root, "src/services/client-websites.ts"), "utf8");

const ACCENTS = Object.fromEntries([..."aeiouAEIOU"].map((letter, i) => [letter, [..."áéíóúÁÉÍÓÚ"][i] ?? ""]));

/** {1} stays; in ar-XB the letters run from right to left. */
function accented(text: string, language: string): string {
  const letters = text.replaceAll(/\{\w+\}|[aeiou]/gi, (found) => ACCENTS[found] ?? found);
  return language === "ar-XB" ? `\u202e${letters}\u202c` : letters;
}

async function openPage(page: Page, url: string, path: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${url}#${path}`);
  await page.locator('a[href*="#/"]').first().waitFor({ state: "attached" });
  await page.evaluate(() => document.fonts.ready);
}

for (const { language, colorScheme, width, height } of LOOKS) {
  test(`${language}: every text of the interface is in the catalogue`, async ({ page, browser }, { config }) => {
    test.setTimeout(240_000);
    const folder = mkdtempSync(join(root, "node_modules/.cache/pseudo-"));
    const outDir = join(folder, "dist");
    const name = folder.slice(root.length);
    cpSync(join(root, "samples"), folder, { recursive: true });
    writeFileSync(
      join(folder, "site.yaml"),
      `${readFileSync(join(folder, "site.yaml"), "utf8")}\nlanguage: ${language}\n`,
    );
    const texts = allTexts().map((text) => `${JSON.stringify(text)}: ${JSON.stringify(accented(text, language))}`);
    writeFileSync(join(folder, "texts.yaml"), texts.join("\n"));
    process.env.CONTENT = name;
    await build({ root, mode: "local-services", logLevel: "error", build: { outDir, emptyOutDir: true } });
    const content = readContent(name);
    const host = await serveFolder(outDir);
    try {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height });
      await page.clock.install({ time: "2026-03-02T12:00:00Z" });
      const known = JSON.stringify(content) + OWN;
      const forgotten: string[] = [];
      const hasPictures = existsSync(join(import.meta.dirname, "pictures", pictures(browser.version())));
      for (const { path } of sitePages(content).filter((each) => each.path !== "/showcase")) {
        await openPage(page, host.url, path);
        const plain = (await page.evaluate(shownTexts)).filter(
          (text) => /[aeiou]/i.test(text) && !/[áéíóú]/i.test(text),
        );
        // The page joins some of the content's texts.
        const parts = plain.flatMap((text) => text.split(/ · |(?<=[.:]) /)).map((text) => text.replace(/[.:]$/, ""));
        const isKnown = (text: string) => /^https?:/.test(text) || known.includes(JSON.stringify(text).slice(1, -1));
        forgotten.push(...parts.filter((text) => !isKnown(text)).map((text) => `${path}: ${text}`));
        if (!PICTURES.includes(path) || (!hasPictures && config.updateSnapshots === "none")) continue;
        await finishAnimations(page);
        const file = [
          pictures(browser.version()),
          `${language}-${path.slice(1).replaceAll("/", "-") || "landing"}.png`,
        ];
        await expect.soft(page).toHaveScreenshot(file, { threshold: 0.02, maxDiffPixels: 150 });
      }
      expect(forgotten).toEqual([]);
    } finally {
      delete process.env.CONTENT;
      await host.close();
      rmSync(folder, { recursive: true });
    }
  });
}

/** As in looks.spec.ts. */
function pictures(version: string): string {
  return `${process.platform}-chromium-${version.split(".")[0]}`;
}
