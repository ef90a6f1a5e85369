import { render } from "@testing-library/react";
import { type ComponentType, StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import type { Example } from "#lib/showcase-entry.ts";
import { expectAccessible } from "./axe.ts";
import { settle } from "./settle.ts";

/** WCAG 2.2, 2.5.8 Target size (minimum), in px. */
const SMALLEST_TARGET = 24;
/** For a finger. */
const TOUCH_TARGET = 44;
/** What carries text or a line of a control, and so must be read in forced colours. */
const LEAST_CONTRAST = { text: 4.5, drawing: 3 };
const FOCUSABLE = "a[href], button, input, textarea, summary, [role=switch], [role=option], [tabindex='0']";

/**
 * What every component owes, whatever else it does: one test each, for each of its showcase examples.
 * @param open brings an example into its fullest state, such as a list opened
 * @param mirrors whether the layout is mirrored from right to left; a clock's columns, say, are not. Default: true
 */
export function obligations(
  title: string,
  examples: Record<string, Example>,
  open: (container: HTMLElement) => Promise<unknown> = async () => {},
  { mirrors = true } = {},
): void {
  afterEach(async () => {
    document.documentElement.removeAttribute("dir");
    await emulate({});
  });

  for (const [name, { Example }] of Object.entries(examples)) {
    test(`${title}, ${name}: axe finds nothing at rest and opened, in either theme`, async () => {
      const { container } = mount(Example);
      await expectAccessible(container);
      await open(container);
      await expectAccessible();
    });

    test(`${title}, ${name}: every stop of Tab shows a ring of 3:1, in either theme`, async () => {
      const { container } = mount(Example);
      for (const stop of [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(takesTab)) {
        await userEvent.keyboard("{Tab}");
        expect(document.activeElement).toBe(stop);
        for (const theme of ["light-mode", "dark-mode"]) {
          document.body.className = theme;
          settle();
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
        await open(container);
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
      for (let round = 0; round < 100; round++) {
        const { container, unmount } = mount(Example);
        unmount();
        container.remove();
      }
      const { container, unmount } = mount(Example);
      await open(container);
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
      await open(container);
      expect(tooSmall(SMALLEST_TARGET)).toEqual([]);
      const restore = makePointerCoarse();
      const small = tooSmall(TOUCH_TARGET);
      restore();
      expect(small).toEqual([]);
    });

    test(`${title}, ${name}: nothing moves for longer than 1 ms under reduced motion`, async () => {
      await emulate({ "prefers-reduced-motion": "reduce" });
      expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(true);
      const { container } = mount(Example);
      await open(container);
      const all = [...document.body.querySelectorAll("*")].map((element) => getComputedStyle(element));
      expect(all.flatMap((style) => seconds(style.transitionDuration)).filter((time) => time > 0.001)).toEqual([]);
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
        await userEvent.keyboard("{Tab}");
        expect(document.activeElement).toBe(stop);
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
        await open(container);
        expect(illegible()).toEqual([]);
        expect(mixedUp()).toEqual([]);
        unmount();
      }
    });

    test(`${title}, ${name}: opened, what is active looks like none of its neighbours, in either theme`, async () => {
      const { container } = mount(Example);
      await open(container);
      for (const theme of ["light-mode", "dark-mode"]) {
        document.body.className = theme;
        settle();
        expect(activeLikeOthers()).toEqual([]);
      }
    });
  }
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

function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.ariaHidden !== "true";
}

function tooSmall(size: number): string[] {
  // On its way, at a fraction of a pixel, a box of 44 px measures 43.99.
  settle();
  return [...document.querySelectorAll<HTMLElement>(FOCUSABLE)]
    .filter((element) => isVisible(element) && !element.closest("[aria-hidden=true]"))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      // Focus guards of 1 px are no targets.
      return width > 1 && (width < size || height < size);
    })
    .map((element) => element.outerHTML);
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

function takesTab(element: HTMLElement): boolean {
  return isVisible(element) && element.tabIndex >= 0 && !element.matches(":disabled");
}

/** The first colour behind an element. */
function groundOf(element: Element | null): string {
  for (let place = element; place; place = place.parentElement) {
    if (!isClear(place)) return getComputedStyle(place).backgroundColor;
  }
  return "white";
}

/** Whether what is behind it shows through. In forced colours "transparent" has other numbers before its 0. */
function isClear(element: Element): boolean {
  return /^rgba.*, 0\)$|\/ 0\)$/.test(getComputedStyle(element).backgroundColor);
}

