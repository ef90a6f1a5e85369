import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { consent, hasConsented } from "#components/cookie-banner/consent.ts";
import { cookieBannerShowcase } from "#components/cookie-banner/cookie-banner.showcase.tsx";
import { CookieBanner } from "#components/cookie-banner/cookie-banner.tsx";
import { componentContract } from "#tests/support/component-contract.tsx";
import { tap } from "#tests/support/tap.ts";

beforeEach(() => {
  delete document.documentElement.dataset.consent;
});
afterEach(() => vi.restoreAllMocks());

componentContract("Cookie banner", cookieBannerShowcase.examples);

const banner = () => screen.queryByRole("region", { name: "Cookies" });

test("stands until 'I Accept', which stores 'accepted', and is gone on the next visit", async () => {
  const { unmount } = render(<CookieBanner>Text</CookieBanner>);
  expect(banner()).not.toBeNull();
  expect(localStorage.length).toBe(0);
  await userEvent.click(screen.getByRole("button", { name: "I Accept" }));
  expect(banner()).toBeNull();
  expect(localStorage.getItem("cookieConsent")).toBe("accepted");
  unmount();
  render(<CookieBanner>Text</CookieBanner>);
  expect(banner()).toBeNull();
});

test("force shows it although it has been answered", async () => {
  localStorage.setItem("cookieConsent", "accepted");
  document.documentElement.dataset.consent = "";
  const accepted = vi.fn();
  render(
    <CookieBanner force onAccept={accepted}>
      Text
    </CookieBanner>,
  );
  expect(banner()).not.toBeNull();
  expect(banner()?.checkVisibility()).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "I Accept" }));
  expect(accepted).toHaveBeenCalledOnce();
});

test.each(["yes", "true", "", "Accepted", '{"a":1}'])("%j under cookieConsent counts as no answer", (junk) => {
  localStorage.setItem("cookieConsent", junk);
  render(<CookieBanner>Text</CookieBanner>);
  expect(banner()).not.toBeNull();
});

test("an answer in another tab hides it here, and the styles keep no room for it", async () => {
  render(<CookieBanner>Text</CookieBanner>);
  localStorage.setItem("cookieConsent", "accepted");
  window.dispatchEvent(new StorageEvent("storage", { key: "cookieConsent", newValue: "accepted" }));
  await expect.poll(banner).toBeNull();
  expect(document.documentElement.hasAttribute("data-consent")).toBe(true);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  await expect.poll(banner).toBeTruthy();
  expect(document.documentElement.hasAttribute("data-consent")).toBe(false);
});

test("Tab goes through it and on, and pointer, keyboard and finger accept it alike", async () => {
  const accepted = vi.fn();
  for (const press of [
    (button: HTMLElement) => userEvent.click(button),
    (button: HTMLElement) => tap(button),
    () => userEvent.keyboard("{Enter}"),
  ]) {
    localStorage.clear();
    delete document.documentElement.dataset.consent;
    const { unmount } = render(
      <>
        <button type="button">Before</button>
        <CookieBanner onAccept={accepted}>Text</CookieBanner>
        <button type="button">After</button>
      </>,
    );
    const button = screen.getByRole("button", { name: "I Accept" });
    screen.getByRole("button", { name: "Before" }).focus();
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "After" }));
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await press(button);
    await expect.poll(banner).toBeNull();
    expect(localStorage.getItem("cookieConsent")).toBe("accepted");
    unmount();
  }
  expect(accepted).toHaveBeenCalledTimes(3);
});

test("accepted by keyboard, focus goes back to where it was, and without such a place to the page's main part", async () => {
  for (const from of ["Before", undefined]) {
    localStorage.clear();
    delete document.documentElement.dataset.consent;
    const { unmount } = render(
      <main tabIndex={-1}>
        {from && <button type="button">{from}</button>}
        <CookieBanner>Text</CookieBanner>
      </main>,
    );
    if (from) screen.getByRole("button", { name: from }).focus();
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.poll(banner).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole(from ? "button" : "main"));
    unmount();
  }
});

test("shown again, it gives focus to what shows it", async () => {
  const { Example } = cookieBannerShowcase.examples.again;
  render(<Example />);
  await userEvent.click(screen.getByRole("button", { name: "I Accept" }));
  expect(banner()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Show it again" }));
});

test("what takes focus scrolls clear of it, whatever its height, until it is gone", async () => {
  const root = document.documentElement;
  const padding = () => Number.parseFloat(getComputedStyle(root).scrollPaddingBottom);
  render(<CookieBanner>{"A long text. ".repeat(20)}</CookieBanner>);
  const clear = () => expect.poll(() => padding() - (banner()?.offsetHeight ?? 0)).toBe(8);
  await clear();
  const before = padding();
  root.style.fontSize = "32px";
  await clear();
  expect(padding()).toBeGreaterThan(before);
  root.style.fontSize = "";
  await userEvent.click(screen.getByRole("button", { name: "I Accept" }));
  await expect.poll(() => getComputedStyle(root).scrollPaddingBottom).toBe("auto");
});

// Last: what storage refused is remembered for as long as the page stands, and so for every test after it.
test("storage refused: the answer holds for the page's life", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  render(<CookieBanner>Text</CookieBanner>);
  await userEvent.click(screen.getByRole("button", { name: "I Accept" }));
  expect(banner()).toBeNull();
  expect(hasConsented()).toBe(true);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  consent();
  expect(hasConsented()).toBe(true);
});
