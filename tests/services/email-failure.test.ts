import { expect, test } from "vitest";
import { type EmailResult, OFFLINE } from "#services/email.ts";
import { explainFailure } from "#services/email-failure.ts";

const refused = (status: number, text = ""): EmailResult => ({ outcome: "refused", status, text });

test("each failure has its own message; success has none", () => {
  const failures: EmailResult[] = [
    OFFLINE,
    { outcome: "timed-out" },
    { outcome: "out-of-date" },
    { outcome: "not-set-up" },
    { outcome: "looks-automatic" },
    ...[400, 413, 429, 500].map((status) => refused(status)),
  ];
  expect(new Set(failures.map(explainFailure)).size).toBe(failures.length);
  expect(explainFailure(OFFLINE)).toContain("connection");
  expect(explainFailure({ outcome: "timed-out" })).toContain("may have been sent");
  expect(explainFailure({ outcome: "out-of-date" })).toContain("Reload the page");
  expect(explainFailure(refused(413))).toContain("50 kB");
  expect(explainFailure({ outcome: "sent", status: 200, text: "OK" })).toBeUndefined();
});

test("the mail service's own sentence is shown, but never its HTML", () => {
  const text = "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account";
  expect(explainFailure(refused(400, text))).toContain("“The Public Key is invalid”");
  expect(explainFailure(refused(404, "<!doctype html><h1>Not Found</h1>"))).not.toContain("<");
  expect(explainFailure(refused(400, "x".repeat(1000)))?.length).toBeLessThan(200);
});
