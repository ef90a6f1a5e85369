import { afterEach, expect, test, vi } from "vitest";
import { sendEmail } from "#services/email.ts";
import { pass, stopClock } from "#tests/support/clock.ts";

afterEach(() => {
  vi.useRealTimers();
});

// In a file of its own: nothing has been sent before it.
test("a sent message delays the next; a failed one does not delay a retry", async () => {
  const config = { publicKey: "key", serviceId: "service", templateId: "template" };
  const form = document.createElement("form");
  const browserFetch = window.fetch;
  const service = vi.fn<typeof fetch>(async () => new Response("OK"));
  window.fetch = (input, init) =>
    String(input).includes("/api/v1.0/email/") ? service(input, init) : browserFetch(input, init);
  stopClock();
  try {
    service.mockResolvedValueOnce(new Response("Internal Server Error", { status: 500 }));
    expect((await sendEmail(form, config, { interval: 60_000 })).outcome).toBe("refused");
    // With a delay, this would outlast the test.
    expect((await sendEmail(form, config, { interval: 60_000 })).outcome).toBe("sent");

    const delayed = sendEmail(form, config, { interval: 300 });
    await pass(299);
    expect(service).toHaveBeenCalledTimes(2);
    await pass(1);
    expect((await delayed).outcome).toBe("sent");
  } finally {
    window.fetch = browserFetch;
  }
});
