import { expect, test } from "vitest";
import { OUT_OF_DATE, TIMED_OUT } from "#services/email.ts";
import { explainFailure } from "#services/email-failure.ts";

test("every failure is told in words of its own, with a way on", () => {
  const failures = [
    { status: 0, text: "Network Error" },
    { status: TIMED_OUT, text: "" },
    { status: OUT_OF_DATE, text: "" },
    { status: 400, text: "" },
    { status: 413, text: "" },
    { status: 429, text: "" },
    { status: 500, text: "" },
    "not-set-up" as const,
    "looks-automatic" as const,
  ];
  expect(new Set(failures.map(explainFailure)).size).toBe(failures.length);
  expect(explainFailure({ status: 0, text: "" })).toContain("online");
  expect(explainFailure({ status: TIMED_OUT, text: "" })).toContain("may have arrived");
  expect(explainFailure({ status: OUT_OF_DATE, text: "" })).toContain("Reload the page");
  expect(explainFailure({ status: 413, text: "" })).toContain("50 kB");
});

test("the service's own sentence is repeated, its web pages are not", () => {
  const text = "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account";
  expect(explainFailure({ status: 400, text })).toContain("“The Public Key is invalid”");
  expect(explainFailure({ status: 404, text: "<!doctype html><h1>Not Found</h1>" })).not.toContain("<");
  expect(explainFailure({ status: 400, text: "x".repeat(1000) }).length).toBeLessThan(200);
});
