import { render, screen, waitFor, within } from "@testing-library/react";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { InstallCommand } from "#routes/showcase/install-command.tsx";
import { Showcase } from "#routes/showcase/showcase.tsx";

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

test("the index lists the cards in their order", () => {
  renderShowcase();
  const titles = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
  const index = within(screen.getByRole("navigation", { name: "Components" }));
  expect(index.getAllByRole("link").map((link) => link.textContent)).toEqual(titles);
});

test("the index moves focus to a card's heading", async () => {
  renderShowcase();
  await userEvent.click(screen.getByRole("link", { name: "Tooltip" }));
  const heading = screen.getByRole("heading", { level: 2, name: "Tooltip" });
  expect(document.activeElement).toBe(heading);
  await waitFor(() => expect(heading.getBoundingClientRect().top).toBeLessThan(200));
});

test("a card opens its source at the requested tab", async () => {
  renderShowcase();
  const name = "Button";
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

test("every component and variant has command, source, styling, keys, cost", () => {
  renderShowcase();
  const cells = screen.getAllByRole("region").filter((each) => each.matches("section:has(> header > h2)"));
  // The first card opens the theme studio.
  for (const region of cells.slice(1)) {
    const count = region.ariaLabelledByElements?.[0]?.textContent === "Dropdown variants" ? 3 : 1;
    expect(within(region).getAllByRole("button", { name: /^Copy npx / })).toHaveLength(count);
    expect(within(region).getAllByRole("button", { name: /^Code of / })).toHaveLength(count);
    expect(within(region).getAllByRole("button", { name: /^Styling of / })).toHaveLength(count);
    expect(within(region).getAllByText("Keys")).toHaveLength(count);
    expect(within(region).getAllByText(/^\d+\.\d KB gzip$/)).toHaveLength(count);
  }
  // Dropdown and context menu have two cards each.
  const components = Object.keys(import.meta.glob("../../src/components/*/*.showcase.tsx"));
  const commands = screen.getAllByRole("button", { name: /^Copy npx / }).map(({ textContent }) => textContent);
  expect(new Set(commands).size).toBe(components.length);
});

test("a card's command is copied by keyboard, with a note that moves nothing", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  renderShowcase();
  const button = within(card("Tooltip")).getByRole("button", { name: /^Copy npx / });
  const place = () => [card("Tooltip").offsetHeight, JSON.stringify(button.getBoundingClientRect())];
  button.focus();
  const before = place();
  await userEvent.keyboard("{Enter}");
  expect((await screen.findByText("Copied")).role).toBe("status");
  expect(write).toHaveBeenCalledWith(`npx shadcn add ${new URL("r/tooltip.json", document.baseURI)}`);
  expect(place()).toEqual(before);
});

test("the prerendered command reserves its place", () => {
  const command = <InstallCommand item="tooltip" className="flex min-h-12" />;
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(command);
  const { offsetHeight } = place;
  render(command, { container: place, hydrate: true });
  expect(within(place).getByRole("button")).toBeTruthy();
  expect(place.offsetHeight).toBe(offsetHeight);
  place.remove();
});

test("each card lists its props with type, default and text in a disclosure", async () => {
  renderShowcase();
  const tooltip = within(card("Tooltip"));
  await userEvent.click(tooltip.getByText("Props"));
  const row = (await tooltip.findByRole("rowheader", { name: "delay" })).parentElement;
  expect(row?.textContent).toMatch(/^delaynumberHover delay.+Default: 200$/);
  expect(tooltip.getByRole("rowheader", { name: "text required" })).toBeTruthy();
  // Comments mark code with backticks.
  expect(tooltip.getByRole("rowheader", { name: "children required" }).parentElement?.textContent).not.toContain("`");
  const button = within(card("Button"));
  await userEvent.click(button.getByText("Props"));
  await button.findByText(/^The attributes of its element/);
});
