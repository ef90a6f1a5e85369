import { render } from "@testing-library/react";
import axe from "axe-core";
import { type ComponentType, StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { CONTRACT, type Example, type Expectation } from "#components/showcase-entry.ts";
import { applyTheme } from "#theme/theme-class.ts";
import { isComplete } from "./complete.ts";
import { finishAnimations } from "./finish-animations.ts";
import { watchListeners, watchWork } from "./leaks.ts";
import {
  activeLikeOthers,
  contrast,
  FOCUSABLE,
  faint,
  groundOf,
  hasEdge,
  illegible,
  isVisible,
  mixedUp,
  takesTab,
  tooSmall,
} from "./measure-looks.ts";

/** WCAG 2.2, 2.5.8 Target size (minimum), in px. */
const MIN_TARGET = 24;
/** For touch, in px. */
const TOUCH_TARGET = 44;
/** Ends with the theme that tests start in. */
const THEMES = ["light", "dark"] as const;
/** More than the listeners that leaks.ts allows. */
const ROUNDS = 8;

type Open = (container: HTMLElement) => Promise<unknown>;

/** The media features of every mount: motion is measured, and nothing else depends on it. */
const STILL = { "prefers-reduced-motion": "reduce" };
const FORCED = THEMES.map((scheme) => ({
  ...STILL,
  "forced-colors": "active",
  "prefers-color-scheme": scheme,
}));

const AXE = "axe finds nothing, closed or open, in both themes";
const STOPS = "Tab reaches all in order, with a 3:1 focus ring in both themes, and leaves";
const FAINT = "fields and icons have a contrast of 3:1 in both themes";
const SHOWN = "what focus shows can be hovered, stays, and Escape removes it";
const FITS = "fits 320 px in both writing directions";
const MIRRORED = "right-to-left mirrors the layout";
const CLEAN = "no console messages in StrictMode and no leaks";
const TARGETS = "targets are at least 24 px, and 44 px for touch";
const MOTION = "with reduced motion nothing lasts longer than 1 ms";
const EDGES = "forced colours keep outlines and focus rings";
const LEGIBLE = "forced colours keep text legible and states apart";
const ACTIVE = "the active option stands out in both themes";

/** Looks at one mount, closed and open. Throws for an example that breaks one of the expectations, with its name. */
async function look(Example: ComponentType, wanted: readonly Expectation[], open?: Open): Promise<void> {
  const check = async (expectation: Expectation, see: () => Promise<unknown> | unknown) => {
    if (!wanted.includes(expectation)) return;
    try {
      await see();
    } catch (error) {
      if (error instanceof Error) error.message = `${expectation}: ${error.message}`;
      throw error;
    }
  };
  const checkForced = async (container: HTMLElement, isOpen: boolean) => {
    for (const features of FORCED) {
      await emulate(features);
      if (!isOpen) await check(EDGES, () => expectEdges(container));
      await check(LEGIBLE, () => expect([...illegible(), ...mixedUp()]).toEqual([]));
    }
    await emulate(STILL);
  };

  await emulate(STILL);
  const { container } = mount(Example);
  const hasStops = stopsOf(container).length > 0;
  if (hasStops) await check(STOPS, () => expectRings(container));
  await check(SHOWN, () => expectShown(container));
  await check(FAINT, expectContrast);
  await check(AXE, () => expectAccessible(container));
  await checkForced(container, false);
  leaveFocus();

  await open?.(container);
  if (!hasStops) await check(STOPS, () => expectRings(container));
  if (open) await check(FAINT, expectContrast);
  if (open) await check(AXE, () => expectAccessible());
  await check(ACTIVE, expectActiveOption);
  await check(TARGETS, expectTargets);
  await check(MOTION, expectStill);
  if (open) await checkForced(container, true);
  if (open) await check(STOPS, () => expectWayOut(container));
}

async function expectRings(container: HTMLElement): Promise<void> {
  const stops = stopsOf(container);
  for (const stop of stops) {
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(stop);
    for (const theme of THEMES) {
      applyTheme(theme);
      finishAnimations();
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(stop);
      expect([outlineStyle, outlineWidth]).toEqual(["solid", "3px"]);
      expect(contrast(outlineColor, groundOf(stop.parentElement))).toBeGreaterThanOrEqual(3);
    }
  }
  expect(stops, "after the last one").not.toContain(await tabOut(stops.slice(-1)));
}

/** Presses Tab on each. @returns what is focused then: a button after the page, if nothing is in between */
async function tabOut(stops: readonly HTMLElement[]): Promise<Element | null> {
  const next = document.body.appendChild(document.createElement("button"));
  for (const _ of stops) if (document.activeElement !== next) await userEvent.keyboard("{Tab}");
  const { activeElement } = document;
  next.remove();
  return activeElement;
}

/** Tab leaves what was opened, after Escape where that is modal. */
async function expectWayOut(container: HTMLElement): Promise<void> {
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => document.querySelector("[role=dialog], [role=listbox], [role=menu]")).toBeNull();
  const stops = stopsOf(container);
  expect(stops, "after Tab").not.toContain(await tabOut([...stops, document.body]));
}

