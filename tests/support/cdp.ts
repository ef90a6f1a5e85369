/** Chromium's own protocol, for what no other way brings about. In another engine it leaves out the test that asks for it. */
import { TestRunner } from "vitest";
import { cdp as ofVitest, server } from "vitest/browser";

const OUTSIDE_TESTS = { send: async () => {} };

export function cdp(): ReturnType<typeof ofVitest> {
  if (server.browser === "chromium") return ofVitest();
  const test = TestRunner.getCurrentTest();
  // What a test undoes after itself was never done there.
  if (test?.result?.state !== "run") return OUTSIDE_TESTS as unknown as ReturnType<typeof ofVitest>;
  return test.context.skip("needs Chromium's own protocol");
}
