import { expect, test } from "vitest";
import { endToEndFailures, unitFailures } from "../../scripts/support/test-failures.mjs";

test("a failed test is reported by file, name and the first lines of its message", () => {
  const message = ["\u001b[31mexpected 1 to be 2\u001b[39m", ...Array.from({ length: 40 }, (_, n) => `at line ${n}`)];
  const report = {
    testResults: [
      {
        name: "/project/tests/lib/fold.test.ts",
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "folds ü", failureMessages: [] },
          { status: "failed", fullName: "folds ø", failureMessages: [message.join("\n")] },
        ],
      },
      { name: "/project/tests/lib/ok.test.ts", status: "passed", assertionResults: [] },
    ],
  };
  const [failure, ...others] = unitFailures(report, "/project/");
  expect(others).toEqual([]);
  expect(failure?.test).toBe("tests/lib/fold.test.ts › folds ø");
  expect(failure?.message.split("\n")[0]).toBe("expected 1 to be 2");
  expect(failure?.message.split("\n")).toHaveLength(15);
});

test("Playwright's nested suites and failures outside of tests are read", () => {
  const spec = (title: string, ...errors: { message: string }[]) => ({
    ...{ file: "visit.spec.ts", line: 7, title },
    tests: [{ results: [{ errors }] }],
  });
  const report = {
    suites: [
      {
        specs: [spec("lands"), { ...spec("hangs", { message: "lost" }), ok: true }],
        suites: [{ specs: [spec("sends", { message: "timed out" })] }],
      },
    ],
    errors: [{ message: "the server did not start" }],
  };
  expect(endToEndFailures(report)).toEqual([
    { test: "visit.spec.ts:7 › hangs (passed on retry)", message: "lost" },
    { test: "visit.spec.ts:7 › sends", message: "timed out" },
    { test: "outside the tests", message: "the server did not start" },
  ]);
});
