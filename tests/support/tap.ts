import { waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { cdp, userEvent } from "vitest/browser";

/** Runs while the finger is down, such as a wait for a long press. */
type Rest = () => unknown;

/** Taps the middle of an element once nothing covers it. The test's frame is scaled to fit the browser's page. */
export async function tap(element: Element, rest?: Rest): Promise<void> {
  await press(element, rest);
  await touch("touchEnd");
}

/** The ways to press a control: by pointer, touch and keyboard. */
export const PRESSES = [
  (control: HTMLElement) => userEvent.click(control),
  (control: HTMLElement) => tap(control),
  (control: HTMLElement) => {
    control.focus();
    return userEvent.keyboard("{Enter}");
  },
];

/**
 * Touches the middle of an element as in `tap`, rests, and drags.
 * @param by distance in px, to the right and down
 * @param end whether the finger is lifted, or the system cancels the touch
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

/** The next event of a type anywhere on the page; a tap's click follows after the tap. */
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
