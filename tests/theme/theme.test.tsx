import { afterEach, expect, test, vi } from "vitest";
import { emulate } from "#tests/support/component-contract.tsx";
import { setTheme, getStoredTheme, initTheme, onThemeChange } from "#theme/theme.ts";
import { getTheme } from "#theme/theme-class.ts";

let stop = () => {};
afterEach(async () => {
  stop();
  vi.restoreAllMocks();
  await emulate({});
});

test("follows the system until a choice, and the choice wins after", async () => {
  await emulate({ "prefers-color-scheme": "light" });
  stop = initTheme();
  expect(getTheme()).toBe("light");
  await emulate({ "prefers-color-scheme": "dark" });
  await expect.poll(getTheme).toBe("dark");
  setTheme("light");
  await emulate({ "prefers-color-scheme": "light" });
  await emulate({ "prefers-color-scheme": "dark" });
  expect(getTheme()).toBe("light");
});

test.each(["yes", "TRUE", "", "null", '{"a":1}'])("junk under isDarkMode (%j) counts as not chosen", (junk) => {
  localStorage.setItem("isDarkMode", junk);
  expect(getStoredTheme()).toBeNull();
});

test("blocked storage: the choice lasts as long as the page", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  stop = initTheme();
  setTheme("light");
  expect(getTheme()).toBe("light");
  setTheme("dark");
  expect(getTheme()).toBe("dark");
});

test("full storage: the choice holds for the page though an older one is stored", () => {
  localStorage.setItem("isDarkMode", "true");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  stop = initTheme();
  setTheme("light");
  expect(getTheme()).toBe("light");
});

test("theme-color and color-scheme follow", () => {
  const meta = document.createElement("meta");
  meta.name = "theme-color";
  document.head.append(meta);
  stop = initTheme();
  setTheme("light");
  expect(meta.content).toBe("#fdfdfd");
  // The root's is the one that the window's scrollbar and the margins of paper follow.
  const schemes = () => [document.body, document.documentElement].map((each) => getComputedStyle(each).colorScheme);
  expect(schemes()).toEqual(["light", "light"]);
  setTheme("dark");
  expect(meta.content).toBe("#2d2d2a");
  expect(schemes()).toEqual(["dark", "dark"]);
  meta.remove();
});

test("a listener that stopped is not called", () => {
  stop = initTheme();
  const listener = vi.fn();
  const stopListening = onThemeChange(listener);
  setTheme("light");
  stopListening();
  setTheme("dark");
  expect(listener).toHaveBeenCalledTimes(1);
});
