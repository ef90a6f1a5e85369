import { act } from "@testing-library/react";
import { vi } from "vitest";

/**
 * Stops the clock of timers and `performance.now()`: it goes on by `pass` alone, until `vi.useRealTimers()`. Meanwhile
 * wait with Testing Library's `waitFor` and `findBy…`: Vitest's `poll` would move the clock at every try.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
}

/** Lets so many ms pass on the stopped clock, in small steps: React must see one timer end before it can start the next. */
export function pass(ms: number): void {
  for (let passed = 0; passed < ms; passed += 10) act(() => vi.advanceTimersByTime(Math.min(10, ms - passed)));
}
