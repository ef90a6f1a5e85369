import { expect, test, vi } from "vitest";
import { sendEmail } from "#services/email.ts";

// In a file of its own: the library looks at storage once, while it is loaded for the first time.
test("a visitor who blocks storage can send, and storage stays as it was", async () => {
  const storage = Object.getOwnPropertyDescriptor(window, "localStorage") as PropertyDescriptor;
  const blocked = {
    configurable: true,
    get() {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    },
  };
  const browserFetch = window.fetch;
  const service = vi.fn<typeof fetch>(async () => new Response("OK"));
  Object.defineProperty(window, "localStorage", blocked);
  window.fetch = (input, init) =>
    String(input).includes("/api/v1.0/email/") ? service(input, init) : browserFetch(input, init);
  try {
    const config = { publicKey: "key", serviceId: "service", templateId: "template" };
    expect((await sendEmail(document.createElement("form"), config)).outcome).toBe("sent");
    expect(() => window.localStorage).toThrow("Access is denied");
  } finally {
    window.fetch = browserFetch;
    Object.defineProperty(window, "localStorage", storage);
  }
});
