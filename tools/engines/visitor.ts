import { type ElementHandle, expect, type Page } from "@playwright/test";
import { ready } from "../../tests/support/site.ts";

/** An element by a selector, and by what its name or text holds. The first that is visible. */
export type Target = string | readonly [selector: string, words: string | RegExp];

/** Someone at a page. */
export type Visitor = ReturnType<typeof visitorOf>;

export function visitorOf(page: Page) {
  const look = async (target: Target) => {
    const [selector, words] = typeof target === "string" ? [target, ""] : target;
    const { source, flags } = new RegExp(words);
    const found = await page.evaluateHandle(call(firstVisible, selector, source, flags));
    return found.asElement() as ElementHandle | null;
  };
  const visitor = {
    /** Opens a page's own file, and waits until the app has taken it over. */
    open: async (path: string) => {
      await page.goto(path);
      await ready(page);
    },
    /** Runs a function in the page, with everything it uses as arguments. */
    run: <All extends unknown[], Result>(act: (...all: All) => Result, ...all: All): Promise<Awaited<Result>> =>
      page.evaluate(call(act, ...all)),
    /** Waits until the element is there. */
    find: (target: Target): Promise<void> => expect.poll(() => visitor.has(target), String(target)).toBe(true),
    has: async (target: Target) => (await look(target)) !== null,
    /** Presses the mouse on the middle of an element, or only points at it. `button` is 2 for the other one. */
    point: async (target: Target, { press = true, button = 0 } = {}) => {
      await visitor.find(target);
      const element = await look(target);
      await (press ? element?.click({ button: button === 2 ? "right" : "left" }) : element?.hover());
    },
    /** Presses keys one after the other. Those of "Shift+F10" are held together. */
    press: async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    /** Enters text where the focus is. */
    type: (text: string) => page.keyboard.type(text),
  };
  return visitor;
}

/** A property of the focused element. */
export function focused(
  visitor: Visitor,
  property: "textContent" | "ariaLabel" | "value" | "tagName",
): Promise<string> {
  const read = (name: string) => (document.activeElement as unknown as Record<string, string>)[name] ?? "";
  return visitor.run(read, property);
}

/** A call of a function as an expression for the page. */
function call<All extends unknown[]>(act: (...all: All) => unknown, ...all: All): string {
  return `(${act}).apply(null, ${JSON.stringify(all)})`;
}

/** Runs in the page: the first visible element of a selector of which a name or text is as wanted. */
function firstVisible(selector: string, words: string, flags: string): Element | null {
  const pattern = new RegExp(words, flags);
  const textsOf = (element: Element) => {
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labels = [...ids.map((id) => document.getElementById(id)), ...((element as HTMLInputElement).labels ?? [])];
    return [element.ariaLabel, element.textContent, ...labels.map((label) => label?.textContent)];
  };
  const isWanted = (element: Element) => textsOf(element).some((text) => pattern.test(text?.trim() ?? ""));
  return [...document.querySelectorAll(selector)].find((each) => each.checkVisibility() && isWanted(each)) ?? null;
}
