import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { searchableDropdownShowcase } from "#components/searchable-dropdown/searchable-dropdown.showcase.tsx";
import { SearchableDropdown } from "#components/searchable-dropdown/searchable-dropdown.tsx";
import { activeOption, becomesActive } from "#tests/support/active-option.ts";
import { componentContract } from "#tests/support/component-contract.tsx";

const { airports, usage } = searchableDropdownShowcase.examples;
componentContract("Searchable dropdown", { airports, usage }, async (container) => {
  container.querySelector("input")?.focus();
  await userEvent.keyboard("{ArrowDown}");
  await screen.findAllByRole("option");
});

const many = Array.from({ length: 10_000 }, (_, index) => ({ value: `v${index}`, label: `Éclair ${index}` }));
const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Cake" });
// If closed within its first frames, Headless UI's list stays in the page, hidden.
const opens = () => waitFor(() => expect(screen.getByRole("listbox").matches("[data-transition]")).toBe(false));
const closes = () => waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());

test("its icons have the field's text color on a page with another one", () => {
  const { container } = render(
    <div style={{ color: "red" }}>
      <SearchableDropdown label="Cake" options={many} />
    </div>,
  );
  const icons = [...container.querySelectorAll("svg")].map((icon) => getComputedStyle(icon).color);
  expect(icons).toEqual(Array(2).fill(getComputedStyle(field()).color));
});

test("renders at most sixty of ten thousand options at any scroll position", async () => {
  render(<SearchableDropdown label="Cake" options={many} />);
  field().focus();
  await userEvent.keyboard("{ArrowDown}");
  expect((await screen.findAllByRole("option")).length).toBeLessThanOrEqual(60);
  expect(screen.getAllByRole("option")[0]?.getAttribute("aria-setsize")).toBe("10000");
  await userEvent.keyboard("{Escape}{ArrowUp}");
  const last = await screen.findByRole("option", { name: "Éclair 9999" });
  expect(screen.getAllByRole("option").length).toBeLessThanOrEqual(60);
  expect(field().getAttribute("aria-activedescendant")).toBe(last.id);
});

test("finds without accents, chooses with arrows and Enter, reports the value", async () => {
  const change = vi.fn();
  render(<SearchableDropdown label="Cake" options={many} onChange={change} />);
  await userEvent.type(field(), "eclair 9998");
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await closes();
  expect(change.mock.calls).toEqual([["v9998"]]);
  expect(field().value).toBe("Éclair 9998");
});

test.each([
  ["Enter", "an open"],
  ["Tab", "an open"],
  ["Enter", "a closed"],
  ["Tab", "a closed"],
])("%s in the frame of a letter in %s list picks what it finds", async (key, list) => {
  render(<SearchableDropdown label="Cake" options={many} />);
  field().focus();
  if (list === "an open") await userEvent.keyboard("{ArrowDown}");
  if (list === "an open") await opens();
  fireEvent.input(field(), { target: { value: "9997" } });
  fireEvent.keyDown(field(), { key });
  expect(field().value).toBe("Éclair 9997");
});

test("announces the count of results, and shows and announces none", async () => {
  render(<SearchableDropdown label="Cake" options={many} />);
  await userEvent.type(field(), "9999");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("1 result"));
  await userEvent.type(field(), "x");
  const note = await screen.findByRole("option", { name: "No results for 9999x" });
  expect(note.ariaDisabled).toBe("true");
  expect(screen.getByRole("status").textContent).toBe("No results for 9999x");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await closes();
  expect(field().value).toBe("");
});

test("Escape discards typed text; clearing the field clears the value", async () => {
  const change = vi.fn();
  render(<SearchableDropdown label="Cake" options={many} defaultValue="v7" onChange={change} />);
  await userEvent.type(field(), " and more");
  await userEvent.keyboard("{Escape}");
  await closes();
  expect(field().value).toBe("Éclair 7");
  expect(change).not.toHaveBeenCalled();
  await userEvent.clear(field());
  await waitFor(() => expect(change.mock.calls).toEqual([[null]]));
});

