import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { themeSwitchShowcase } from "#components/theme-switch/theme-switch.showcase.tsx";
import { ThemeSwitch } from "#components/theme-switch/theme-switch.tsx";
import { componentContract, emulate } from "#tests/support/component-contract.tsx";
import { finishAnimations } from "#tests/support/finish-animations.ts";
import { tap } from "#tests/support/tap.ts";
import { initTheme } from "#theme/theme.ts";

componentContract("Theme switch", themeSwitchShowcase.examples);

let stop = () => {};
beforeEach(() => {
  localStorage.setItem("isDarkMode", "true");
  stop = initTheme();
});
afterEach(() => stop());

test("pointer, keyboard and touch work the same, and its name never changes", async () => {
  render(<ThemeSwitch />);
  const control = screen.getByRole("switch", { name: "Light theme" });
  const stored: (string | null)[] = [];
  for (const press of [
    () => userEvent.click(control),
    () => {
      control.blur();
      return tap(control);
    },
    () => userEvent.keyboard(" "),
    () => userEvent.keyboard("{Enter}"),
  ]) {
    await press();
    await expect.poll(() => localStorage.getItem("isDarkMode")).not.toBe(stored.at(-1) ?? "true");
    // After a tap, focus comes just after the click, and the pressed look stays for a moment. A key before that would be lost.
    await expect.poll(() => control.matches(":focus:not(:active)")).toBe(true);
    stored.push(localStorage.getItem("isDarkMode"));
    expect(screen.getByRole("switch", { name: "Light theme" })).toBe(control);
  }
  expect(stored).toEqual(["false", "true", "false", "true"]);
});

test("shows another control's theme, and asks it for the other one", async () => {
  const onChange = vi.fn();
  const { rerender } = render(<ThemeSwitch value="light" onChange={onChange} />);
  const control = screen.getByRole("switch", { checked: true });
  await userEvent.click(control);
  expect(onChange.mock.calls).toEqual([["dark"]]);
  expect(control.ariaChecked).toBe("true");
  expect(localStorage.getItem("isDarkMode")).toBe("true");
  rerender(<ThemeSwitch value="dark" onChange={onChange} />);
  expect(control.ariaChecked).toBe("false");
});

test("the server's HTML is the same for every theme, and hydrates without a message", async () => {
  const error = vi.spyOn(console, "error");
  const root = document.createElement("div");
  root.innerHTML = renderToString(<ThemeSwitch onChange={() => {}} />);
  document.body.append(root);
  render(<ThemeSwitch value="light" onChange={() => {}} />, { container: root, hydrate: true });
  expect(screen.getByRole("switch", { checked: true })).toBeTruthy();
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
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
  finishAnimations();
  expect(thumb()).not.toBe(dark);
});
