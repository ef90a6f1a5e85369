import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { PrefetchContext, SiteLink, staticHref } from "#layout/site-link.tsx";

test("in the static page it leads to a file, in the app to the router's address", () => {
  const link = (
    <MemoryRouter>
      <SiteLink to="/work/marz">Marz</SiteLink>
    </MemoryRouter>
  );
  expect(renderToString(link)).toContain('href="work/marz/"');
  render(link);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/work/marz");
  expect(staticHref("/")).toBe("./");
});

test("a click changes the page without a load; a click with Ctrl is the browser's", async () => {
  const router = createMemoryRouter([
    { path: "/", element: <SiteLink to="/about">About</SiteLink> },
    { path: "/about", element: <h1>About</h1> },
  ]);
  render(<RouterProvider router={router} />);
  const link = screen.getByRole("link");
  let prevented: boolean | undefined;
  const look = (event: MouseEvent) => {
    prevented = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", look);
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(prevented).toBe(false);
  removeEventListener("click", look);
  expect(router.state.location.pathname).toBe("/");
  await userEvent.click(link);
  expect(await screen.findByRole("heading", { name: "About" })).toBeTruthy();
});

test("fetches the page when pointed at or focused, not when merely in view", async () => {
  const prefetch = vi.fn();
  render(
    <PrefetchContext value={prefetch}>
      <MemoryRouter>
        <SiteLink to="/here">here</SiteLink>
        <SiteLink to="/there">there</SiteLink>
      </MemoryRouter>
    </PrefetchContext>,
  );
  screen.getByRole("link", { name: "there" }).focus();
  expect(prefetch.mock.calls).toEqual([["/there"]]);
  await userEvent.hover(screen.getByRole("link", { name: "here" }));
  expect(prefetch.mock.calls).toEqual([["/there"], ["/here"]]);
});
