import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { dropdownShowcase } from "#components/dropdown/dropdown.showcase.tsx";
import { Dropdown } from "#components/dropdown/dropdown.tsx";
import { becomesActive } from "#tests/support/active-option.ts";
import { componentContract } from "#tests/support/component-contract.tsx";
import { keyAt } from "#tests/support/key-at.ts";
import { tap } from "#tests/support/tap.ts";

componentContract("Dropdown", dropdownShowcase.examples, async (container) => {
  const button = container.querySelector<HTMLButtonElement>("button:not(:disabled)");
  if (!button) return;
  button.focus();
  await userEvent.keyboard("{ArrowDown}");
  await screen.findByRole("listbox");
});

const cakes = ["Apple pie", "Brownie", "Éclair", "Eccles cake", "Muffin"].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const numbers = Array.from({ length: 30 }, (_, index) => ({ value: `${index}`, label: `Number ${index}` }));

const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Cake/ });
const closes = () => waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());

test.each(["{Enter}", " ", "{ArrowDown}", "{Alt>}{ArrowDown}{/Alt}"])(
  "%s on the closed button opens the list",
  async (key) => {
    render(<Dropdown label="Cake" options={cakes} />);
    button().focus();
    await userEvent.keyboard(key);
    await becomesActive("Apple pie");
    expect(button().ariaExpanded).toBe("true");
  },
);

test.each([
  ["{Home}", "Apple pie"],
  ["{End}", "Muffin"],
  ["m", "Muffin"],
  ["ec", "Éclair"],
  ["ecc", "Eccles cake"],
])("%s on the closed button opens the list at %s", async (keys, label) => {
  render(<Dropdown label="Cake" options={cakes} defaultValue="brownie" />);
  button().focus();
  await userEvent.keyboard(keys);
  await becomesActive(label);
});

test("Enter on the closed button does not submit the form", async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Dropdown label="Cake" options={cakes} />
      <button type="submit">Send</button>
    </form>,
  );
  button().focus();
  await userEvent.keyboard("{Enter}");
  await becomesActive("Apple pie");
  expect(submit).not.toHaveBeenCalled();
});

test("arrows, Home, End and pages of ten move through the open list", async () => {
  render(<Dropdown label="Cake" options={numbers} defaultValue="0" />);
  button().focus();
  await userEvent.keyboard("{Enter}");
  await becomesActive("Number 0");
  for (const [key, label] of [
    ["{ArrowDown}", "Number 1"],
    ["{PageDown}", "Number 11"],
    ["{PageDown}", "Number 21"],
    ["{PageDown}", "Number 29"],
    ["{PageUp}", "Number 19"],
    ["{ArrowUp}", "Number 18"],
    ["{Home}", "Number 0"],
    ["{PageUp}", "Number 0"],
    ["{End}", "Number 29"],
  ] as const) {
    await userEvent.keyboard(key);
    await becomesActive(label);
  }
});

test("letters 900 ms apart are one search; a longer pause starts another", async () => {
  render(<Dropdown label="Cake" options={cakes} />);
  button().focus();
  await userEvent.keyboard("{Enter}");
  const opened = performance.now();
  const type = (key: string, at: number) => keyAt(document.activeElement as Element, key, opened + at);
  type("e", 0);
  await becomesActive("Éclair");
  type("c", 900);
  type("c", 1800);
  await becomesActive("Eccles cake");
  type("m", 2900);
  await becomesActive("Muffin");
});

test.each(["{Enter}", " ", "{Tab}", "{Alt>}{ArrowUp}{/Alt}"])(
  "%s chooses the active option and closes",
  async (key) => {
    const change = vi.fn();
    render(<Dropdown label="Cake" options={cakes} onChange={change} />);
    button().focus();
    await userEvent.keyboard("{Enter}{ArrowDown}");
    await becomesActive("Brownie");
    await userEvent.keyboard(key);
    await closes();
    expect(change.mock.calls).toEqual([["brownie"]]);
    expect(button().textContent).toBe("Brownie");
  },
);

test.each(["Enter", "Space"])("a held %s on the closed button opens the list and chooses nothing", async (key) => {
  const change = vi.fn();
  render(<Dropdown label="Cake" options={cakes} onChange={change} />);
  button().focus();
  // The press, then the keyboard's repeats.
  await userEvent.keyboard(`[${key}>5]`);
  await becomesActive("Apple pie");
  expect(button().ariaExpanded).toBe("true");
  await userEvent.keyboard(`[/${key}]{ArrowDown}[${key}>5/]`);
  await closes();
  expect(change.mock.calls).toEqual([["brownie"]]);
});

test("choosing the selected option reports no change", async () => {
  const change = vi.fn();
  render(<Dropdown label="Cake" options={cakes} defaultValue="muffin" onChange={change} />);
  button().focus();
  for (const key of ["{Enter}", "{Tab}"]) {
    button().focus();
    await userEvent.keyboard(`{ArrowDown}${key}`);
    await closes();
  }
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole("option", { name: "Muffin" }));
  await closes();
  expect(change).not.toHaveBeenCalled();
});

