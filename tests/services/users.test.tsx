import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { whenIdle } from "#lib/when-idle.ts";
import { currentUsers, loadUsers, usersUrl } from "#services/users.ts";

let service: MockInstance<typeof fetch>;
beforeEach(() => {
  service = vi.spyOn(window, "fetch").mockImplementation(async () => Response.json([{ id: 1 }]));
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => document.querySelector("base")?.remove());

test("asks the site's own folder, also in a sub-path", () => {
  document.head.append(Object.assign(document.createElement("base"), { href: "https://example.com/sub/index.html" }));
  expect(usersUrl()).toBe("https://example.com/sub/api/users");
});

test("asks the configured host, which is an address without protocol", () => {
  expect(usersUrl("api.example.com")).toBe(`${location.protocol}//api.example.com/api/users`);
  expect(usersUrl("https://api.example.com")).toBe(`${location.protocol}//api.example.com/api/users`);
});

test("logs and keeps what came", async () => {
  await loadUsers("api.example.com");
  expect(service).toHaveBeenCalledOnce();
  expect(currentUsers()).toEqual([{ id: 1 }]);
  expect(console.log).toHaveBeenCalledWith(expect.any(String), [{ id: 1 }]);
});

test("any failure is logged as 'Error fetching users:', and the kept list stays", async () => {
  await loadUsers("");
  for (const [answer, message] of [
    [async () => new Response("<!doctype html>"), /JSON/],
    [async () => new Response("[]", { status: 404 }), /^Network response was not ok$/],
    [() => Promise.reject(new TypeError("Failed to fetch")), /^Failed to fetch$/],
  ] as const) {
    service.mockImplementationOnce(answer);
    await loadUsers("");
    const error = expect.objectContaining({ message: expect.stringMatching(message) });
    expect(console.error).toHaveBeenLastCalledWith("Error fetching users:", error);
  }
  expect(currentUsers()).toEqual([{ id: 1 }]);
});

test("waits until the page has nothing to do", async () => {
  const run = vi.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  // A busy machine has nothing to do only after a while.
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), 15_000);
});