test("Tab keeps the value unless letters or arrows led to an option", async () => {
  const change = vi.fn();
  const cakes = ["Apple pie", "Brownie", "Muffin"].map((label, i) => ({ value: `v${i}`, label }));
  render(
    <>
      <SearchableDropdown label="Cake" options={cakes} onChange={change} />
      <button type="button">Next</button>
    </>,
  );
  const leaveBy = async (keys: string) => {
    await opens();
    await userEvent.keyboard(keys);
    await closes();
    expect(document.activeElement).not.toBe(field());
  };
  // Opened by click, with an option hovered.
  await userEvent.click(field());
  const [, brownie] = await screen.findAllByRole("option");
  for (const x of [20, 40]) await userEvent.hover(brownie as Element, { position: { x, y: 20 } });
  await becomesActive("Brownie");
  await leaveBy("{Tab}");
  expect(field().value).toBe("");
  // No match.
  field().focus();
  await userEvent.keyboard("xyz");
  await screen.findByRole("option", { name: "No results for xyz" });
  await leaveBy("{Tab}");
  expect(field().value).toBe("");
  expect(change).not.toHaveBeenCalled();

  field().focus();
  await userEvent.keyboard("brow");
  await becomesActive("Brownie");
  await leaveBy("{Tab}");
  expect(field().value).toBe("Brownie");
  // With arrows, and backward.
  field().focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await becomesActive("Muffin");
  await leaveBy("{Shift>}{Tab}{/Shift}");
  expect(field().value).toBe("Muffin");
  // A cleared field stays empty.
  field().focus();
  await userEvent.keyboard("{Control>}a{/Control}{Delete}");
  await waitFor(() => expect(activeOption()).toBeTruthy());
  await leaveBy("{Tab}");
  expect(field().value).toBe("");
  expect(change.mock.calls).toEqual([["v1"], ["v2"], [null]]);
});

test("a held Enter chooses and does not submit the form", async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <SearchableDropdown label="Cake" options={many} />
    </form>,
  );
  field().focus();
  await userEvent.keyboard("42");
  await becomesActive("Éclair 42");
  await opens();
  await userEvent.keyboard("[Enter>5/]");
  await closes();
  expect(field().value).toBe("Éclair 42");
  expect(submit).not.toHaveBeenCalled();
});

test("Home and End move the caret, not the list", async () => {
  render(<SearchableDropdown label="Cake" options={many} />);
  await userEvent.type(field(), "clair");
  await userEvent.keyboard("{Home}e");
  expect(field().value).toBe("eclair");
});

test("Page Down and Page Up move ten options and stop at the ends", async () => {
  render(<SearchableDropdown label="Cake" options={many} />);
  field().focus();
  await userEvent.keyboard("{ArrowDown}");
  await becomesActive("Éclair 0");
  await userEvent.keyboard("{PageDown}");
  await becomesActive("Éclair 10");
  await userEvent.keyboard("{PageDown}{PageDown}");
  await becomesActive("Éclair 30");
  await userEvent.keyboard("{PageUp}");
  await becomesActive("Éclair 20");
  await userEvent.keyboard("{ArrowUp>15/}{PageUp}");
  await becomesActive("Éclair 0");
  await userEvent.keyboard("{Escape}{ArrowUp}{ArrowUp>4/}");
  await becomesActive("Éclair 9995");
  await userEvent.keyboard("{PageDown}");
  await becomesActive("Éclair 9999");
  expect(screen.getAllByRole("option").length).toBeLessThanOrEqual(60);
});

test("pressing the chevron and an option does what the keys do", async () => {
  const change = vi.fn();
  render(<SearchableDropdown label="Cake" options={many} onChange={change} />);
  await userEvent.click(screen.getByRole("button", { name: "Options of Cake" }));
  await userEvent.click(await screen.findByRole("option", { name: "Éclair 3" }));
  await closes();
  expect(change.mock.calls).toEqual([["v3"]]);
});

test("an empty list says so", async () => {
  render(<SearchableDropdown label="Cake" options={[]} />);
  field().focus();
  await userEvent.keyboard("{ArrowDown}");
  expect((await screen.findByRole("option")).textContent).toBe("No options");
});

test("a click in the field opens the list, and another keeps it open", async () => {
  render(<SearchableDropdown label="Bird" options={[{ value: "kea", label: "Kea" }]} />);
  const field = screen.getByRole("combobox");
  await userEvent.click(field);
  expect(await screen.findByRole("option", { name: "Kea" })).toBeTruthy();
  await userEvent.click(field);
  // A press may take effect in the next frame.
  for (let frame = 0; frame < 2; frame++) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  expect(field.ariaExpanded).toBe("true");
  expect(document.activeElement).toBe(field);
});