async function expectShown(container: HTMLElement): Promise<void> {
  for (const stop of stopsOf(container)) {
    stop.focus({ focusVisible: true } as FocusOptions);
    for (const tip of document.querySelectorAll<HTMLElement>("[role=tooltip]")) {
      await userEvent.hover(tip);
      expect(tip.isConnected).toBe(true);
      await userEvent.keyboard("{Escape}");
      await expect.poll(() => tip.isConnected, { timeout: 3000 }).toBe(false);
      expect(document.activeElement).toBe(stop);
    }
  }
  leaveFocus();
}

async function expectContrast(): Promise<void> {
  for (const theme of THEMES) {
    applyTheme(theme);
    expect(faint(), theme).toEqual([]);
  }
}

function expectEdges(container: HTMLElement): void {
  expect(matchMedia("(forced-colors: active)").matches).toBe(true);
  const bare = [...container.querySelectorAll<HTMLElement>("button:not([tabindex='-1']), input, textarea")].filter(
    (element) => isVisible(element) && !hasEdge(element),
  );
  expect(bare.map((element) => element.outerHTML)).toEqual([]);
  for (const stop of stopsOf(container)) {
    stop.focus({ focusVisible: true } as FocusOptions);
    const { outlineStyle, outlineWidth } = getComputedStyle(stop);
    expect([outlineStyle, outlineWidth]).toEqual(["solid", "3px"]);
  }
}

function expectActiveOption(): void {
  for (const theme of THEMES) {
    applyTheme(theme);
    finishAnimations();
    expect(activeLikeOthers()).toEqual([]);
  }
}

function expectTargets(): void {
  expect(tooSmall(MIN_TARGET)).toEqual([]);
  const restore = makePointerCoarse();
  const small = tooSmall(TOUCH_TARGET);
  restore();
  expect(small).toEqual([]);
}

function expectStill(): void {
  expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(true);
  const all = [...document.body.querySelectorAll("*")].map((element) => getComputedStyle(element));
  expect(all.flatMap((style) => seconds(style.transitionDuration)).filter((time) => time > 0)).toEqual([]);
  expect(all.flatMap((style) => seconds(style.animationDuration)).filter((time) => time > 0.001)).toEqual([]);
}

const DIRECTIONS = ["ltr", "rtl"] as const;

async function fitNarrow(Example: ComponentType, open?: Open): Promise<void> {
  for (const dir of DIRECTIONS) {
    const { container, box, unmount } = layOut(Example, dir, 320);
    await open?.(container);
    expect(box.scrollWidth, FITS).toBeLessThanOrEqual(320);
    const lists = [...document.querySelectorAll<HTMLElement>("[role=listbox]")];
    for (const list of lists) expect(list.offsetWidth, FITS).toBeLessThanOrEqual(320);
    unmount();
  }
}

async function mirror(Example: ComponentType): Promise<void> {
  const [ltr = [], rtl = []] = DIRECTIONS.map((dir) => {
    const { container, box, unmount } = layOut(Example, dir, 640);
    const { left: start, right: end } = box.getBoundingClientRect();
    const targets = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)]
      // Elements with their own direction keep it.
      .filter((element) => isVisible(element) && !element.closest(":not(html)[dir]"))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 1)
      .map(({ left, right }) => (dir === "ltr" ? left - start : end - right));
    unmount();
    return targets.map(Math.round);
  });
  expect(rtl, MIRRORED).toHaveLength(ltr.length);
  const apart = ltr.filter((offset, index) => Math.abs(offset - (rtl[index] ?? 0)) > 1);
  expect(apart, `${MIRRORED}: ${ltr}, mirrored: ${rtl}`).toEqual([]);
}

function layOut(Example: ComponentType, dir: string, width: number) {
  document.documentElement.dir = dir;
  const { container, unmount } = render(
    <div style={{ width }}>
      <Example />
    </div>,
  );
  return { container, box: container.firstElementChild as HTMLElement, unmount };
}

/** @param patience how long work may go on after the example is gone, in ms */
async function leave(Example: ComponentType, open?: Open, patience = 3000): Promise<void> {
  const logged = (["error", "warn"] as const).map((level) => vi.spyOn(console, level));
  const nodes = document.body.querySelectorAll("*").length;
  const kept = watchListeners();
  const running = watchWork();
  for (let round = 0; round < ROUNDS; round++) {
    const { container, unmount } = mount(Example);
    unmount();
    container.remove();
  }
  const { container, unmount } = mount(Example);
  await open?.(container);
  unmount();
  container.remove();
  try {
    await vi.waitFor(() => {
      expect(document.querySelectorAll("[data-headlessui-portal], [role=listbox], [role=dialog]")).toHaveLength(0);
      // A library may keep its portal root.
      expect(document.body.querySelectorAll("*").length - nodes).toBeLessThanOrEqual(2);
      expect(running.left()).toEqual([]);
    }, patience);
    const said = logged.flatMap((spy) => spy.mock.calls).filter((call) => !isLateResize(call));
    expect(said.map((call) => call.join(" "))).toEqual([]);
  } finally {
    running.stop();
    for (const spy of logged) spy.mockRestore();
    expect(kept.stop()).toEqual([]);
  }
}

