import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { OFFLINE, sendEmail } from "#services/email.ts";
import { pass, stopClock } from "#tests/support/clock.ts";

const config = { publicKey: "key", serviceId: "service", templateId: "template" };
const form = document.createElement("form");
const browserFetch = window.fetch;
const service = vi.fn<typeof fetch>(async () => new Response("OK"));
const broken = new Response("Internal Server Error", { status: 500 });

beforeEach(() => {
  service.mockClear();
  vi.spyOn(window, "fetch").mockImplementation((input, init) =>
    String(input).includes("/api/v1.0/email/") ? service(input, init) : browserFetch(input, init),
  );
});
afterEach(() => cdp().send("Network.setBlockedURLs", { urls: [] }));

// The first: what has been loaded once is not asked for again.
test("a library that is gone is told apart from a lost connection, and nothing is sent", async () => {
  await cdp().send("Network.enable");
  await cdp().send("Network.setBlockedURLs", { urls: ["*emailjs*"] });
  expect(await sendEmail(form, { ...config, origin: "/" })).toEqual({ outcome: "out-of-date" });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await sendEmail(form, { ...config, origin: "/" })).toEqual(OFFLINE);
  expect(service).not.toHaveBeenCalled();
});

// The second: the library looks at storage once, while it is loaded for the first time.
test("a visitor who blocks storage can send, and storage stays as it was", async () => {
  const storage = Object.getOwnPropertyDescriptor(window, "localStorage") as PropertyDescriptor;
  const get = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  Object.defineProperty(window, "localStorage", { configurable: true, get });
  service.mockResolvedValueOnce(broken.clone());
  expect((await sendEmail(form, config)).outcome).toBe("refused");
  expect(() => window.localStorage).toThrow("Access is denied");
  Object.defineProperty(window, "localStorage", storage);
});

// Nothing has been sent before it.
test("a sent message delays the next; a failed one does not delay a retry", async () => {
  stopClock();
  service.mockResolvedValueOnce(broken.clone());
  expect((await sendEmail(form, config, 60_000)).outcome).toBe("refused");
  // With a delay, this would outlast the test.
  expect((await sendEmail(form, config, 60_000)).outcome).toBe("sent");

  const delayed = sendEmail(form, config, 300);
  await pass(299);
  expect(service).toHaveBeenCalledTimes(2);
  await pass(1);
  expect((await delayed).outcome).toBe("sent");
});
