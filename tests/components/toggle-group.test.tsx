import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { toggleGroupShowcase } from "#components/toggle-group/toggle-group.showcase.tsx";
import { ToggleGroup, type ToggleOption } from "#components/toggle-group/toggle-group.tsx";
import { componentContract } from "#tests/support/component-contract.tsx";
import { tap } from "#tests/support/tap.ts";

componentContract("Toggle group", toggleGroupShowcase.examples);

const letters: ToggleOption<string>[] = [
  { value: "a", label: "Alpha" },
  { value: "b", label: "Beta", disabled: true },
  { value: "c", label: "Gamma" },
];

type StatefulProps = { options?: typeof letters; onChange?: (value: string) => void; name?: string; form?: string };

function Stateful({ options = letters, onChange = () => {}, ...names }: StatefulProps) {
  const [value, setValue] = useState("a");
  return (
    <ToggleGroup
      label="Letters"
      options={options}
      value={value}
      {...names}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const three = ["a", "b", "c"].map((value) => ({ value, label: value.toUpperCase() }));

const checked = () => screen.getByRole("radio", { checked: true }).textContent;

test("one tab stop; arrows wrap, skip disabled options, and select", async () => {
  const change = vi.fn();
  render(
    <>
      <Stateful onChange={change} />
      <button type="button">after</button>
    </>,
  );
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement?.textContent).toBe("Alpha");
  await userEvent.keyboard("{ArrowRight}");
  expect(checked()).toBe("Gamma");
  expect(document.activeElement?.textContent).toBe("Gamma");
  await userEvent.keyboard("{ArrowDown}");
  expect(checked()).toBe("Alpha");
  await userEvent.keyboard("{ArrowLeft}");
  expect(checked()).toBe("Gamma");
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement?.textContent).toBe("after");
  expect(change.mock.calls.flat()).toEqual(["c", "a", "c"]);
});

test("Home and End select the first and last enabled option, and do nothing with Ctrl", async () => {
  render(<Stateful options={[...letters, { value: "d", label: "Delta", disabled: true }]} />);
  await userEvent.keyboard("{Tab}{End}");
  expect(checked()).toBe("Gamma");
  await userEvent.keyboard("{Home}");
  expect(checked()).toBe("Alpha");
  await userEvent.keyboard("{Control>}{End}{/Control}");
  expect(checked()).toBe("Alpha");
});

test("selecting the selected option reports no change", async () => {
  const change = vi.fn();
  render(<Stateful onChange={change} />);
  await userEvent.keyboard("{Tab}{Home}{Home}");
  await userEvent.click(screen.getByRole("radio", { name: "Alpha" }));
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard("{End}{End} ");
  await userEvent.click(screen.getByRole("radio", { name: "Gamma" }));
  expect(change.mock.calls).toEqual([["c"]]);
});

test("right-to-left mirrors the arrows", async () => {
  render(
    <div dir="rtl">
      <Stateful options={three} />
    </div>,
  );
  await userEvent.keyboard("{Tab}{ArrowLeft}");
  expect(checked()).toBe("B");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(checked()).toBe("C");
});

test("the indicator is behind the selected option at any width and direction", async () => {
  for (const dir of ["ltr", "rtl"]) {
    const { container, unmount } = render(
      <div dir={dir}>
        <Stateful />
      </div>,
    );
    await userEvent.click(screen.getByRole("radio", { name: "Gamma" }));
    for (const width of [1280, 320]) {
      await page.viewport(width, 800);
      const option = screen.getByRole("radio", { name: "Gamma" });
      await expect
        .poll(() => {
          const box = container.querySelector("i")?.getBoundingClientRect();
          return Math.abs((box?.x ?? 0) - option.getBoundingClientRect().x);
        })
        .toBeLessThan(3);
    }
    await page.viewport(1280, 800);
    unmount();
  }
});

test("a disabled option ignores the pointer, and the form gets the name", async () => {
  render(
    <form>
      <Stateful name="letter" />
    </form>,
  );
  await userEvent.click(screen.getByRole("radio", { name: "Beta" }), { force: true });
  expect(checked()).toBe("Alpha");
  const form = document.querySelector("form") as HTMLFormElement;
  expect(new FormData(form).get("letter")).toBe("a");
});

test.each(["inside", "elsewhere"])("a form reset restores and reports the first value, form %s", async (place) => {
  const change = vi.fn();
  const form = place === "elsewhere" && { form: "order" };
  const groups = (
    <>
      <Stateful name="controlled" {...form} onChange={change} />
      <ToggleGroup label="Own" options={three} name="own" {...form} defaultValue="b" onChange={change} />
    </>
  );
  render(
    <>
      <form id="order">
        {!form && groups}
        <button type="reset">Reset</button>
      </form>
      {form && groups}
    </>,
  );
  const sent = () => [...new FormData(document.querySelector("form") as HTMLFormElement).values()];
  await userEvent.click(screen.getByRole("radio", { name: "Gamma" }));
  await tap(screen.getByRole("radio", { name: "C" }));
  await expect.poll(sent).toEqual(["c", "c"]);
  await userEvent.click(screen.getByRole("button"));
  await expect.poll(sent).toEqual(["a", "b"]);
  expect(change.mock.calls.flat()).toEqual(["c", "c", "a", "b"]);
});

test("an empty group says so, and an unknown value selects nothing", () => {
  const { rerender } = render(<ToggleGroup label="Empty" options={[]} value="x" onChange={() => {}} />);
  expect(screen.getByText("No options")).toBeTruthy();
  rerender(<ToggleGroup label="Strange" options={letters} value="x" onChange={() => {}} />);
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
});
