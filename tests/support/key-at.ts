import { createEvent, fireEvent } from "@testing-library/react";

/** Presses a key at a given time, independent of the machine's speed. @param time as of `performance.now()` */
export function keyAt(element: Element, key: string, time: number): void {
  const event = createEvent.keyDown(element, { key });
  Object.defineProperty(event, "timeStamp", { value: time });
  fireEvent(element, event);
}