test("Escape and an outside click close it and keep the selection", async () => {
  const change = vi.fn();
  render(
    <>
      <Dropdown label="Cake" options={cakes} onChange={change} />
      <p style={{ marginTop: 400 }}>Elsewhere</p>
    </>,
  );
  button().focus();
  await userEvent.keyboard("{Enter}{ArrowDown}{Escape}");
  await closes();
  expect(document.activeElement).toBe(button());

  await userEvent.click(button());
  await screen.findByRole("listbox");
  await userEvent.click(screen.getByText("Elsewhere"));
  await closes();
  expect(change).not.toHaveBeenCalled();
});

test("touch gives the same changes as pointer and keyboard", async () => {
  const change = vi.fn();
  render(<Dropdown label="Cake" options={cakes} onChange={change} />);
  await tap(button());
  await tap(await screen.findByRole("option", { name: "Muffin" }));
  await closes();
  expect(change.mock.calls).toEqual([["muffin"]]);
});

test.each([
  [300, 800, "bottom"],
  [299, 800, "top"],
  [250, 450, "bottom"],
  [150, 450, "top"],
])("with %i of %i px left below, even a short list opens to the %s", async (room, height, side) => {
  await page.viewport(800, height);
  render(
    <div style={{ position: "fixed", bottom: room, left: 0, width: 300 }}>
      <Dropdown label="Cake" options={cakes.slice(0, 2)} hideLabel />
    </div>,
  );
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByRole("listbox").getAttribute("data-anchor")).toBe(`${side} start`));
  await waitFor(() => {
    const list = screen.getByRole("listbox").getBoundingClientRect();
    const box = button().getBoundingClientRect();
    expect(Math.round(side === "bottom" ? list.top - box.bottom : box.top - list.bottom)).toBe(0);
  });
});

test("the side is updated on scroll and resize while open", async () => {
  await page.viewport(800, 800);
  render(
    <div style={{ height: 3000, paddingTop: 900 }}>
      <Dropdown label="Cake" options={cakes} />
    </div>,
  );
  const anchor = () => screen.getByRole("listbox").getAttribute("data-anchor");
  button().scrollIntoView({ block: "end" });
  await userEvent.click(button());
  await waitFor(() => expect(anchor()).toBe("top start"));
  window.scrollBy(0, 500);
  await waitFor(() => expect(anchor()).toBe("bottom start"));
  await page.viewport(800, 420);
  await waitFor(() => expect(anchor()).toBe("top start"));
  await page.viewport(1280, 800);
});

test("the menu opens in 100 ms and closes at once, even while opening", async () => {
  render(<Dropdown label="Cake" options={cakes} />);
  await userEvent.click(button());
  const style = getComputedStyle(await screen.findByRole("listbox"));
  expect(style.animationName).toContain("unroll");
  expect(style.animationDuration).toBe("0.1s");
  // So slow that each list is still opening when closed.
  await cdp().send("Animation.enable");
  await cdp().send("Animation.setPlaybackRate", { playbackRate: 0.001 });
  for (let round = 0; round < 5; round++) {
    await userEvent.keyboard("{Escape}");
    await closes();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("listbox").getAnimations()).toHaveLength(1);
  }
  await cdp().send("Animation.setPlaybackRate", { playbackRate: 1 });
});

test("keys skip a disabled option, and clicks do not choose it", async () => {
  const change = vi.fn();
  const options = cakes.map((cake, index) => ({ ...cake, disabled: index === 0 || index === 4 }));
  render(<Dropdown label="Cake" options={options} onChange={change} />);
  button().focus();
  await userEvent.keyboard("{Home}");
  await becomesActive("Brownie");
  await userEvent.keyboard("{End}");
  await becomesActive("Eccles cake");
  await userEvent.keyboard("m");
  await becomesActive("Eccles cake");
  screen.getByRole("option", { name: "Muffin" }).click();
  expect(change).not.toHaveBeenCalled();
});

test("an empty list says so, and a repeated value causes no error", async () => {
  const said = vi.spyOn(console, "error");
  const { unmount } = render(<Dropdown label="Cake" options={[]} />);
  await userEvent.click(button());
  const note = await screen.findByRole("option");
  expect([note.textContent, note.ariaSelected, note.ariaDisabled]).toEqual(["No options", "false", "true"]);
  expect(screen.getByRole("listbox").hasAttribute("aria-activedescendant")).toBe(false);
  unmount();
  render(<Dropdown label="Cake" options={[...cakes, ...cakes]} defaultValue="muffin" />);
  await userEvent.click(button());
  expect(await screen.findAllByRole("option")).toHaveLength(10);
  expect(said).not.toHaveBeenCalled();
});
