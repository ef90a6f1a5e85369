/**
 * Lists of no option, one and a thousand, and the searchable one, which renders a window of its options, of ten thousand: they open within the window, and the last option can be
 * chosen.
 */
import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { CheckboxDropdown } from "#components/checkbox-dropdown/checkbox-dropdown.tsx";
import { Dropdown } from "#components/dropdown/dropdown.tsx";
import { SearchableDropdown } from "#components/searchable-dropdown/searchable-dropdown.tsx";
import { expectAccessible } from "#tests/support/axe.ts";

const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `v${index}`, label: `Cake ${index}` }));

const lists = { Dropdown, CheckboxDropdown, SearchableDropdown };
const cases = [
  ...Object.keys(lists).flatMap((name) => [0, 1, 1000].map((count) => [name, count] as const)),
  ["SearchableDropdown", 10_000] as const,
];

test.each(cases)("%s of %i options", async (name, count) => {
  const change = vi.fn();
  const List = lists[name as keyof typeof lists];
  render(<List label="Cake" options={optionsOf(count)} onChange={change} />);
  const opener = screen.queryByRole("combobox") ?? screen.getByRole("button", { name: /Cake/ });
  opener.focus();
  await userEvent.keyboard(name === "SearchableDropdown" ? "{ArrowUp}" : "{Enter}");
  if (count === 0) {
    const note = await screen.findByRole("option", { name: "No options" });
    expect(note.ariaDisabled).toBe("true");
    await expectAccessible(document.body);
    return;
  }
  const list = await screen.findByRole("listbox");
  await waitFor(() => expect(list.getBoundingClientRect().height).toBeGreaterThan(0));
  const { top, bottom, left, right } = list.getBoundingClientRect();
  expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  expect(right).toBeLessThanOrEqual(window.innerWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  // All can be reached, and axe would look at ten thousand of the same.
  if (count <= 1) await expectAccessible(document.body);
  if (name !== "SearchableDropdown") await userEvent.keyboard("{End}");
  await waitFor(() => expect(activeOption()).toBe(`Cake ${count - 1}`));
  await userEvent.keyboard("{Enter}");
  const last = `v${count - 1}`;
  await waitFor(() => expect(change.mock.lastCall?.[0]).toEqual(name === "CheckboxDropdown" ? [last] : last));
});

function activeOption(): string | undefined {
  const id = document.activeElement?.getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)?.textContent?.trim() : undefined;
}
