import { render } from "@testing-library/react";
import axe from "axe-core";
import { type ComponentType, StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import type { Example, Expectation } from "#components/showcase-entry.ts";
import { applyTheme, getTheme, type Theme } from "#theme/theme-class.ts";
import { finishAnimations } from "./finish-animations.ts";
import { watchListeners, watchWork } from "./leaks.ts";
import {
  activeLikeOthers,
  contrast,
  FOCUSABLE,
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
const THEMES = ["dark", "light"] as const;
/** More than the listeners that leaks.ts allows. */
const ROUNDS = 8;

type Open = (container: HTMLElement) => Promise<unknown>;
/** @param patience how long work may go on after the example is gone, in ms. Default: 3000. */
type Check = (Example: ComponentType, open?: Open, patience?: number) => Promise<void>;

/** Each throws for an example that breaks the expectation: tests/components/component-contract.test.tsx has one for each. */
export const checks: Record<Expectation, Check> = {
  "axe finds nothing, closed or open, in both themes": async (Example, open) => {
    const { container } = mount(Example);
    await expectAccessible(container);
    if (!open) return;
    await open(container);
    await expectAccessible();
  },

  "every tab stop has a 3:1 focus ring in both themes": async (Example, open) => {
    const { container } = mount(Example);
    const stops = () => [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(takesTab);
    if (stops().length === 0) await open?.(container);
    for (const stop of stops()) {
      await userEvent.keyboard("{Tab}");
      expect(document.activeElement).toBe(stop);
      for (const theme of ["light", "dark"] as const) {
        applyTheme(theme);
        finishAnimations();
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(stop);
        expect([outlineStyle, outlineWidth]).toEqual(["solid", "3px"]);
        expect(contrast(outlineColor, groundOf(stop.parentElement))).toBeGreaterThanOrEqual(3);
      }
    }
  },

  "fits 320 px in both writing directions": async (Example, open) => {
    for (const dir of ["ltr", "rtl"]) {
      document.documentElement.dir = dir;
      const { container, unmount } = render(
        <div style={{ width: 320 }}>
          <Example />
        </div>,
      );
      await open?.(container);
      const box = container.firstElementChild as HTMLElement;
      expect(box.scrollWidth).toBeLessThanOrEqual(320);
      const wide = [...document.querySelectorAll<HTMLElement>("[role=listbox]")];
      for (const list of wide) expect(list.offsetWidth).toBeLessThanOrEqual(320);
      unmount();
    }
  },

  "right-to-left mirrors the layout": async (Example) => {
    const offsets = (["ltr", "rtl"] as const).map((dir) => {
      document.documentElement.dir = dir;
      const { container, unmount } = render(
        <div style={{ width: 640 }}>
          <Example />
        </div>,
      );
      const box = (container.firstElementChild as Element).getBoundingClientRect();
      const targets = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)]
        // Elements with their own direction keep it.
        .filter((element) => isVisible(element) && !element.closest(":not(html)[dir]"))
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > 1)
        .map(({ left, right }) => (dir === "ltr" ? left - box.left : box.right - right));
      unmount();
      return targets.map(Math.round);
    });
    const [ltr = [], rtl = []] = offsets;
    expect(rtl).toHaveLength(ltr.length);
    const apart = ltr.filter((offset, index) => Math.abs(offset - (rtl[index] ?? 0)) > 1);
    expect(apart, `${ltr}, mirrored: ${rtl}`).toEqual([]);
  },

  "no console messages in StrictMode and no leaks": async (Example, open, patience = 3000) => {
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
      expect(logged.flatMap((spy) => spy.mock.calls).filter((call) => !isLateResize(call))).toEqual([]);
    } finally {
      running.stop();
      for (const spy of logged) spy.mockRestore();
      expect(kept.stop()).toEqual([]);
    }
  },

  "targets are at least 24 px, and 44 px for touch": async (Example, open) => {
    const { container } = mount(Example);
    await open?.(container);
    expect(tooSmall(MIN_TARGET)).toEqual([]);
    const restore = makePointerCoarse();
    const small = tooSmall(TOUCH_TARGET);
    restore();
    expect(small).toEqual([]);
  },

  "with reduced motion nothing lasts longer than 1 ms": async (Example, open) => {
    await emulate({ "prefers-reduced-motion": "reduce" });
    expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(true);
    const { container } = mount(Example);
    await open?.(container);
    const all = [...document.body.querySelectorAll("*")].map((element) => getComputedStyle(element));
    expect(all.flatMap((style) => seconds(style.transitionDuration)).filter((time) => time > 0)).toEqual([]);
    expect(all.flatMap((style) => seconds(style.animationDuration)).filter((time) => time > 0.001)).toEqual([]);
  },

  "forced colours keep outlines and focus rings": async (Example) => {
    await emulate({ "forced-colors": "active" });
    expect(matchMedia("(forced-colors: active)").matches).toBe(true);
    const { container } = mount(Example);
    const bare = [...container.querySelectorAll<HTMLElement>("button:not([tabindex='-1']), input, textarea")].filter(
      (element) => isVisible(element) && !hasEdge(element),
    );
    expect(bare.map((element) => element.outerHTML)).toEqual([]);
    for (const stop of [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(takesTab)) {
      stop.focus({ focusVisible: true } as FocusOptions);
      const { outlineStyle, outlineWidth } = getComputedStyle(stop);
      expect([outlineStyle, outlineWidth]).toEqual(["solid", "3px"]);
    }
  },

  "forced colours keep text legible and states apart": async (Example, open) => {
    for (const scheme of ["light", "dark"]) {
      await emulate({ "forced-colors": "active", "prefers-color-scheme": scheme });
      const { container, unmount } = mount(Example);
      expect(illegible()).toEqual([]);
      expect(mixedUp()).toEqual([]);
      await open?.(container);
      expect(illegible()).toEqual([]);
      expect(mixedUp()).toEqual([]);
      unmount();
    }
  },

  "the active option stands out in both themes": async (Example, open) => {
    const { container } = mount(Example);
    await open?.(container);
    for (const theme of ["light", "dark"] as const) {
      applyTheme(theme);
      finishAnimations();
      expect(activeLikeOthers()).toEqual([]);
    }
  },
};

/**
 * The tests that every component has to pass, for each of its showcase examples.
 * @param open opens an example's list, menu or dialog
 */
export function componentContract(title: string, examples: Record<string, Example>, open?: Open): void {
  afterEach(restorePage);
  for (const [name, { Example }] of Object.entries(examples)) {
    for (const [expectation, check] of Object.entries(checks)) {
      test(`${title}, ${name}: ${expectation}`, () => check(Example, open));
    }
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

/** Expects axe to find nothing. Restores the theme. */
export async function expectAccessible(element: Element = document.body, themes: readonly Theme[] = THEMES) {
  const before = getTheme();
  for (const theme of themes) {
    applyTheme(theme);
    // Colours fade for 200 ms after a theme change.
    finishAnimations();
    const runOnly: axe.RunOnly =
      theme === "dark" ? { type: "tag", values: WCAG } : { type: "rule", values: COLOR_RULES };
    const { violations } = await axe.run(element as HTMLElement, { runOnly, resultTypes: ["violations"] });
    const found = violations.map(({ id, nodes }) => `${theme}: ${id}\n${nodes.map((node) => node.html).join("\n")}`);
    expect(found).toEqual([]);
  }
  applyTheme(before);
}

/** Emulates media features; `{}` resets them. */
export async function emulate(features: Record<string, string>): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
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
