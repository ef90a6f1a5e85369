import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { acceptCookies, hasConsented } from "#components/cookie-banner/consent.ts";
import { CookieBanner } from "#components/cookie-banner/cookie-banner.tsx";

// Alone, since the answer is remembered until the page closes, and would affect later tests.
test("with blocked storage the answer holds until the page closes", async () => {
  document.documentElement.removeAttribute("data-consent");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  render(<CookieBanner>Text</CookieBanner>);
  await userEvent.click(screen.getByRole("button", { name: "I Accept" }));
  expect(screen.queryByRole("region")).toBeNull();
  expect(hasConsented()).toBe(true);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  acceptCookies();
  expect(hasConsented()).toBe(true);
});
