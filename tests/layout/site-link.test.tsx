import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { PrefetchContext, SiteLink } from "#layout/site-link.tsx";

test("a click with Ctrl is the browser's", () => {
  render(
    <MemoryRouter>
      <SiteLink to="/about">About</SiteLink>
    </MemoryRouter>,
  );
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  let isTaken: boolean | undefined;
  const look = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", look, { once: true });
  screen.getByRole("link").dispatchEvent(click);
  expect(isTaken).toBe(false);
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
  expect(prefetch).toHaveBeenLastCalledWith("/here");
});
