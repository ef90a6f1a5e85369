import { render } from "@testing-library/react";
import axe from "axe-core";
import { type ComponentType, StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import type { Example } from "#components/showcase-entry.ts";
import { shownTheme, showTheme, type Theme } from "#theme/theme-class.ts";
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
const SMALLEST_TARGET = 24;
/** For a finger. */
const TOUCH_TARGET = 44;
const THEMES = ["dark", "light"] as const;
/** More often than a library may keep a listener: leaks.ts. */
const ROUNDS = 8;

/**
 * What every component owes, whatever else it does: one test each, for each of its showcase examples.
 * @param open brings an example into its fullest state, such as a list opened
 * @param mirrors whether the layout is mirrored from right to left; a clock's columns, say, are not. Default: true
 */
export function componentContract(
  title: string,
  examples: Record<string, Example>,
  open?: (container: HTMLElement) => Promise<unknown>,
  { mirrors = true } = {},
): void {
  afterEach(async () => {
    document.documentElement.removeAttribute("dir");
    await emulate({});
  });

  for (const [name, { Example }] of Object.entries(examples)) {
    test(`${title}, ${name}: axe finds nothing at rest and opened, in either theme`, async () => {
      const { container } = mount(Example);
      await expectAccessible(container, open ? ["dark"] : THEMES);
      if (!open) return;
      await open(container);
      await expectAccessible();
    });

    test(`${title}, ${name}: every stop of Tab shows a ring of 3:1, in either theme`, async () => {
      const { container } = mount(Example);
      for (const stop of [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(takesTab)) {
        await userEvent.keyboard("{Tab}");
        expect(document.activeElement).toBe(stop);
        for (const theme of ["light", "dark"] as const) {
          showTheme(theme);
          finishAnimations();
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(stop);
          expect([outlineStyle, outlineWidth]).toEqual(["solid", "3px"]);
          expect(contrast(outlineColor, groundOf(stop.parentElement))).toBeGreaterThanOrEqual(3);
        }
      }
    });

    test(`${title}, ${name}: stays within 320 px, in both writing directions`, async () => {
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
    });

    test.runIf(mirrors)(`${title}, ${name}: from right to left it is its own mirror image`, async () => {
      const offsets = (["ltr", "rtl"] as const).map((dir) => {
        document.documentElement.dir = dir;
        const { container, unmount } = render(
          <div style={{ width: 640 }}>
            <Example />
          </div>,
        );
        const box = (container.firstElementChild as Element).getBoundingClientRect();
        const targets = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)]
          // What sets its own direction keeps it.
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
      expect(apart, `${ltr} and, mirrored, ${rtl}`).toEqual([]);
    });

    test(`${title}, ${name}: says nothing on the console in StrictMode, and leaves nothing behind`, async () => {
      const said = (["error", "warn"] as const).map((level) => vi.spyOn(console, level));
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
      await vi.waitFor(() => {
        expect(document.querySelectorAll("[data-headlessui-portal], [role=listbox], [role=dialog]")).toHaveLength(0);
        // A library may keep the one place of its portals.
        expect(document.body.querySelectorAll("*").length - nodes).toBeLessThanOrEqual(2);
        expect(running.left()).toEqual([]);
      }, 3000);
      running.stop();
      expect(said.flatMap((spy) => spy.mock.calls).filter((call) => !isLateResize(call))).toEqual([]);
      expect(kept.stop()).toEqual([]);
    });

    test(`${title}, ${name}: every target is 24 px or more, and 44 px for a coarse pointer`, async () => {
      const { container } = mount(Example);
      await open?.(container);
      expect(tooSmall(SMALLEST_TARGET)).toEqual([]);
      const restore = makePointerCoarse();
      const small = tooSmall(TOUCH_TARGET);
      restore();
      expect(small).toEqual([]);
    });

    test(`${title}, ${name}: under reduced motion every change shows at once, and no animation lasts longer than 1 ms`, async () => {
      await emulate({ "prefers-reduced-motion": "reduce" });
      expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(true);
      const { container } = mount(Example);
      await open?.(container);
      const all = [...document.body.querySelectorAll("*")].map((element) => getComputedStyle(element));
      expect(all.flatMap((style) => seconds(style.transitionDuration)).filter((time) => time > 0)).toEqual([]);
      expect(all.flatMap((style) => seconds(style.animationDuration)).filter((time) => time > 0.001)).toEqual([]);
    });

    test(`${title}, ${name}: in forced colours every control keeps an outline and its ring`, async () => {
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
    });

    test(`${title}, ${name}: in forced colours all is legible, and chosen, disabled and active stay apart`, async () => {
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
    });

    test(`${title}, ${name}: opened, what is active looks like none of its neighbours, in either theme`, async () => {
      const { container } = mount(Example);
      await open?.(container);
      for (const theme of ["light", "dark"] as const) {
        showTheme(theme);
        finishAnimations();
        expect(activeLikeOthers()).toEqual([]);
      }
    });
  }
}

/** WCAG 2.0 to 2.2, levels A and AA. */
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules whose findings depend on colours: all that can differ between the themes. */
const OF_COLORS = ["color-contrast", "link-in-text-block"];

/** Expects axe to find nothing in an element, in both themes if not told otherwise. The theme is put back. */
export async function expectAccessible(element: Element = document.body, themes: readonly Theme[] = THEMES) {
  const before = shownTheme();
  for (const theme of themes) {
    showTheme(theme);
    // Colours fade over 200 ms after a change of theme; axe must see where they end.
    finishAnimations();
    const runOnly: axe.RunOnly = theme === "dark" ? { type: "tag", values: WCAG } : { type: "rule", values: OF_COLORS };
    const { violations } = await axe.run(element as HTMLElement, { runOnly, resultTypes: ["violations"] });
    const found = violations.map(({ id, nodes }) => `${theme}: ${id}\n${nodes.map((node) => node.html).join("\n")}`);
    expect(found).toEqual([]);
  }
  showTheme(before);
}

/** Tells the browser what its user prefers; `{}` takes it back. */
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

/**
 * Chromium's word that a resize notification comes one frame later, as it does when a virtual list measures its first
 * options. It never reaches the console of a page; the test runner puts it there.
 */
function isLateResize([first]: unknown[]): boolean {
  return first instanceof Error && first.message.startsWith("ResizeObserver loop");
}

/**
 * Makes the styles for a coarse pointer count, in the style sheets themselves: Chromium's touch emulation cannot be
 * switched off again, it leaves a page that knows no pointer at all.
 */
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

/** Every media rule, however deep; Tailwind nests them in the rule of the class. */
function mediaRules(parent: { cssRules: CSSRuleList }): CSSMediaRule[] {
  return [...parent.cssRules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...("cssRules" in rule ? mediaRules(rule as CSSGroupingRule) : []),
  ]);
}

function seconds(durations: string): number[] {
  return durations.split(",").map((text) => Number.parseFloat(text) * (text.trim().endsWith("ms") ? 0.001 : 1));
}