/** WCAG 2.2 contrast of two opaque colours in any CSS notation. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const context = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A border above or below, on the control or on the part that draws it. */
function hasEdge(element: HTMLElement): boolean {
  return [element, ...element.children].some((part) => {
    const style = getComputedStyle(part);
    return [style.borderTopWidth, style.borderBottomWidth].some((width) => Number.parseFloat(width) > 0);
  });
}

/** Text and drawings whose colour is too near to the one behind them. */
function illegible(): string[] {
  settle();
  const seen = [...document.body.querySelectorAll<HTMLElement>("*")].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest("[inert], [aria-hidden=true]:not(svg), .sr-only"),
  );
  return seen.flatMap((element) => {
    const isDrawing = element.localName === "svg";
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    if (!isDrawing && !hasText) return [];
    const found = contrast(getComputedStyle(element).color, groundOf(behind(element)));
    return found >= LEAST_CONTRAST[isDrawing ? "drawing" : "text"] ? [] : [`${found.toFixed(2)}: ${element.outerHTML}`];
  });
}

/** What an element stands on: itself, or a sibling that was slid under it. */
function behind(element: Element): Element {
  const { x, y, width, height } = element.getBoundingClientRect();
  const pile = document.elementsFromPoint(x + width / 2, y + height / 2);
  const place = pile.indexOf(element);
  return (place < 0 ? undefined : pile.slice(place).find((each) => !isClear(each))) ?? element;
}

/** Chosen ones that look like the others of their role, disabled ones that do not look so, and `activeLikeOthers`. */
function mixedUp(): string[] {
  settle();
  const all = [...document.querySelectorAll<HTMLElement>("[role], button, input, textarea")].filter(isVisible);
  const chosen = ["aria-checked", "aria-selected", "aria-pressed"].flatMap((state) => {
    const others = all.filter((element) => element.getAttribute(state) === "false");
    return all
      .filter((element) => element.getAttribute(state) === "true")
      .filter((element) => others.some((other) => other.role === element.role && looks(other) === looks(element)));
  });
  const gray = document.body.appendChild(document.createElement("i"));
  gray.style.color = "GrayText";
  const { color } = getComputedStyle(gray);
  gray.remove();
  const disabled = all
    .filter((element) => element.matches(":disabled, [data-disabled], [aria-disabled=true]:not([aria-busy=true])"))
    .filter((element) => !element.matches("[data-active], [data-focus]") && getComputedStyle(element).color !== color);
  return [...chosen, ...disabled].map((element) => element.outerHTML).concat(activeLikeOthers());
}

/** The option, item or cell that has the focus of its list, when another of them looks the same. */
function activeLikeOthers(): string[] {
  const focused = document.activeElement as HTMLElement;
  const active = document.getElementById(focused.getAttribute("aria-activedescendant") ?? "") ?? focused;
  if (!active.matches("[role=option], [role^=menuitem], [role=gridcell], [role=tab], [role=radio]")) return [];
  const others = [...document.querySelectorAll<HTMLElement>(`[role=${active.role}]`)].filter((each) => each !== active);
  return others.filter((other) => looks(other) === looks(active)).map((other) => other.outerHTML);
}

/** What the eye can tell an element by: colours, lines and what is shown inside it. */
function looks(element: HTMLElement): string {
  return [element, ...element.querySelectorAll("svg, i, span")]
    .map((part) => {
      const style = getComputedStyle(part);
      const { color, backgroundColor, borderTop, borderBottom, visibility, textDecorationLine, boxShadow } = style;
      const outline = style.outlineStyle === "none" ? "" : `${style.outlineColor} ${style.outlineWidth}`;
      return [color, backgroundColor, borderTop, borderBottom, visibility, textDecorationLine, boxShadow, outline];
    })
    .join();
}

function seconds(durations: string): number[] {
  return durations.split(",").map((text) => Number.parseFloat(text) * (text.trim().endsWith("ms") ? 0.001 : 1));
}

