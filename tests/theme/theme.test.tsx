import { afterEach, expect, test, vi } from "vitest";
import { emulate } from "#tests/support/component-contract.tsx";
import { getStoredTheme, initTheme, setTheme } from "#theme/theme.ts";
import { getTheme } from "#theme/theme-class.ts";

let stop = () => {};
afterEach(async () => {
  stop();
  await emulate({});
});

test("the theme follows the system until a choice is made", async () => {
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

test.each(["yes", "TRUE", "", "null", '{"a":1}'])("an invalid isDarkMode (%j) counts as not chosen", (junk) => {
  localStorage.setItem("isDarkMode", junk);
  expect(getStoredTheme()).toBeNull();
});

test("with full storage, a choice wins over an older stored one", () => {
  localStorage.setItem("isDarkMode", "true");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  stop = initTheme();
  setTheme("light");
  expect(getTheme()).toBe("light");
});

test("theme-color and color-scheme follow the theme", () => {
  const meta = document.createElement("meta");
  meta.name = "theme-color";
  document.head.append(meta);
  stop = initTheme();
  setTheme("light");
  expect(meta.content).toBe("#fdfdfd");
  // Scrollbars and print margins follow the root's.
  const schemes = () => [document.body, document.documentElement].map((each) => getComputedStyle(each).colorScheme);
  expect(schemes()).toEqual(["light", "light"]);
  setTheme("dark");
  expect(meta.content).toBe("#2d2d2a");
  expect(schemes()).toEqual(["dark", "dark"]);
  meta.remove();
});

test("clearing the storage in another tab returns to the system's theme", async () => {
  await emulate({ "prefers-color-scheme": "dark" });
  stop = initTheme();
  setTheme("light");
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(getTheme()).toBe("dark");
});
