import { expect, test } from "vitest";
import { siteOutcome, unitOutcome } from "../../scripts/support/test-outcome.mjs";

const NONE = "No test ran: its pattern matches no test, or its browser did not connect (see above).";

const passes = { name: "folds ü", state: "passed", messages: [] };
const fileOf = (project: string, name: string, ...tests: { name: string; state: string; messages: string[] }[]) => ({
  ...{ project, name: `/project/tests/${name}`, tests, messages: [] as string[] },
});

test("a failed test is reported by file, name and the first lines of its message", () => {
  const message = ["\u001b[31mexpected 1 to be 2\u001b[39m", ...Array.from({ length: 40 }, (_, n) => `at line ${n}`)];
  const fails = { name: "folds ø", state: "failed", messages: [message.join("\n")] };
  const files = [fileOf("node", "lib/fold.test.ts", passes, fails), fileOf("node", "lib/ok.test.ts", passes)];
  const { passed, failures } = unitOutcome({ projects: ["node"], files, errors: [] }, "/project/");
  expect([passed, failures.length]).toEqual([2, 1]);
  expect(failures[0]?.test).toBe("tests/lib/fold.test.ts › folds ø");
  expect(failures[0]?.message.split("\n")[0]).toBe("expected 1 to be 2");
  expect(failures[0]?.message.split("\n")).toHaveLength(15);
});

test("a file that cannot be loaded and an error outside any test are failures", () => {
  const broken = { ...fileOf("node", "lib/gone.test.ts"), messages: ["Cannot find ./gone.ts"] };
  const files = [fileOf("node", "lib/ok.test.ts", passes), broken];
  expect(unitOutcome({ projects: ["node"], files, errors: ["Unhandled"] }, "/project/")).toEqual({
    passed: 1,
    failures: [
      { test: "tests/lib/gone.test.ts", message: "Cannot find ./gone.ts" },
      { test: "outside the tests", message: "Unhandled" },
    ],
  });
});

test("a project without a test, or whose browser never connects, fails by its name", () => {
  const projects = ["browser 1", "browser 2"];
  const files = [fileOf("browser 1", "a.test.tsx", passes), fileOf("browser 2", "b.test.tsx")];
  expect(unitOutcome({ projects, files, errors: [] }, "/project/")).toEqual({
    passed: 1,
    failures: [{ test: 'project "browser 2"', message: NONE }],
  });
  expect(siteOutcome({ stats: { expected: 0, flaky: 0 } }, ["e2e"])).toEqual({
    passed: 0,
    failures: [{ test: 'project "e2e"', message: NONE }],
  });
});

test("Playwright's nested suites and failures outside of tests are read", () => {
  const spec = (title: string, ...errors: { message: string }[]) => ({
    ...{ file: "visit.spec.ts", line: 7, title, ok: errors.length === 0 },
    tests: [{ projectName: "e2e", results: [{ errors }] }],
  });
  const report = {
    suites: [
      {
        specs: [spec("lands"), { ...spec("hangs", { message: "lost" }), ok: true }],
        suites: [{ specs: [spec("sends", { message: "timed out" })] }],
      },
    ],
    errors: [{ message: "the server did not start" }],
    stats: { expected: 1, flaky: 1 },
  };
  expect(siteOutcome(report, ["e2e"])).toEqual({
    passed: 2,
    failures: [
      { test: "visit.spec.ts:7 › sends", message: "timed out" },
      { test: "outside the tests", message: "the server did not start" },
    ],
  });
});
