import { expect, test } from "vitest";
import { hasReloaded, loadOrReload } from "#lib/load-or-reload.ts";

// Reloads are tested in a tab of their own: tests/e2e/frame.spec.ts.

const fails = () => Promise.reject(new TypeError("gone"));

test("gives what was loaded, after which another file may be gone", async () => {
  sessionStorage.setItem("reloaded-for-chunk", "1");
  expect(hasReloaded()).toBe(true);
  expect(await loadOrReload(async () => 1, "/about", new AbortController().signal)).toBe(1);
  expect(hasReloaded()).toBe(false);
});

test("does not reload after the visitor has navigated away", async () => {
  const { hash } = location;
  const controller = new AbortController();
  controller.abort();
  await expect(loadOrReload(fails, "/about", controller.signal)).rejects.toThrow("gone");
  expect(location.hash).toBe(hash);
});

test("offline it says so, and does not leave the page for the browser's own error", async () => {
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  try {
    await expect(loadOrReload(fails, "/about", new AbortController().signal)).rejects.toThrow("gone");
  } finally {
    Reflect.deleteProperty(navigator, "onLine");
  }
});
