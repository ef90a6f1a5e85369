import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { ThemeSwitch } from "#components/theme-switch/theme-switch.tsx";
import { expectAccessible } from "#tests/support/axe.ts";
import { followTheme } from "#theme/theme.ts";

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
  expect(document.body.classList.contains("light-mode")).toBe(true);
  expect(localStorage.getItem("isDarkMode")).toBe("false");

  await userEvent.keyboard(" ");
  expect(document.body.className).toBe("dark-mode");
  await userEvent.keyboard("{Enter}");
  expect(document.body.className).toBe("light-mode");
});

test("follows another tab", () => {
  render(<ThemeSwitch />);
  localStorage.setItem("isDarkMode", "false");
  window.dispatchEvent(new StorageEvent("storage", { key: "isDarkMode", newValue: "false" }));
  expect(document.body.classList.contains("light-mode")).toBe(true);
});

test("axe finds nothing in either variant and theme", async () => {
  const { container } = render(
    <>
      <ThemeSwitch />
      <ThemeSwitch variant="switch" />
    </>,
  );
  await expectAccessible(container);
});
