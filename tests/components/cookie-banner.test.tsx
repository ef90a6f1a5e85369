import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { cookieBannerShowcase } from "#components/cookie-banner/cookie-banner.showcase.tsx";
import { CookieBanner } from "#components/cookie-banner/cookie-banner.tsx";
import { componentContract } from "#tests/support/component-contract.tsx";
import { PRESSES } from "#tests/support/tap.ts";

beforeEach(() => {
  document.documentElement.removeAttribute("data-consent");
});

componentContract("Cookie banner", cookieBannerShowcase.examples);

const banner = () => screen.queryByRole("region", { name: "Cookies" });

test("it is hidden within the press", () => {
  render(<CookieBanner>Text</CookieBanner>);
  screen.getByRole("button", { name: "I Accept" }).click();
  expect(banner()).toBeNull();
});

test("force shows it even after acceptance", async () => {
  localStorage.setItem("cookieConsent", "accepted");
  document.documentElement.setAttribute("data-consent", "");
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

test("acceptance in another tab hides it and frees its space", async () => {
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

test("Tab passes through it; pointer, keyboard and touch accept it", async () => {
  const accepted = vi.fn();
  for (const press of PRESSES) {
    localStorage.clear();
    document.documentElement.removeAttribute("data-consent");
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

test("accepting by keyboard returns focus, or moves it to the main part", async () => {
  for (const from of ["Before", undefined]) {
    localStorage.clear();
    document.documentElement.removeAttribute("data-consent");
    const { unmount } = render(
      <main tabIndex={-1}>
        {from && <button type="button">{from}</button>}
        <CookieBanner>Text</CookieBanner>
      </main>,
    );
    if (from) screen.getByRole("button", { name: from }).focus();
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.poll(banner).toBeNull();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole(from ? "button" : "main"));
    unmount();
  }
});

test("accepting the example again returns focus to its button", async () => {
  const { Example } = cookieBannerShowcase.examples.banner;
  render(<Example />);
  await userEvent.click(screen.getByRole("button", { name: "I Accept" }));
  expect(banner()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Show banner again" }));
});

test("focused elements scroll clear of it at any height, until it is gone", async () => {
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
