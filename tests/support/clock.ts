import { act } from "@testing-library/react";
import { vi } from "vitest";

const STEP_MS = 10;
/** A page that remembers a time must not see an earlier one. */
let latest = 0;

/**
 * Stops timers and `performance.now()` until `vi.useRealTimers()`; only `pass` advances them. Wait with Testing Library's
 * `waitFor` and `findBy…`, since Vitest's `poll` would move the clock.
 */
export function stopClock(): void {
  // Or Vitest 5 moves it during a click.
  vi.isFakeTimers = () => false;
  latest = Math.max(latest, Math.ceil(performance.now()));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.advanceTimersByTime(latest);
}

/** Advances the stopped clock in small steps, so that effects of one timer run before the next is due. */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await act(async () => {
      vi.advanceTimersByTime(Math.min(STEP_MS, left));
    });
  }
  latest = performance.now();
}
