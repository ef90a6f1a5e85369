/**
 * Whether every case runs, as `npm test -- all` and CI have it: all random runs, every page. Otherwise some of each do.
 * scripts/test.mjs and .ci/run set the variable.
 */
// Vitest has it in import.meta.env, in the browser too; Playwright only in the environment.
const { COMPLETE } = import.meta.env ?? globalThis.process.env;

export const isComplete = COMPLETE === "1";

/** Random runs of a property test. */
export function runs(complete: number): number {
  return isComplete ? complete : Math.min(complete, 30);
}
