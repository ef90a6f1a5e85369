/**
 * A site in Arabic, German, Greek and Japanese: each page in both themes and two windows. Nothing is wider than the window, axe
 * finds nothing, no line of a title touches the next and none leaves the lid. Texts that the code forgot would be in English.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSite } from "#tests/support/copy-site.ts";
import { launchOptions } from "../../scripts/support/find-browser.mjs";
import { serveFolder } from "../../scripts/support/static-server.mjs";
import { directionOf } from "../../src/content/language.ts";
import { readContent } from "../../vite/content/read-content.ts";
import { sitePages } from "../../vite/content/site-pages.ts";
import { allTexts } from "../../vite/content/texts.ts";
import { root } from "../../vite/root.mjs";
import { axeFindings } from "../support/axe-in-page.ts";
import { shownTexts } from "../support/shown-texts.ts";

const FIXTURES = "tests/fixtures/languages";
const WINDOWS = [
  { width: 390, height: 844, colorScheme: "light" },
  { width: 1440, height: 900, colorScheme: "dark" },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
});
afterAll(() => browser.close());

/** Runs in the page: what is wrong with its titles. */
function titleFaults(): string[] {
  const lid = document.querySelector("main [data-part=lid]")?.getBoundingClientRect();
  const lines = [...document.querySelectorAll<HTMLElement>("h1 [data-fit]")].filter(
    (line) => line.getClientRects().length,
  );
  const boxes = lines.map((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    return { text: line.textContent, box: range.getBoundingClientRect(), isFitted: line.style.lineHeight === "" };
  });
  return boxes.flatMap(({ text, box, isFitted }, i) => {
    const next = boxes[i + 1];
    const faults = [];
    if (!isFitted && next && next.box.top < box.bottom - 0.5) faults.push(`${text} touches ${next.text}`);
    if (lid && (box.left < lid.left - 1 || box.right > lid.right + 1)) faults.push(`${text} leaves the lid`);
    if (!isFitted && lid && (box.top < lid.top || box.bottom > lid.bottom))
      faults.push(`${text} is higher than the lid`);
    return faults;
  });
}

async function faultsOf(page: Page, path: string): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const faults = await page.evaluate(titleFaults);
  if (wide > 0) faults.push(`${wide} px wider than the window`);
  faults.push(...(await axeFindings(page)).map((finding) => JSON.stringify(finding)));
  return faults.map((fault) => `${path}: ${fault}`);
}

describe.each(["ar", "de", "el", "ja"])("%s", (language) => {
  const folder = `${FIXTURES}/${language}`;
  const content = readContent(folder);
  let outDir: string;
  let host: Awaited<ReturnType<typeof serveFolder>>;

  beforeAll(async () => {
    outDir = await mkdtemp(join(root, "node_modules/.cache/language-"));
    await buildSite(root, ["--mode", "local-services", "--outDir", outDir, "--emptyOutDir"], { CONTENT: folder });
    host = await serveFolder(outDir);
  });
  afterAll(async () => {
    await host?.close();
    await rm(outDir, { recursive: true, force: true });
  });

  test.each(WINDOWS)("every page fits $width px, $colorScheme", async ({ width, height, colorScheme }) => {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: "reduce" });
    const faults: string[] = [];
    const english: string[] = [];
    for (const { path } of sitePages(content)) {
      await page.goto("about:blank");
      await page.goto(`${host.url}#${path}`);
      await page.locator('a[href*="#/"]').first().waitFor({ state: "attached" });
      await page.evaluate(() => document.fonts.ready);
      const { lang, dir } = await page.evaluate(() => {
        const { lang, dir } = document.documentElement;
        return { lang, dir };
      });
      expect([lang, dir || "ltr"]).toEqual([language, directionOf(language)]);
      faults.push(...(await faultsOf(page, path)));
      const known = new Set(allTexts().filter((text) => content.texts[text] !== text));
      // The showcase's cards are in English, and say so.
      expect(await page.locator("main > [lang=en]").count()).toBe(path === "/showcase" ? 1 : 0);
      if (path !== "/showcase") english.push(...(await page.evaluate(shownTexts)).filter((text) => known.has(text)));
      const side = await page.locator("aside[data-style]").boundingBox();
      expect((side?.x ?? 0) > width / 2, path).toBe(directionOf(language) === "rtl");
    }
    await page.close();
    expect(faults).toEqual([]);
    expect(english.filter((text) => !Object.values(content.texts).includes(text))).toEqual([]);
  });
});
