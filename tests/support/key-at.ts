import { createEvent, fireEvent } from "@testing-library/react";

/**
 * A key at a time of the test's choosing: what a pause between two keys means must not depend on how fast the machine
 * that tests it happens to be.
 * @param time ms on the clock of `performance.now()`
 */
export function keyAt(element: Element, key: string, time: number): void {
  const event = createEvent.keyDown(element, { key });
  Object.defineProperty(event, "timeStamp", { value: time });
  fireEvent(element, event);
}
