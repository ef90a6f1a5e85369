import { act } from "@testing-library/react";
import { vi } from "vitest";

/** In ms. */
const STEP = 10;

/**
 * Stops the clock of timers and `performance.now()`: it goes on by `pass` alone, until `vi.useRealTimers()`. Meanwhile
 * wait with Testing Library's `waitFor` and `findBy…`: Vitest's `poll` would move the clock at every try.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
}

/**
 * Lets so many ms pass on the stopped clock, in small steps: what one timer brings about, such as an effect that starts the
 * next, is there before that one is due.
 */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP) {
    await act(async () => {
      vi.advanceTimersByTime(Math.min(STEP, left));
    });
  }
}
