import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { buttonClassName } from "#components/button/button-class-name.ts";
import { themeSwitchShowcase } from "#components/theme-switch/theme-switch.showcase.tsx";
import { ThemeSwitch } from "#components/theme-switch/theme-switch.tsx";
import { emulate, obligations } from "#tests/support/obligations.tsx";
import { settle } from "#tests/support/settle.ts";
import { tap } from "#tests/support/tap.ts";
import { followTheme } from "#theme/theme.ts";
import { shownTheme } from "#theme/theme-class.ts";

obligations("Theme switch", themeSwitchShowcase.examples);

let stop = () => {};
beforeEach(() => {
  localStorage.setItem("isDarkMode", "true");
  stop = followTheme();
});
afterEach(() => stop());

test("switches by click, Space and Enter, and stores the choice", async () => {
  render(<ThemeSwitch variant="switch" />);
  const control = screen.getByRole("switch", { name: "Light theme" });
  expect(control).toHaveProperty("ariaChecked", "false");

  await userEvent.click(control);
  expect(control.ariaChecked).toBe("true");
  expect(shownTheme()).toBe("light");
  expect(localStorage.getItem("isDarkMode")).toBe("false");

  await userEvent.keyboard(" ");
  expect(shownTheme()).toBe("dark");
  await userEvent.keyboard("{Enter}");
  expect(shownTheme()).toBe("light");
});

test("follows another tab", () => {
  render(<ThemeSwitch />);
  localStorage.setItem("isDarkMode", "false");
  window.dispatchEvent(new StorageEvent("storage", { key: "isDarkMode", newValue: "false" }));
  expect(shownTheme()).toBe("light");
});

test("pointer, keyboard and finger choose the same, and its name never changes", async () => {
  render(<ThemeSwitch />);
  const control = screen.getByRole("switch", { name: "Light theme" });
  const stored: (string | null)[] = [];
  for (const press of [
    () => userEvent.click(control),
    () => tap(control),
    () => userEvent.keyboard(" "),
    () => userEvent.keyboard("{Enter}"),
  ]) {
    await press();
    await expect.poll(() => localStorage.getItem("isDarkMode")).not.toBe(stored.at(-1) ?? "true");
    // A finger's tap gives focus a moment after its click.
    await expect.poll(() => document.activeElement).toBe(control);
    stored.push(localStorage.getItem("isDarkMode"));
    expect(screen.getByRole("switch", { name: "Light theme" })).toBe(control);
  }
  expect(stored).toEqual(["false", "true", "false", "true"]);
});

test("follows the system until it is used, and not after that", async () => {
  stop();
  localStorage.clear();
  await emulate({ "prefers-color-scheme": "light" });
  stop = followTheme();
  render(<ThemeSwitch />);
  const control = screen.getByRole("switch");
  expect(control.ariaChecked).toBe("true");
  await emulate({ "prefers-color-scheme": "dark" });
  await expect.poll(() => control.ariaChecked).toBe("false");
  await userEvent.click(control);
  expect(control.ariaChecked).toBe("true");
  for (const scheme of ["light", "dark"]) {
    await emulate({ "prefers-color-scheme": scheme });
    await expect.poll(() => matchMedia(`(prefers-color-scheme: ${scheme})`).matches).toBe(true);
    await new Promise(requestAnimationFrame);
  }
  expect(control.ariaChecked).toBe("true");
});

test("under reduced motion the colours change at once", async () => {
  await emulate({ "prefers-reduced-motion": "reduce" });
  render(
    <>
      <ThemeSwitch variant="switch" />
      <button type="button" className={buttonClassName()}>
        Coloured
      </button>
    </>,
  );
  await userEvent.click(screen.getByRole("switch"));
  expect(shownTheme()).toBe("light");
  const durations = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration));
  expect(durations.filter((duration) => duration > 1)).toEqual([]);
});

test("in forced colours its two states look different", async () => {
  await emulate({ "forced-colors": "active" });
  render(<ThemeSwitch variant="switch" />);
  const thumb = () => {
    const { translate, transform } = getComputedStyle(
      screen.getByRole("switch").querySelector("i") as Element,
      "::before",
    );
    return `${translate} ${transform}`;
  };
  const dark = thumb();
  await userEvent.click(screen.getByRole("switch"));
  settle();
  expect(thumb()).not.toBe(dark);
});
