import { expect, test, vi } from "vitest";
import { sendEmail } from "#services/email.ts";

// In a file of its own: nothing has been sent before it.
test("a message that arrived delays the next; one that failed does not delay its repetition", async () => {
  const config = { publicKey: "key", serviceId: "service", templateId: "template" };
  const form = document.createElement("form");
  const browserFetch = window.fetch;
  const service = vi.fn<typeof fetch>(async () => new Response("OK"));
  window.fetch = (input, init) =>
    String(input).includes("/api/v1.0/email/") ? service(input, init) : browserFetch(input, init);
  try {
    service.mockResolvedValueOnce(new Response("Internal Server Error", { status: 500 }));
    expect((await sendEmail(form, config, { interval: 60_000 })).outcome).toBe("refused");
    // With a delay, this would outlast the test.
    expect((await sendEmail(form, config, { interval: 60_000 })).outcome).toBe("sent");

    const arrived = performance.now();
    expect((await sendEmail(form, config, { interval: 300 })).outcome).toBe("sent");
    // Timers may fire a millisecond early.
    expect(performance.now() - arrived).toBeGreaterThanOrEqual(290);
  } finally {
    window.fetch = browserFetch;
  }
});