const ALL = Object.keys(CONTRACT) as Expectation[];

type Check = (Example: ComponentType, open?: Open, patience?: number) => Promise<void>;

const looks =
  (expectation: Expectation): Check =>
  (Example, open) =>
    look(Example, [expectation], open);

/** Each throws for an example that breaks the expectation: tests/components/component-contract.test.tsx has one for each. */
export const checks: Record<Expectation, Check> = {
  ...(Object.fromEntries(ALL.map((each) => [each, looks(each)])) as Record<Expectation, Check>),
  [FITS]: fitNarrow,
  [MIRRORED]: mirror,
  [CLEAN]: leave,
};

/**
 * The tests that every component has to pass, for each of its showcase examples. Axe looks at the first example alone, unless
 * every case runs.
 * @param open opens an example's list, menu or dialog
 */
export function componentContract(title: string, examples: Record<string, Example>, open?: Open): void {
  afterEach(restorePage);
  for (const [index, [name, { Example }]] of Object.entries(examples).entries()) {
    const wanted = index === 0 || isComplete ? ALL : ALL.filter((expectation) => expectation !== AXE);
    test(`${title}, ${name}: can be seen, reached and read, closed and open`, () => look(Example, wanted, open));
    test(`${title}, ${name}: fits 320 px, and right-to-left mirrors it`, async () => {
      await mirror(Example);
      await fitNarrow(Example, open);
    });
    test(`${title}, ${name}: logs nothing and leaves nothing behind`, () => leave(Example, open));
  }
}

/** Undoes what the checks set for the whole page. */
export async function restorePage(): Promise<void> {
  document.documentElement.removeAttribute("dir");
  await emulate({});
}

/** WCAG 2.0 to 2.2, levels A and AA. */
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules that depend on the theme. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Expects axe to find nothing in either theme. */
export async function expectAccessible(element: Element = document.body) {
  for (const theme of THEMES) {
    applyTheme(theme);
    // Colours fade for 200 ms after a theme change.
    finishAnimations();
    const runOnly: axe.RunOnly =
      theme === "dark" ? { type: "tag", values: WCAG } : { type: "rule", values: COLOR_RULES };
    const { violations } = await axe.run(element as HTMLElement, { runOnly, resultTypes: ["violations"] });
    const found = violations.map(({ id, nodes }) => `${theme}: ${id}\n${nodes.map((node) => node.html).join("\n")}`);
    expect(found).toEqual([]);
  }
}

/** Emulates media features; `{}` resets them. */
export async function emulate(features: Record<string, string>): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

/** The elements that Tab reaches. */
function stopsOf(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(takesTab);
}

/** Leaves the focused control. The next Tab goes to the first stop of the page. */
function leaveFocus(): void {
  const start = document.createElement("i");
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
}

function mount(Example: ComponentType) {
  return render(
    <StrictMode>
      <Example />
    </StrictMode>,
  );
}

/** Chromium's notice of a late resize notification, which only the test runner logs. */
function isLateResize([first]: unknown[]): boolean {
  return first instanceof Error && first.message.startsWith("ResizeObserver loop");
}

/** Applies the coarse-pointer styles in the style sheets, since Chromium's touch emulation cannot be switched off again. */
function makePointerCoarse(): () => void {
  const rules = [...document.styleSheets].flatMap((sheet) => mediaRules(sheet)).filter(isCoarse);
  const before = rules.map((rule) => rule.media.mediaText);
  expect(rules.length).toBeGreaterThan(0);
  for (const rule of rules) rule.media.mediaText = "all";
  return () => {
    rules.forEach((rule, index) => {
      rule.media.mediaText = before[index] ?? "";
    });
  };
}

function isCoarse(rule: CSSMediaRule): boolean {
  return rule.conditionText.includes("pointer: coarse");
}

/** Includes nested rules, as Tailwind writes them. */
function mediaRules(parent: { cssRules: CSSRuleList }): CSSMediaRule[] {
  return [...parent.cssRules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...("cssRules" in rule ? mediaRules(rule as CSSGroupingRule) : []),
  ]);
}

function seconds(durations: string): number[] {
  return durations.split(",").map((text) => Number.parseFloat(text) * (text.trim().endsWith("ms") ? 0.001 : 1));
}
