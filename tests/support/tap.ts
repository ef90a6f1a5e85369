import { waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { cdp } from "vitest/browser";

/** What happens while a finger rests, such as time that passes on the test's clock, or a wait for what the rest brings. */
type Rest = () => unknown;

/**
 * A finger's tap on the middle of an element, once nothing lies over it. The test runs in a frame that is shrunk to fit
 * the page, and the browser counts from that page.
 */
export async function tap(element: Element, rest?: Rest): Promise<void> {
  await press(element, rest);
  await touch("touchEnd");
}

/**
 * A finger that comes down on the middle of an element as in `tap`, rests, and is then drawn elsewhere.
 * @param by how far, in px, to the right and down
 * @param end what becomes of it: it is lifted, or the system takes it for itself
 */
export async function drag(
  element: Element,
  rest: Rest | undefined,
  by: { x: number; y: number },
  end: "touchEnd" | "touchCancel" = "touchEnd",
): Promise<void> {
  const { x, y } = await press(element, rest);
  const steps = 8;
  for (let step = 1; step <= steps; step += 1) {
    await touch("touchMove", { x: x + (by.x * step) / steps, y: y + (by.y * step) / steps });
  }
  await touch(end);
}

/** The next event of a kind, wherever on the page. What a tap brings, such as its click, comes after the tap is over. */
export function next(type: string): Promise<Event> {
  return new Promise((resolve) => window.addEventListener(type, resolve, { capture: true, once: true }));
}

type Place = { x: number; y: number };

async function press(element: Element, rest?: Rest): Promise<Place> {
  const middle = () => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await waitFor(() => {
    const { x, y } = middle();
    expect(element.contains(document.elementFromPoint(x, y))).toBe(true);
  });
  const place = middle();
  await touch("touchStart", place);
  await rest?.();
  return place;
}

async function touch(type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", place?: Place): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, window.innerWidth);
  const scale = frame.width / window.innerWidth;
  const touchPoints = place ? [{ x: frame.x + place.x * scale, y: frame.y + place.y * scale }] : [];
  await cdp().send("Input.dispatchTouchEvent", { type, touchPoints });
}
