/**
 * Tab reaches every visible control of a page, once and in the document's order. Every stop shows a ring, in forced colours too,
 * and is in the window with nothing over it (WCAG 2.2, 2.1.1, 2.4.3, 2.4.7 and 2.4.11).
 */
import { expect, type Page, test } from "@playwright/test";
import { open, PAGES, reachAll } from "#tests/support/site.ts";

for (const { path } of PAGES) {
  test(`${path}: Tab reaches every visible control in order, and each is seen`, async ({ page }) => {
    await open(page, path);
    await reachAll(page);
    await expectStops(page);
  });
}

for (const { width, forcedColors } of [
  { width: 768, forcedColors: null },
  { width: 390, forcedColors: "active" },
] as const) {
  test(`at ${width} px${forcedColors ? " in forced colours" : ""} Tab reaches every visible control`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ forcedColors });
    // The components' examples are looked at one by one (tests/support/component-contract.tsx).
    for (const { path } of PAGES.filter((each) => each.path !== "/showcase")) {
      await open(page, path);
      await expectStops(page);
    }
  });
}

/** Goes by Tab from the top of the page until focus leaves it. */
async function expectStops(page: Page): Promise<void> {
  const controls = await page.evaluate(numberControls);
  expect(controls.length).toBeGreaterThan(10);
  const stops: string[] = [];
  const faults: string[] = [];
  // The first stop by script: where Tab has led out of a page, the browser's own controls may come before the next one.
  await page.locator("a[href]").first().focus();
  while (await page.evaluate(() => document.activeElement !== document.body)) {
    const { stop, isNew, isBehind } = await page.evaluate(readStop);
    // One that appears on the way, such as a message's Undo, has no number.
    if (!isNew) stops.push(stop);
    if (isBehind) faults.push(`${stop}: is before the stop before it`);
    for (const fault of [await hiddenAtRest(page), await page.evaluate(ringless)]) {
      if (fault) faults.push(`${stop}: ${fault}`);
    }
    expect(stops.length, "Tab never leaves the page").toBeLessThanOrEqual(controls.length);
    await page.keyboard.press("Tab");
  }
  expect(faults).toEqual([]);
  expect(stops).toEqual(controls);
}

/**
 * Numbers the visible controls that Tab should reach, in the document's order: one of each composite widget, such as radio
 * buttons or tabs. Runs in the page.
 */
function numberControls(): string[] {
  Object.assign(window, { lastStop: undefined });
  const controls = "a, button, input, select, textarea, summary, [tabindex='0']";
  const widgets = "[role=radiogroup] *, [role=tablist] *, [role=combobox] ~ button";
  const shown = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.closest("[inert], [aria-hidden=true]") &&
      !control.matches(":disabled"),
  );
  const radios = shown.filter((control) => control.matches("[type=radio]")) as HTMLInputElement[];
  const isSkipped = (control: HTMLElement) => {
    const group = radios.filter(({ name }) => name === (control as HTMLInputElement).name);
    if (control.matches("[type=radio]")) return control !== (group.find(({ checked }) => checked) ?? group[0]);
    return control.tabIndex < 0 && control.matches(widgets);
  };
  return shown
    .filter((control) => !isSkipped(control))
    .map((control, index) => {
      const stop = `${index + 1}: ${control.textContent || control.outerHTML.slice(0, 120)}`;
      return Object.assign(control, { stop }).stop;
    });
}

/** The focused element, whether it was not there before, and whether it is before the last one. Runs in the page. */
function readStop(): { stop: string; isNew: boolean; isBehind: boolean } {
  const focused = document.activeElement as HTMLElement & { stop?: string };
  const last = Reflect.get(window, "lastStop") as HTMLElement | undefined;
  Object.assign(window, { lastStop: focused });
  const isBehind = ((last?.compareDocumentPosition(focused) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return { stop: focused.stop ?? focused.outerHTML.slice(0, 120), isNew: !focused.stop, isBehind };
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
