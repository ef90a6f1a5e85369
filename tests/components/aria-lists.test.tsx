/** React Aria's testers, written against the ARIA patterns, drive the lists by keyboard, mouse and finger. */
import { User } from "@react-aria/test-utils";
import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { AddressInput } from "#components/address-input/address-input.tsx";
import { CheckboxDropdown } from "#components/checkbox-dropdown/checkbox-dropdown.tsx";
import { Dropdown } from "#components/dropdown/dropdown.tsx";
import { SearchableDropdown } from "#components/searchable-dropdown/searchable-dropdown.tsx";

const BY_ALL = ["keyboard", "mouse", "touch"] as const;
// By keyboard the testers look for DOM focus on an option; Headless UI's Listbox says it by aria-activedescendant.
const BY_POINTER = ["mouse", "touch"] as const;

const cakes = [
  { value: "eclair", label: "Éclair" },
  { value: "opera", label: "Opéra", disabled: true },
  { value: "tart", label: "Tart" },
  { value: "waffle", label: "Waffle" },
];
const many = Array.from({ length: 10_000 }, (_, index) => ({ value: `v${index}`, label: `Cake ${index}` }));
const places = ["Oregon", "Maine"].map((state, i) => ({ display_name: `Portland, ${state}`, lat: `${i}`, lon: "1" }));

const button = (name: RegExp) => screen.getByRole("button", { name });
const field = () => screen.getByRole<HTMLInputElement>("combobox");
const closes = () => waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());

test.each(BY_ALL)("Dropdown: opens by %s with the chosen option in it", async (interactionType) => {
  render(<Dropdown label="Cake" options={cakes} defaultValue="tart" />);
  const tester = new User({ interactionType }).createTester("Select", { root: button(/Cake/) });
  await tester.open();
  expect(tester.getOptions().map((option) => option.textContent)).toEqual(["Éclair", "Opéra", "Tart", "Waffle"]);
  expect(tester.getOptions().findIndex((option) => option.ariaSelected === "true")).toBe(2);
  expect(tester.getTrigger().ariaExpanded).toBe("true");
  expect(document.activeElement).toBe(tester.getListbox());
});

test.each(BY_POINTER)("Dropdown: an option chosen by %s is reported once, and focus is on the button", async (type) => {
  const change = vi.fn();
  render(<Dropdown label="Cake" options={cakes} onChange={change} />);
  const tester = new User({ interactionType: type }).createTester("Select", { root: button(/Cake/) });
  await tester.open();
  // The tester wants the list gone the moment focus is back; ours takes 100 ms to roll up.
  await tester.toggleOptionSelection({ option: "Waffle", closesOnSelect: false });
  await closes();
  expect(document.activeElement).toBe(tester.getTrigger());
  expect(tester.getTrigger().textContent).toBe("Waffle");
  expect(change.mock.calls).toEqual([["waffle"]]);
});

test.each(BY_POINTER)("Dropdown: a disabled option is not chosen by %s", async (interactionType) => {
  const change = vi.fn();
  render(<Dropdown label="Cake" options={cakes} onChange={change} />);
  const tester = new User({ interactionType }).createTester("Select", { root: button(/Cake/) });
  await tester.open();
  await tester.toggleOptionSelection({ option: "Opéra", closesOnSelect: false });
  expect(tester.getListbox()).toBeTruthy();
  expect(change).not.toHaveBeenCalled();
});

test.each(BY_POINTER)("CheckboxDropdown: options are ticked and unticked by %s, and the list stays", async (type) => {
  const change = vi.fn();
  render(<CheckboxDropdown label="Cakes" options={cakes} onChange={change} />);
  const user = new User({ interactionType: type });
  const select = user.createTester("Select", { root: button(/Cakes/) });
  await select.open();
  const tester = user.createTester("ListBox", { root: screen.getByRole("listbox") });
  expect(tester.getListbox().ariaMultiSelectable).toBe("true");
  await tester.toggleOptionSelection({ option: "Waffle" });
  await tester.toggleOptionSelection({ option: "Éclair" });
  expect(tester.getSelectedOptions().map((option) => option.textContent)).toEqual(["Éclair", "Waffle"]);
  await tester.toggleOptionSelection({ option: "Waffle" });
  expect(tester.getSelectedOptions().map((option) => option.textContent)).toEqual(["Éclair"]);
  expect(change.mock.calls).toEqual([[["waffle"]], [["eclair", "waffle"]], [["eclair"]]]);
});

test.each(BY_ALL)("SearchableDropdown: of ten thousand, one chosen by %s is reported once and shown", async (type) => {
  const change = vi.fn();
  const { container } = render(<SearchableDropdown label="Cake" options={many} onChange={change} />);
  const tester = new User({ interactionType: type }).createTester("ComboBox", { root: container });
  await tester.open();
  await tester.toggleOptionSelection({ option: "Cake 5" });
  expect(tester.getListbox()).toBeNull();
  expect(field().value).toBe("Cake 5");
  expect(document.activeElement).toBe(tester.getCombobox());
  expect(change.mock.calls).toEqual([["v5"]]);
});

test.each(BY_ALL)("SearchableDropdown: opened by %s, what is typed narrows it, and Escape closes it", async (type) => {
  const change = vi.fn();
  const { container } = render(<SearchableDropdown label="Cake" options={many} onChange={change} />);
  const tester = new User({ interactionType: type }).createTester("ComboBox", { root: container });
  await tester.open();
  await userEvent.type(field(), "9998");
  await waitFor(() => expect(tester.getOptions().map((option) => option.textContent)).toEqual(["Cake 9998"]));
  expect(tester.getFocusedOption()).toBe(tester.getOptions()[0]);
  await tester.close();
  expect(field().value).toBe("");
  expect(document.activeElement).toBe(field());
  expect(change).not.toHaveBeenCalled();
});

test.each(BY_ALL)("AddressInput: a suggestion picked by %s is reported with its place", async (interactionType) => {
  const change = vi.fn();
  const { container } = render(
    <AddressInput
      label="Home"
      search={async () => places}
      attribution={{ text: "Source", href: "https://x.test" }}
      onChange={change}
    />,
  );
  await userEvent.type(field(), "port{Enter}");
  await screen.findByRole("option", { name: "Portland, Maine" });
  const tester = new User({ interactionType }).createTester("ComboBox", { root: container });
  await tester.toggleOptionSelection({ option: "Portland, Maine" });
  expect(change).toHaveBeenLastCalledWith({ display_name: "Portland, Maine", lat: "1", lon: "1" });
  expect(field().value).toBe("Portland, Maine");
  expect(document.activeElement).toBe(field());
});
