/**
 * Compares each page's tab order, as roles and names, with the list in stops/. Every stop shows a ring, in forced colours
 * too, and is in the window with nothing over it (WCAG 2.2, 2.4.7 and 2.4.11). After an intended change, `WRITE_STOPS=1 npm test -- accessibility` writes the lists again: check the diff before you keep it.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { expect, type Page, test } from "@playwright/test";
import { open, PAGES } from "#tests/support/site.ts";

/** More than any page has. */
const MOST = 500;

for (const { path } of PAGES) {
  test(`${path}: Tab leads through the stops of its list, and each is seen`, async ({ page }) => {
    await open(page, path);
    const { stops, unseen } = await walk(page);
    expect(unseen).toEqual([]);
    const file = join(import.meta.dirname, "stops", `${path.slice(1).replace("/", "-") || "landing"}.txt`);
    // The showcase's commands contain the page's address.
    const text = stops.join("\n").replaceAll(new URL(page.url()).origin, "https://site.test").concat("\n");
    if (process.env.WRITE_STOPS === "1") writeFileSync(file, text);
    expect(existsSync(file), `${file} is there; WRITE_STOPS=1 writes it`).toBe(true);
    expect(text).toBe(readFileSync(file, "utf8"));
  });
}

for (const { width, forcedColors } of [
  { width: 768, forcedColors: null },
  { width: 390, forcedColors: "active" },
] as const) {
  test(`in a window of ${width} px${forcedColors ? ", in forced colours," : ""} every stop of every page is seen`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ forcedColors });
    // The components' examples are looked at one by one (tests/support/component-contract.tsx).
    for (const { path } of PAGES.filter((each) => each.path !== "/showcase")) {
      await open(page, path);
      expect((await walk(page)).unseen, path).toEqual([]);
    }
  });
}

/** Goes by Tab from the top of the page until focus leaves it. */
async function walk(page: Page): Promise<{ stops: string[]; unseen: string[] }> {
  const stops: string[] = [];
  const unseen: string[] = [];
  // The first stop by script: where Tab has led out of a page, the browser's own controls may come before the next one.
  await page.locator("a[href]").first().focus();
  while (stops.length < MOST && (await page.evaluate(() => document.activeElement !== document.body))) {
    const [line = ""] = (await page.locator(":focus").ariaSnapshot()).split("\n");
    const stop = line.replace(/^- /, "").replace(/:$/, "");
    stops.push(stop);
    const faults = [await hiddenAtRest(page), await page.evaluate(ringless)];
    for (const fault of faults) if (fault) unseen.push(`${stop}: ${fault}`);
    await page.keyboard.press("Tab");
  }
  return { stops, unseen };
}

/** Problems with a stop's position, once focus animations have ended. */
async function hiddenAtRest(page: Page): Promise<string | undefined> {
  try {
    await expect.poll(() => page.evaluate(hiddenBy)).toBeUndefined();
  } catch {
    return page.evaluate(hiddenBy);
  }
}

/** Problems with the focused element's position: fully out of the window, or fully covered. */
function hiddenBy(): string | undefined {
  const focused = document.activeElement as HTMLElement;
  // A hidden field is seen by its label.
  const seen = focused.matches(".sr-only, .sr-only *") ? (focused.closest("label") ?? focused) : focused;
  const { left, right, top, bottom } = seen.getBoundingClientRect();
  const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
  const [width, height] = [Math.min(right, innerWidth) - x, Math.min(bottom, innerHeight) - y];
  if (width <= 0 || height <= 0) return "is outside the window";
  const points = [0.1, 0.5, 0.9].flatMap((across) => [0.1, 0.5, 0.9].map((down) => [across, down] as const));
  const hits = points.map(([across, down]) => document.elementFromPoint(x + across * width, y + down * height));
  if (hits.some((hit) => hit && (seen.contains(hit) || hit.contains(seen)))) return undefined;
  return `is covered by ${hits[4]?.outerHTML.slice(0, 80)}`;
}

/** Says so when neither the element with focus nor what surrounds it closely has an outline of 2 px or more. */
function ringless(): string | undefined {
  let box = document.activeElement as HTMLElement | null;
  for (let level = 0; box && level < 4; level++, box = box.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(box);
    if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) return undefined;
  }
  return "has no ring";
}
