import { render, screen, waitFor, within } from "@testing-library/react";
import { StrictMode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Showcase } from "#routes/showcase/showcase.tsx";
import { expectAccessible } from "#tests/support/axe.ts";

function renderShowcase() {
  const router = createMemoryRouter([{ path: "/", element: <Showcase /> }]);
  return render(
    <StrictMode>
      <main data-style="work">
        <RouterProvider router={router} />
      </main>
    </StrictMode>,
  );
}

const card = (name: string) => screen.getByRole("region", { name });

test("it shows every component of the specification, in this order", () => {
  renderShowcase();
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
    "Button",
    "Input",
    "Dropdown",
    "Dropdown variants",
    "Theme switch",
    "Date picker",
    "Time picker",
    "Toggle group",
    "Context menu, circular",
    "Context menu, normal",
    "Tooltip",
    "Address input",
    "Alert",
    "Video player",
    "Cookie banner",
  ]);
});

test.each(["Button", "Input", "Dropdown"])("the %s card opens its source at the tab asked for", async (name) => {
  renderShowcase();
  for (const tab of ["Code", "Styling"]) {
    const opener = within(card(name)).getByRole("button", { name: `${tab} of ${name}` });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name });
    expect(within(dialog).getByRole("tab", { name: tab }).ariaSelected).toBe("true");
    const file = tab === "Code" ? `${name.toLowerCase()}.tsx` : `${name.toLowerCase()}.classes.ts`;
    await within(dialog).findByRole("region", { name: file });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(opener);
  }
});

test("the examples are live: the email field answers, the lists open", async () => {
  renderShowcase();
  await userEvent.click(screen.getByRole("textbox", { name: "Email" }));
  await userEvent.tab();
  expect(within(card("Input")).getByText("Invalid email format.")).toBeTruthy();
  await userEvent.click(within(card("Dropdown variants")).getByRole("button", { name: /^Checkbox/ }));
  await userEvent.click(await screen.findByRole("option", { name: "Abyssinian" }));
  expect(within(card("Dropdown variants")).getByRole("button", { name: /^Checkbox/ }).textContent).toBe("3 chosen");
});

test("each card's keys stand in a table behind a disclosure", async () => {
  renderShowcase();
  const row = within(card("Dropdown")).getByRole("rowheader", { name: "Home, End" });
  expect(row.checkVisibility()).toBe(false);
  await userEvent.click(within(card("Dropdown")).getByText("Keyboard"));
  expect(row.checkVisibility()).toBe(true);
});

test("axe finds nothing, the console stays silent, and nothing scrolls sideways at 320 px", async () => {
  const said = vi.spyOn(console, "error");
  const { container } = renderShowcase();
  await expectAccessible(container);
  await page.viewport(320, 640);
  await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320));
  await page.viewport(1280, 800);
  expect(said).not.toHaveBeenCalled();
});
