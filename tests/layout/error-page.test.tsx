import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { ErrorPage } from "#layout/error-page.tsx";

function show(loader: () => never) {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const router = createMemoryRouter([
    { path: "/", element: <p>never</p>, errorElement: <ErrorPage />, loader, hydrateFallbackElement: <></> },
  ]);
  return render(
    <main>
      <RouterProvider router={router} />
    </main>,
  );
}

test("a missing page says 404 Not Found and has nothing to try again", async () => {
  show(() => {
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
  show(() => {
    throw new TypeError(message);
  });
  expect(await screen.findByText(/Couldn’t load this page. Check your connection/)).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
});
