import { render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Work } from "#routes/work/work.tsx";
import { expectAccessible } from "#tests/support/axe.ts";

function renderWork() {
  const router = createMemoryRouter([
    { path: "/work", element: <Work /> },
    { path: "/work/:slug", element: <p>opened</p> },
  ]);
  router.navigate("/work");
  return render(
    <main>
      <RouterProvider router={router} />
    </main>,
  );
}

test("lists the four projects in order, each with its role", async () => {
  renderWork();
  const rows = await screen.findAllByRole("link");
  expect(rows.map((row) => row.getAttribute("href"))).toEqual([
    "/work/edusim",
    "/work/vxnessa",
    "/work/marz",
    "/work/timeslot",
  ]);
  expect(within(rows[0] as HTMLElement).getByText("Full Stack")).toBeTruthy();
  expect(within(rows[1] as HTMLElement).getByText("Web Design")).toBeTruthy();
  expect(within(rows[2] as HTMLElement).getByText("Pipeline Developer")).toBeTruthy();
  expect(within(rows[3] as HTMLElement).getByText("Full Stack")).toBeTruthy();
});

test("names each row by title, role and kind", async () => {
  renderWork();
  expect(await screen.findByRole("link", { name: "Marz Pipeline Developer VFX pipeline internship" })).toBeTruthy();
});

test("opens a project by keyboard, its colour risen under the focus", async () => {
  renderWork();
  const row = (await screen.findAllByRole("link"))[2] as HTMLElement;
  row.focus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Tab}");
  expect(document.activeElement).toBe(row);
  for (const animation of document.getAnimations()) animation.finish();
  expect(getComputedStyle(row, "::before").translate).toMatch(/^(none|0px( 0px)?)$/);
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText("opened")).toBeTruthy();
});

test("axe finds nothing in either theme", async () => {
  const { container } = renderWork();
  await screen.findAllByRole("link");
  await expectAccessible(container);
});
