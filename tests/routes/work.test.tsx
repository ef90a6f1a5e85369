import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Project, projects } from "#content/work/projects.ts";
import { Work } from "#routes/work/work.tsx";

afterEach(() => page.viewport(1280, 800));

/** Four and three more: four of them Full Stack, two Web Design, one Pipeline Developer. */
const seven = [
  ...projects,
  { slug: "fifth", title: "Fifth", role: "Full Stack", kind: "A fifth" },
  { slug: "sixth", title: "Sixth", role: "Web Design", kind: "A sixth" },
  { slug: "seventh", title: "Seventh", role: "Full Stack", kind: "A seventh" },
] as unknown as readonly Project[];

const renderWork = (list?: readonly Project[]) => render(<Work list={list} />, { wrapper: MemoryRouter });

test("lists the four projects in order, each with its role", () => {
  renderWork();
  const rows = screen.getAllByRole("link");
  const roles = { edusim: "Full Stack", vxnessa: "Web Design", marz: "Pipeline Developer", timeslot: "Full Stack" };
  expect(rows.map((row) => row.getAttribute("href"))).toEqual(Object.keys(roles).map((slug) => `/work/${slug}`));
  for (const [i, role] of Object.values(roles).entries()) within(rows[i] as HTMLElement).getByText(role);
});

test("six projects need no filter", () => {
  renderWork(seven.slice(0, 6));
  expect(screen.getAllByRole("link")).toHaveLength(6);
  expect(screen.queryByRole("tablist")).toBeNull();
  expect(screen.queryByRole("tabpanel")).toBeNull();
});

test("seven can be filtered by role; each tab says how many it leaves", async () => {
  renderWork(seven);
  expect(screen.getAllByRole("link")).toHaveLength(7);
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
  const [row] = screen.getAllByRole("link");
  expect(screen.queryByRole("tablist")).toBeNull();
  const before = row?.getBoundingClientRect().top;
  await screen.findByRole("tablist");
  expect(row?.getBoundingClientRect().top).toBe(before);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
