import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Select } from "#components/select/select.tsx";
import { componentContract } from "#tests/support/component-contract.tsx";
import { finishAnimations } from "#tests/support/finish-animations.ts";
import { contrast } from "#tests/support/measure-looks.ts";
import { applyTheme } from "#theme/theme-class.ts";

const states = ["online", "offline", "maintenance"].map((value) => ({ value, label: value }));

function Status({ onChange = () => {} }: { onChange?: (value: string) => void }) {
  const [value, setValue] = useState("online");
  return (
    <Select
      label="Status"
      options={states}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

componentContract("Select", { status: { Example: Status } });

const select = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Status" });

test("letters, arrows and choosing from the list give the same changes", async () => {
  const change = vi.fn();
  render(<Status onChange={change} />);
  select().focus();
  await userEvent.keyboard("m");
  expect(select().value).toBe("maintenance");
  await userEvent.selectOptions(select(), "offline");
  await userEvent.selectOptions(select(), "maintenance");
  expect(change.mock.calls.flat()).toEqual(["maintenance", "offline", "maintenance"]);
});

const style = (element: Element, part?: string) => {
  finishAnimations();
  return getComputedStyle(element, part);
};

test("its chevron stays legible on black while open, in both themes", async () => {
  const { container } = render(<Status />);
  await userEvent.click(select());
  await expect.poll(() => select().matches(":open")).toBe(true);
  for (const theme of ["light", "dark"] as const) {
    applyTheme(theme);
    const chevron = container.querySelector("svg") as Element;
    expect(contrast(style(chevron).color, style(select()).backgroundColor)).toBeGreaterThanOrEqual(3);
  }
  await userEvent.keyboard("{Escape}");
});

test("an unknown value and an empty list cause no error", () => {
  const said = vi.spyOn(console, "error");
  const { rerender } = render(<Select label="Status" options={states} value="lost" onChange={() => {}} />);
  expect(select()).toBeTruthy();
  rerender(<Select label="Status" options={[]} value="" onChange={() => {}} />);
  expect(select().options).toHaveLength(0);
  expect(said).not.toHaveBeenCalled();
});
