/** The theme switch in other projects with a theme control of their own. */
import { afterEach, expect, test, vi } from "vitest";
import { applyTheme, getTheme, onThemeChange } from "../../vite/registry/host/theme-class.ts";

const root = document.documentElement;
const { classList, dataset } = root;

afterEach(() => {
  root.removeAttribute("class");
  delete dataset.theme;
});

const state = () => [getTheme(), dataset.theme, root.className].join(" ").trim();

const setClass = (theme: string) => void classList.toggle("dark", theme === "dark");
const setData = (theme: string) => {
  dataset.theme = theme;
};
const setBoth = (theme: string) => {
  dataset.theme = theme;
  root.className = theme;
};

test.each([
  ["the class dark", setClass, "light", "dark  dark"],
  ["data-theme", setData, "light light", "dark dark"],
  ["both, as next-themes does", setBoth, "light light light", "dark dark dark"],
])("beside a control that sets %s, it shows and changes the same", async (_, set, light, dark) => {
  const listener = vi.fn();
  const stop = onThemeChange(listener);
  set("light");
  expect(state()).toBe(light);
  set("dark");
  expect(state()).toBe(dark);
  await expect.poll(() => listener.mock.calls.length).toBeGreaterThan(0);
  set("light");
  applyTheme("dark");
  expect(state()).toBe(dark);
  set("light");
  expect(state()).toBe(light);
  stop();
});