/** Counts what is listened for on window and document, so that a forgotten listener shows. */
function watchListeners() {
  const targets = [window, document];
  const counts = new Map<string, number>();
  const originals = targets.map((target) => [target.addEventListener, target.removeEventListener] as const);
  targets.forEach((target, index) => {
    const key = (type: string) => `${index === 0 ? "window" : "document"} ${type}`;
    const held = new Map<string, Set<unknown>>();
    const count = () => {
      for (const [name, listeners] of held) counts.set(name, listeners.size);
    };
    target.addEventListener = function add(type: string, listener: unknown, options?: AddEventListenerOptions) {
      const set = held.get(key(type)) ?? new Set();
      set.add(listener);
      held.set(key(type), set);
      const forget = () => {
        set.delete(listener);
        count();
      };
      if (typeof options === "object") options.signal?.addEventListener("abort", forget);
      count();
      return originals[index]?.[0].call(target, type, listener as EventListener, options);
    } as typeof target.addEventListener;
    target.removeEventListener = function remove(type: string, listener: unknown, options?: EventListenerOptions) {
      held.get(key(type))?.delete(listener);
      count();
      return originals[index]?.[1].call(target, type, listener as EventListener, options);
    } as typeof target.removeEventListener;
  });
  return {
    /** What is still listened for more than a library's one listener per page. */
    stop() {
      targets.forEach((target) => {
        delete (target as Partial<EventTarget>).addEventListener;
        delete (target as Partial<EventTarget>).removeEventListener;
      });
      return [...counts].filter(([, count]) => count > 5).map(([name, count]) => `${name}: ${count}`);
    },
  };
}

/** Watches what goes on by itself: timers, frames and observers. */
function watchWork() {
  const { setTimeout, clearTimeout, setInterval, clearInterval, requestAnimationFrame, cancelAnimationFrame }: Window =
    window;
  const own = { setTimeout, clearTimeout, setInterval, clearInterval, requestAnimationFrame, cancelAnimationFrame };
  const timers = new Map<number | undefined, string>();
  const once = (run: unknown, start: (done: (...all: unknown[]) => void) => number, name: string) => {
    const id = start((...all) => {
      timers.delete(id);
      if (typeof run === "function") run(...all);
    });
    timers.set(id, name);
    return id;
  };
  const forget = (clear: (id?: number) => void) => (id?: number) => {
    timers.delete(id);
    clear.call(window, id);
  };
  Object.assign(window, {
    setTimeout: (run: unknown, ms?: number, ...rest: unknown[]) =>
      once(run, (done) => setTimeout.call(window, done, ms, ...rest), `timeout of ${ms} ms`),
    requestAnimationFrame: (run: unknown) => once(run, (done) => requestAnimationFrame.call(window, done), "frame"),
    setInterval: (run: TimerHandler, ms?: number, ...rest: unknown[]) => {
      const id = setInterval.call(window, run, ms, ...rest);
      timers.set(id, `interval of ${ms} ms`);
      return id;
    },
    clearTimeout: forget(clearTimeout),
    clearInterval: forget(clearInterval),
    cancelAnimationFrame: forget(cancelAnimationFrame as (id?: number) => void),
  });
  const observed = new Map<object, Set<unknown>>();
  const restored = [ResizeObserver, IntersectionObserver, MutationObserver].map(({ prototype }) => {
    const { observe, disconnect } = prototype;
    const unobserve = "unobserve" in prototype ? prototype.unobserve : undefined;
    prototype.observe = function watched(this: ResizeObserver, target: Element, options?: object) {
      observed.set(this, (observed.get(this) ?? new Set()).add(target));
      observe.call(this, target, options as never);
    };
    prototype.disconnect = function unwatched(this: ResizeObserver) {
      observed.delete(this);
      disconnect.call(this);
    };
    if (!unobserve) return () => Object.assign(prototype, { observe, disconnect });
    (prototype as ResizeObserver).unobserve = function dropped(this: ResizeObserver, target: Element) {
      observed.get(this)?.delete(target);
      unobserve.call(this, target);
    };
    return () => Object.assign(prototype, { observe, disconnect, unobserve });
  });
  const watching = () => [...observed].filter(([, targets]) => targets.size > 0);
  return {
    left: () => [...timers.values(), ...watching().map(([observer]) => observer.constructor.name)],
    stop() {
      Object.assign(window, own);
      for (const restore of restored) restore();
    },
  };
}
