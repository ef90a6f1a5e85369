import { afterEach, expect, test, vi } from "vitest";
import { emulate } from "#tests/support/component-contract.tsx";
import { chooseTheme, chosenTheme, followTheme, onThemeChange } from "#theme/theme.ts";
import { shownTheme } from "#theme/theme-class.ts";

let stop = () => {};
afterEach(async () => {
  stop();
  vi.restoreAllMocks();
  await emulate({});
});

test("follows the system until a choice, and the choice wins after", async () => {
  await emulate({ "prefers-color-scheme": "light" });
  stop = followTheme();
  expect(shownTheme()).toBe("light");
  await emulate({ "prefers-color-scheme": "dark" });
  await expect.poll(shownTheme).toBe("dark");
  chooseTheme("light");
  await emulate({ "prefers-color-scheme": "light" });
  await emulate({ "prefers-color-scheme": "dark" });
  expect(shownTheme()).toBe("light");
});

test.each(["yes", "TRUE", "", "null", '{"a":1}'])("junk under isDarkMode (%j) counts as not chosen", (junk) => {
  localStorage.setItem("isDarkMode", junk);
  expect(chosenTheme()).toBeNull();
});

test("blocked storage: the choice lasts as long as the page", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  stop = followTheme();
  chooseTheme("light");
  expect(shownTheme()).toBe("light");
  chooseTheme("dark");
  expect(shownTheme()).toBe("dark");
});

test("full storage: the choice holds for the page though an older one is stored", () => {
  localStorage.setItem("isDarkMode", "true");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  stop = followTheme();
  chooseTheme("light");
  expect(shownTheme()).toBe("light");
});

test("theme-color and color-scheme follow", () => {
  const meta = document.createElement("meta");
  meta.name = "theme-color";
  document.head.append(meta);
  stop = followTheme();
  chooseTheme("light");
  expect(meta.content).toBe("#fdfdfd");
  // The root's is the one that the window's scrollbar and the margins of paper follow.
  const schemes = () => [document.body, document.documentElement].map((each) => getComputedStyle(each).colorScheme);
  expect(schemes()).toEqual(["light", "light"]);
  chooseTheme("dark");
  expect(meta.content).toBe("#2d2d2a");
  expect(schemes()).toEqual(["dark", "dark"]);
  meta.remove();
});

test("a listener that stopped is not called", () => {
  stop = followTheme();
  const listener = vi.fn();
  const stopListening = onThemeChange(listener);
  chooseTheme("light");
  stopListening();
  chooseTheme("dark");
  expect(listener).toHaveBeenCalledTimes(1);
});
