import { render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Project, projects } from "#content/work/projects.ts";
import { Work } from "#routes/work/work.tsx";
import { finishAnimations } from "#tests/support/finish-animations.ts";

afterEach(() => page.viewport(1280, 800));

/** Four and three more: four of them Full Stack, two Web Design, one Pipeline Developer. */
const seven = [
  ...projects,
  { slug: "fifth", title: "Fifth", role: "Full Stack", kind: "A fifth" },
  { slug: "sixth", title: "Sixth", role: "Web Design", kind: "A sixth" },
  { slug: "seventh", title: "Seventh", role: "Full Stack", kind: "A seventh" },
] as unknown as readonly Project[];

function renderWork(list?: readonly Project[]) {
  const router = createMemoryRouter([
    { path: "/work", element: <Work list={list} /> },
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
  const roles = { edusim: "Full Stack", vxnessa: "Web Design", marz: "Pipeline Developer", timeslot: "Full Stack" };
  expect(rows.map((row) => row.getAttribute("href"))).toEqual(Object.keys(roles).map((slug) => `/work/${slug}`));
  for (const [i, role] of Object.values(roles).entries()) within(rows[i] as HTMLElement).getByText(role);
});

test("opens a project by keyboard, its colour risen under the focus", async () => {
  renderWork();
  const row = (await screen.findAllByRole("link"))[2] as HTMLElement;
  row.focus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Tab}");
  expect(document.activeElement).toBe(row);
  finishAnimations();
  expect(getComputedStyle(row, "::before").translate).toMatch(/^(none|0px( 0px)?)$/);
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText("opened")).toBeTruthy();
});

test("six projects need no filter", async () => {
  renderWork(seven.slice(0, 6));
  expect(await screen.findAllByRole("link")).toHaveLength(6);
  expect(screen.queryByRole("tablist")).toBeNull();
  expect(screen.queryByRole("tabpanel")).toBeNull();
});

test("seven can be filtered by role; each tab says how many it leaves", async () => {
  renderWork(seven);
  expect(await screen.findAllByRole("link")).toHaveLength(7);
  const tabs = within(await screen.findByRole("tablist", { name: "Role" }));
  expect(tabs.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
    "All 7",
    "Full Stack 4",
    "Web Design 2",
    "Pipeline Developer 1",
  ]);
  await userEvent.click(tabs.getByRole("tab", { name: "Web Design 2" }));
  const panel = within(screen.getByRole("tabpanel", { name: "Web Design 2" }));
  expect(panel.getAllByRole("link").map((row) => row.getAttribute("href"))).toEqual(["/work/vxnessa", "/work/sixth"]);
});

test.each([1280, 320])("%i px: nothing moves when the filter comes, and nothing sticks out", async (width) => {
  await page.viewport(width, 800);
  renderWork(seven);
  const [row] = await screen.findAllByRole("link");
  expect(screen.queryByRole("tablist")).toBeNull();
  const before = row?.getBoundingClientRect().top;
  await screen.findByRole("tablist");
  expect(row?.getBoundingClientRect().top).toBe(before);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
