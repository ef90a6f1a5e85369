import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { FilterTabs, filterTabId } from "#components/filter-tabs/filter-tabs.tsx";
import { componentContract } from "#tests/support/component-contract.tsx";
import { tap } from "#tests/support/tap.ts";

const filters = [
  { value: "all", label: "All", count: 3 },
  { value: "online", label: "Online", count: 1 },
  { value: "offline", label: "Offline", count: 0 },
] as const;

function Filters({ onChange = () => {} }: { onChange?: (value: string) => void }) {
  const [value, setValue] = useState<(typeof filters)[number]["value"]>("all");
  return (
    <div className="on-box">
      <FilterTabs
        label="Status"
        panel="found"
        tabs={filters}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
      <div id="found" role="tabpanel" aria-labelledby={filterTabId(value)}>
        {value}
      </div>
    </div>
  );
}

componentContract("Filter tabs", { filters: { Example: Filters } });

const chosen = () => screen.getByRole("tab", { selected: true }).textContent;

test("one tab stop; arrows wrap and select, Home and End go to the ends", async () => {
  render(<Filters />);
  await userEvent.keyboard("{Tab}");
  for (const [key, name] of [
    ["{ArrowRight}", "Online 1"],
    ["{ArrowLeft}{ArrowLeft}", "Offline 0"],
    ["{Home}", "All 3"],
    ["{End}", "Offline 0"],
  ] as const) {
    await userEvent.keyboard(key);
    expect(chosen()).toBe(name);
    expect(document.activeElement).toBe(screen.getByRole("tab", { name }));
    expect(screen.getByRole("tabpanel", { name })).toBeTruthy();
  }
});

test("right-to-left mirrors the arrows", async () => {
  render(
    <div dir="rtl">
      <Filters />
    </div>,
  );
  await userEvent.keyboard("{Tab}{ArrowLeft}");
  expect(chosen()).toBe("Online 1");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(chosen()).toBe("Offline 0");
});

test("pointer, keyboard and touch give the same changes", async () => {
  const change = vi.fn();
  render(<Filters onChange={change} />);
  for (const press of [(tab: Element) => userEvent.click(tab), tap, () => userEvent.keyboard("{End}")]) {
    await press(screen.getByRole("tab", { name: /Offline/ }));
    await expect.poll(chosen).toBe("Offline 0");
    await userEvent.keyboard("{Home}");
    await expect.poll(chosen).toBe("All 3");
  }
  expect(change.mock.calls.flat()).toEqual(["offline", "all", "offline", "all", "offline", "all"]);
});
