import { waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { cdp } from "vitest/browser";

/**
 * A finger's tap on the middle of an element, once nothing lies over it. The test runs in a frame that is shrunk to fit
 * the page, and the browser counts from that page.
 * @param rest ms that the finger stays there
 */
export async function tap(element: Element, rest = 0): Promise<void> {
  const middle = () => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await waitFor(() => expect(element.contains(document.elementFromPoint(...middle()))).toBe(true));
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, window.innerWidth);
  const scale = frame.width / window.innerWidth;
  const [x, y] = middle();
  const touchPoints = [{ x: frame.x + x * scale, y: frame.y + y * scale }];
  await cdp().send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  await cdp().send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
