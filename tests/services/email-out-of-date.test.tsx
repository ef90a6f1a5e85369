import { afterEach, expect, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { OFFLINE, sendEmail } from "#services/email.ts";

afterEach(async () => {
  vi.restoreAllMocks();
  await cdp().send("Network.setBlockedURLs", { urls: [] });
});

// In a file of its own: what has been loaded once is not asked for again.
test("a library that is gone is told apart from a lost connection, and nothing is sent", async () => {
  const config = { publicKey: "key", serviceId: "service", templateId: "template", origin: "/" };
  const call = vi.spyOn(window, "fetch");
  await cdp().send("Network.enable");
  await cdp().send("Network.setBlockedURLs", { urls: ["*emailjs*"] });
  const form = document.createElement("form");
  expect(await sendEmail(form, config)).toEqual({ outcome: "out-of-date" });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await sendEmail(form, config)).toEqual(OFFLINE);
  expect(call).not.toHaveBeenCalled();
});
