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

const endOf = ({ right }: DOMRect) => Math.round(right);
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
    "Modal",
    "Video player",
    "Cookie banner",
    "Theme studio",
  ]);
});

test.each(["Button", "Input", "Dropdown"])("the %s card opens its source at the tab asked for", async (name) => {
  renderShowcase();
  for (const tab of ["Code", "Styling"]) {
    const opener = within(card(name)).getByRole("button", { name: `${tab} of ${name}` });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name });
    expect(within(dialog).getByRole("tab", { name: tab }).ariaSelected).toBe("true");
    const file = tab === "Code" ? `${name.toLowerCase()}.usage.tsx` : `${name.toLowerCase()}.classes.ts`;
    await within(dialog).findByRole("region", { name: file });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(opener);
  }
});

test.each([
  ["List dropdown", "dropdown.usage.tsx", "dropdown.classes.ts"],
  ["Checkbox dropdown", "checkbox-dropdown.usage.tsx", "dropdown.classes.ts"],
  ["Searchable dropdown", "searchable-dropdown.usage.tsx", "searchable-dropdown.classes.ts"],
])("among the dropdown variants, %s shows its own source", async (name, code, styling) => {
  renderShowcase();
  for (const [tab, file] of [
    ["Code", code],
    ["Styling", styling],
  ]) {
    await userEvent.click(within(card("Dropdown variants")).getByRole("button", { name: `${tab} of ${name}` }));
    const dialog = await screen.findByRole("dialog", { name });
    await within(dialog).findByRole("region", { name: file });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
});

test("every component has its command, source, styling, keys and cost, each dropdown variant too", () => {
  renderShowcase();
  const cells = screen.getAllByRole("region").filter((each) => each.matches("section:has(> header > h2)"));
  // The last cell opens the theme studio.
  for (const region of cells.slice(0, -1)) {
    const count = region.ariaLabelledByElements?.[0]?.textContent === "Dropdown variants" ? 3 : 1;
    expect(within(region).getAllByRole("button", { name: /^Copy npx / })).toHaveLength(count);
    expect(within(region).getAllByRole("button", { name: /^Code of / })).toHaveLength(count);
    expect(within(region).getAllByRole("button", { name: /^Styling of / })).toHaveLength(count);
    expect(within(region).getAllByText("Keyboard")).toHaveLength(count);
    expect(within(region).getAllByText(/^\d+\.\d KB gzip$/)).toHaveLength(count);
  }
  expect(screen.getAllByText(/^\d+\.\d KB gzip$/)).toHaveLength(18);
  // The plain dropdown has two cards, and the context menu.
  const commands = screen.getAllByRole("button", { name: /^Copy npx / }).map(({ ariaLabel }) => ariaLabel);
  expect(new Set(commands).size).toBe(16);
});

test.each([1101, 1280, 1440])("at %i px each row of the tray is full, and no cost runs into a label", async (width) => {
  await page.viewport(width, 900);
  renderShowcase();
  const cells = [...(card("Button").parentElement as HTMLElement).children].map((cell) => cell.getBoundingClientRect());
  const rows = new Set(cells.map(({ top }) => Math.round(top)));
  const ends = [...rows].map((row) => Math.max(...cells.filter(({ top }) => Math.round(top) === row).map(endOf)));
  expect(rows.size).toBe(7);
  expect(new Set(ends).size).toBe(1);
  const variants = within(card("Dropdown variants"));
  for (const [index, label] of ["List", "Checkbox", "Searchable"].entries()) {
    const name = variants.getByText(label).getBoundingClientRect();
    const cost = variants.getAllByText(/KB gzip$/)[index]?.getBoundingClientRect();
    expect(cost?.left).toBeGreaterThan(name.right);
    expect(Math.abs((cost?.bottom ?? 0) - name.bottom)).toBeLessThanOrEqual(4);
  }
  await page.viewport(1280, 800);
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

test("each card's props stand in a table behind a disclosure, with type, default and what they do", async () => {
  renderShowcase();
  const tooltip = within(card("Tooltip"));
  await userEvent.click(tooltip.getByText("Props"));
  const row = (await tooltip.findByRole("rowheader", { name: "delay" })).parentElement;
  expect(row?.textContent).toMatch(/^delaynumberMilliseconds .+Default: 200$/);
  expect(tooltip.getByRole("rowheader", { name: "text required" })).toBeTruthy();
  const button = within(card("Button"));
  await userEvent.click(button.getByText("Props"));
  await button.findByText("Takes every attribute of the native element besides.");
  await expectAccessible(card("Tooltip"));
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
