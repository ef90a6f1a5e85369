import { expect, test, vi } from "vitest";
import { attemptEmail } from "#services/attempt-email.ts";
import { type EmailResult, EmailSetupError, OFFLINE } from "#services/email.ts";

test("a failure is an answer, a missing set-up or otherwise the connection", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const refused: EmailResult = { outcome: "refused", status: 429, text: "Too many" };
  const missing = new EmailSetupError("VITE_EMAILJS_PUBLIC_KEY is not set");
  const form = document.createElement("form");
  expect(await attemptEmail(form, async () => refused)).toEqual(refused);
  expect(log).not.toHaveBeenCalled();
  expect(await attemptEmail(form, () => Promise.reject(missing))).toEqual({ outcome: "not-set-up" });
  expect(log).toHaveBeenLastCalledWith(missing);
  expect(await attemptEmail(form, () => Promise.reject(new TypeError()))).toEqual(OFFLINE);
});
