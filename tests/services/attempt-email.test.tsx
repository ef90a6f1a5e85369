import { afterEach, expect, test, vi } from "vitest";
import { attemptEmail, type SendForm } from "#services/attempt-email.ts";
import { type EmailResult, EmailSetupError, OFFLINE } from "#services/email.ts";

afterEach(() => vi.restoreAllMocks());

const OK: EmailResult = { outcome: "sent", status: 200, text: "OK" };

function filled(): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = `
    <input name="name" /><textarea name="text"></textarea>
    <select name="topic"><option>Shop</option><option>Blog</option></select>
    <input type="checkbox" name="copy" value="yes" /><input name="off" value="x" disabled />`;
  (form.elements.namedItem("name") as HTMLInputElement).value = "Robin";
  (form.elements.namedItem("text") as HTMLTextAreaElement).value = "First line\nand <b>שלום</b> 👩‍🎨";
  (form.elements.namedItem("topic") as HTMLSelectElement).value = "Blog";
  return form;
}

test("sends every kind of field as it was, without later changes", async () => {
  const form = filled();
  const before = [...new FormData(form)];
  const send = vi.fn<SendForm>(async () => OK);
  const attempt = attemptEmail(form, send, 20);
  for (const field of form.querySelectorAll<HTMLInputElement>("input, textarea")) field.value = "half a thou";
  form.querySelector("select")?.remove();
  expect(await attempt).toEqual(OK);
  const [sent] = send.mock.lastCall ?? [];
  expect(sent).toBeInstanceOf(HTMLFormElement);
  expect([...new FormData(sent)]).toEqual(before);
  expect(before).toHaveLength(3);
});

test("a failure is an answer, a missing set-up or otherwise the connection", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const refused: EmailResult = { outcome: "refused", status: 429, text: "Too many" };
  const missing = new EmailSetupError("VITE_EMAILJS_PUBLIC_KEY is not set");
  expect(await attemptEmail(filled(), async () => refused)).toEqual(refused);
  expect(log).not.toHaveBeenCalled();
  expect(await attemptEmail(filled(), () => Promise.reject(missing))).toEqual({ outcome: "not-set-up" });
  expect(log).toHaveBeenLastCalledWith(missing);
  expect(await attemptEmail(filled(), () => Promise.reject(new TypeError()))).toEqual(OFFLINE);
});
