import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { ErrorPage } from "#layout/error-page.tsx";

/** A page that crashes while it renders. */
function Crash(): never {
  throw new Error("The drawer is stuck");
}

function show(element: React.ReactElement, loader?: () => never) {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const router = createMemoryRouter([
    { path: "/", element, errorElement: <ErrorPage />, loader, hydrateFallbackElement: <></> },
  ]);
  return render(
    <main>
      <RouterProvider router={router} />
    </main>,
  );
}

test("a crash shows the fixed heading, the error's message, a way home and another try", async () => {
  show(<Crash />);
  expect(await screen.findByRole("heading", { name: "Unexpected Application Error!" })).toBeTruthy();
  expect(screen.getByText("The drawer is stuck")).toBeTruthy();
  expect(screen.getByRole("link", { name: "HOME" }).getAttribute("href")).toBe("/");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});

test("a missing page says 404 Not Found and has nothing to try again", async () => {
  show(<p>never</p>, () => {
    throw new Response(null, { status: 404, statusText: "Not Found" });
  });
  expect(await screen.findByText("404 Not Found")).toBeTruthy();
  expect(screen.getByText("Only the address is wrong: there’s no page here.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([
  "Failed to fetch dynamically imported module: https://a.test/b.js",
  "error loading dynamically imported module: https://a.test/b.js",
  "Importing a module script failed.",
])("a failed import is explained as a connection problem: %s", async (message) => {
  show(<p>never</p>, () => {
    throw new TypeError(message);
  });
  expect(await screen.findByText(/Couldn’t load this page. Check your connection/)).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
});
