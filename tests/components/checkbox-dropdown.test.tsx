import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkboxDropdownShowcase } from "#components/checkbox-dropdown/checkbox-dropdown.showcase.tsx";
import { CheckboxDropdown } from "#components/checkbox-dropdown/checkbox-dropdown.tsx";
import { becomesActive } from "#tests/support/active-option.ts";
import { componentContract } from "#tests/support/component-contract.tsx";
import { tap } from "#tests/support/tap.ts";

componentContract("Checkbox dropdown", checkboxDropdownShowcase.examples, async (container) => {
  container.querySelector("button")?.focus();
  await userEvent.keyboard("{ArrowDown}");
  await screen.findByRole("listbox");
});

const tools = ["React", "Tailwind", "Vite", "Vitest", "Éclair"].map((label) => ({ value: label.toLowerCase(), label }));
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Tools/ });

test("a click or tap toggles an option, keeps the list open, and reports all values", async () => {
  const change = vi.fn();
  render(<CheckboxDropdown label="Tools" options={tools} onChange={change} />);
  await userEvent.click(button());
  expect((await screen.findByRole("listbox")).getAttribute("aria-multiselectable")).toBe("true");
  await userEvent.click(screen.getByRole("option", { name: "Vite" }));
  await tap(screen.getByRole("option", { name: "React" }));
  await waitFor(() => expect(change).toHaveBeenCalledTimes(2));
  await userEvent.click(screen.getByRole("option", { name: "Vite" }));
  expect(change.mock.calls).toEqual([[["vite"]], [["react", "vite"]], [["react"]]]);
  expect(screen.getByRole("listbox")).toBeTruthy();
  expect(button().textContent).toBe("React");
});

test("Space and Enter toggle, Shift+Arrow extends, Ctrl+A selects all", async () => {
  const change = vi.fn();
  render(<CheckboxDropdown label="Tools" options={tools} onChange={change} />);
  button().focus();
  await userEvent.keyboard("{Enter}");
  await becomesActive("React");
  await userEvent.keyboard(" ");
  expect(change).toHaveBeenLastCalledWith(["react"]);
  await userEvent.keyboard("{Enter}");
  expect(change).toHaveBeenLastCalledWith([]);
  // At the first option, up stays there.
  await userEvent.keyboard("{Shift>}{ArrowUp}{ArrowDown}{ArrowDown}{/Shift}");
  await becomesActive("Vite");
  expect(change).toHaveBeenLastCalledWith(["react", "tailwind", "vite"]);
  await userEvent.keyboard("{Control>}a{/Control}");
  expect(change).toHaveBeenLastCalledWith(tools.map((tool) => tool.value));
  await userEvent.keyboard("ec");
  await becomesActive("Éclair");
});

test("shows the count on the button and announces it while open", async () => {
  render(<CheckboxDropdown label="Tools" options={tools} defaultValue={["react", "vite"]} />);
  expect(button().textContent).toBe("2 selected");
  await userEvent.click(button());
  await screen.findByRole("listbox");
  expect(screen.getByRole("status").textContent).toBe("2 selected");
  await userEvent.click(screen.getByRole("option", { name: "Vitest" }));
  expect(screen.getByRole("status").textContent).toBe("3 selected");
});

test("the first opening scrolls to the first selected option", async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, label: `A number such as ${index}` }));
  for (const open of [() => userEvent.click(button()), () => userEvent.type(button(), "{Enter}")]) {
    const { unmount } = render(
      <div style={{ width: 280 }}>
        <CheckboxDropdown label="Tools" options={many} defaultValue={["30", "50"]} />
      </div>,
    );
    await open();
    await becomesActive("A number such as 30");
    await waitFor(() => {
      const list = screen.getByRole("listbox").getBoundingClientRect();
      const option = screen.getByRole("option", { name: "A number such as 30" }).getBoundingClientRect();
      expect(option.top).toBeGreaterThanOrEqual(list.top);
      expect(option.bottom).toBeLessThanOrEqual(list.bottom);
    });
    unmount();
  }
});

test("a repeated value is reported once", async () => {
  const said = vi.spyOn(console, "error");
  const change = vi.fn();
  render(<CheckboxDropdown label="Tools" options={[...tools, ...tools]} onChange={change} />);
  await userEvent.click(button());
  await userEvent.click((await screen.findAllByRole("option", { name: "Vite" }))[1] as Element);
  expect(change.mock.calls).toEqual([[["vite"]]]);
  expect(said).not.toHaveBeenCalled();
});
