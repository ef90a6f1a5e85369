import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { datePickerShowcase } from "#components/date-picker/date-picker.showcase.tsx";
import { DatePicker } from "#components/date-picker/date-picker.tsx";
import { componentContract } from "#tests/support/component-contract.tsx";
import { OrderForm } from "#tests/support/order-form.tsx";
import { PRESSES, tap } from "#tests/support/tap.ts";

const { steps, limited, arabic } = datePickerShowcase.examples;
componentContract("Date picker", { steps, limited, arabic }, async (container) => {
  const trigger = container.querySelector<HTMLElement>("[aria-haspopup=dialog]");
  if (!trigger) return;
  trigger.focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("dialog");
});

const TODAY = "2025-11-12";
const trigger = () => screen.getByRole("button", { name: /^Date/, hidden: true });
const cell = (name: string | RegExp) => screen.getByRole("gridcell", { name });
const heading = () => document.getElementById(screen.getByRole("grid").getAttribute("aria-labelledby") ?? "");
const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
const focusIs = (name: string) => waitFor(() => expect(focused()).toBe(name));
const closes = async () => {
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  // Focus returns in the next frame.
  await new Promise(requestAnimationFrame);
};
const open = async () => {
  trigger().focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("dialog", { name: "Date" });
};

test("a held Enter does not run through the steps", async () => {
  render(<DatePicker label="Date" locale="en-US" today={TODAY} />);
  await open();
  await focusIs("2025");
  fireEvent.keyDown(document.activeElement as Element, { key: "Enter", repeat: true });
  expect(focused()).toBe("2025");
});

test("opens on 41 years with focus on the current one; month and day follow", async () => {
  const change = vi.fn();
  render(<DatePicker label="Date" locale="en-US" today={TODAY} onChange={change} />);
  await open();
  const years = within(screen.getByRole("grid", { name: "Year" })).getAllByRole("gridcell");
  expect(years.map((year) => Number(year.textContent))).toEqual(Array.from({ length: 41 }, (_, index) => 2005 + index));
  await focusIs("2025");
  const well = screen.getByRole("grid").parentElement as HTMLElement;
  const [outer, inner] = [well, cell("2025")].map((element) => element.getBoundingClientRect());
  expect((inner?.top ?? 0) + (inner?.bottom ?? 0)).toBeCloseTo((outer?.top ?? 0) + (outer?.bottom ?? 0), -1);

  await userEvent.keyboard("{ArrowLeft}{Enter}");
  expect(screen.getByRole("grid", { name: "2024" })).toBeTruthy();
  await focusIs("Nov 2024");
  await userEvent.keyboard("{Home}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowRight}{Enter}");
  expect(screen.getByRole("grid", { name: "February 2024" })).toBeTruthy();
  await focusIs("Monday, February 12, 2024");
  expect(change).not.toHaveBeenCalled();

  await userEvent.keyboard("{ArrowDown}{ArrowDown}{End}{ArrowLeft}{ArrowLeft} ");
  await closes();
  expect(change.mock.calls).toEqual([["2024-02-29"]]);
  expect(document.activeElement).toBe(trigger());
  expect(screen.getByRole("button", { name: "Date February 29, 2024" })).toBe(trigger());
});

test("right-to-left mirrors the arrows and sets the modal's direction", async () => {
  render(
    <div dir="rtl">
      <DatePicker label="Date" locale="ar-EG" today={TODAY} />
    </div>,
  );
  await open();
  await focusIs("٢٠٢٥");
  expect(getComputedStyle(screen.getByRole("grid")).direction).toBe("rtl");
  await userEvent.keyboard("{ArrowLeft}");
  await focusIs("٢٠٢٦");
  const [next, before] = [cell("٢٠٢٦"), cell("٢٠٢٥")].map((year) => year.getBoundingClientRect().left);
  expect(next).toBeLessThan(before ?? 0);
  await userEvent.keyboard("{ArrowRight}{Enter}{Enter}");
  expect(screen.getAllByRole("columnheader")[0]?.ariaLabel).toBe("السبت");
});

test("the grid is one tab stop; selected, current and disabled differ", async () => {
  render(
    <DatePicker
      label="Date"
      locale="en-US"
      today={TODAY}
      defaultValue="2025-11-20"
      min="2025-11-05"
      max="2026-03-31"
    />,
  );
  await open();
  const state = (name: string) => {
    const { ariaSelected, ariaCurrent, ariaDisabled } = cell(name);
    return { ariaSelected, ariaCurrent, ariaDisabled };
  };
  expect(state("2025")).toEqual({ ariaSelected: "true", ariaCurrent: "date", ariaDisabled: null });
  expect(state("2024")).toEqual({ ariaSelected: "false", ariaCurrent: null, ariaDisabled: "true" });
  await userEvent.keyboard("{Enter}");
  expect(state("Oct 2025").ariaDisabled).toBe("true");
  expect(state("Nov 2025")).toEqual({ ariaSelected: "true", ariaCurrent: "date", ariaDisabled: null });
  await userEvent.keyboard("{Enter}");
  expect(state("Thursday, November 20, 2025")).toEqual({ ariaSelected: "true", ariaCurrent: null, ariaDisabled: null });
  expect(state("Wednesday, November 12, 2025").ariaCurrent).toBe("date");
  expect(state("Tuesday, November 4, 2025").ariaDisabled).toBe("true");
  expect(screen.getAllByRole("gridcell").filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);

  await userEvent.keyboard("{PageUp}");
  await focusIs("Wednesday, November 5, 2025");
  expect(state("Wednesday, November 5, 2025").ariaSelected).toBe("false");
  cell("Tuesday, November 4, 2025").click();
  expect(screen.getByRole("dialog")).toBeTruthy();
});

test("the heading leads one step up, to the cell that was left", async () => {
  render(<DatePicker label="Date" locale="en-US" today={TODAY} />);
  await open();
  await userEvent.keyboard("{ArrowRight}{Enter}{ArrowLeft}{Enter}{PageUp}{Shift>}{PageDown}{/Shift}");
  await focusIs("Sunday, September 12, 2027");
  await userEvent.click(screen.getByRole("button", { name: "September 2027 (back to the months)" }));
  await focusIs("Sep 2027");
  await userEvent.keyboard("{Shift>}{Tab}{Tab}{Tab}{/Shift}");
  expect(document.activeElement?.textContent).toBe("2027(back to the years)");
  await userEvent.keyboard("{Enter}");
  await focusIs("2027");
});

test("announces every step and page", async () => {
  render(<DatePicker label="Date" locale="en-US" today={TODAY} />);
  await open();
  const said = () => within(screen.getByRole("dialog")).getByRole("status").textContent;
  expect(said()).toBe("Year: choose a year");
  await userEvent.keyboard("{Enter}");
  expect(said()).toBe("2025: choose a month");
  await userEvent.keyboard("{Enter}");
  expect(said()).toBe("November 2025: choose a day");
  await userEvent.click(screen.getByRole("button", { name: "Next month" }));
  expect(said()).toBe("December 2025: choose a day");
  expect(heading()?.textContent).toBe("December 2025");
});

test("pointer, keyboard and touch give the same changes", async () => {
  const change = vi.fn();
  render(<DatePicker label="Date" locale="en-US" today={TODAY} onChange={change} />);
  for (const press of PRESSES) {
    await press(trigger());
    await press(await screen.findByRole("gridcell", { name: "2027" }));
    await press(await screen.findByRole("gridcell", { name: "Mar 2027" }));
    await press(await screen.findByRole("gridcell", { name: "Wednesday, March 31, 2027" }));
    await closes();
    await open();
    await userEvent.keyboard("{Tab}{Tab}{Enter}");
    await closes();
  }
  expect(change.mock.calls.flat()).toEqual(["2027-03-31", "", "2027-03-31", "", "2027-03-31", ""]);
});

test("Escape, Cancel and a click outside keep the date", async () => {
  const change = vi.fn();
  render(<DatePicker label="Date" locale="en-US" today={TODAY} defaultValue="2025-11-20" onChange={change} />);
  await open();
  await userEvent.keyboard("{ArrowRight}{Enter}{Escape}");
  await closes();
  expect(document.activeElement).toBe(trigger());
  await open();
  await focusIs("2025");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await closes();
  await open();
  await userEvent.click(document.body, { position: { x: 4, y: 4 } });
  await closes();
  expect(change).not.toHaveBeenCalled();
  expect(trigger().textContent).toBe("November 20, 2025");
});

test.each([
  ["the page around the calendar", {}],
  ["a year", { position: "fixed", top: "45%", left: "45%", width: "10%" }],
] as const)("a double click opens it even if the second click lands on %s", async (_, style) => {
  const change = vi.fn();
  render(
    <div style={style}>
      <DatePicker label="Date" locale="en-US" today={TODAY} onChange={change} />
    </div>,
  );
  const box = trigger().getBoundingClientRect();
  await userEvent.dblClick(trigger());
  await focusIs("2025");
  // After the opening animation: a closing dialog would be gone.
  await vi.waitFor(() => expect(document.getAnimations()).toEqual([]));
  const under = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  expect(under?.closest("[role=gridcell]") === null).toBe(!("position" in style));
  expect(screen.getByRole("grid", { name: "Year" })).toBeTruthy();
  // It still closes, and quick clicks still go through the steps.
  await userEvent.keyboard("{Escape}");
  await closes();
  await open();
  await userEvent.dblClick(cell("2025"));
  expect(screen.getByRole("grid", { name: /2025/ })).toBeTruthy();
  await userEvent.click(document.body, { position: { x: 4, y: 4 } });
  await closes();
});

test("opened by touch, focus is on the current year and stays inside", async () => {
  const { matchMedia } = window;
  // Mocked, since touch emulation cannot be switched off again.
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    matchMedia.call(window, query === "(pointer: coarse)" ? "all" : query),
  );
  render(<DatePicker label="Date" locale="en-US" today={TODAY} />);
  await tap(trigger());
  await focusIs("2025");
  const [outer, inner] = [screen.getByRole("grid").parentElement as HTMLElement, cell("2025")].map((element) =>
    element.getBoundingClientRect(),
  );
  expect((inner?.top ?? 0) + (inner?.bottom ?? 0)).toBeCloseTo((outer?.top ?? 0) + (outer?.bottom ?? 0), -1);
  await tap(screen.getByText("Year"));
  await focusIs("2025");
  await tap(cell("2026"));
  await focusIs("Nov 2026");
  vi.restoreAllMocks();
});

test("an empty range shows and focuses a message, and Cancel closes it", async () => {
  const change = vi.fn();
  const [min, max] = ["2026-01-01", "2025-01-01"];
  render(<DatePicker label="Date" locale="en-US" today={TODAY} min={min} max={max} onChange={change} />);
  await open();
  const note = screen.getByRole("status");
  expect(note.textContent).toBe("There are no dates to choose from.");
  expect(note.checkVisibility()).toBe(true);
  await focusIs("There are no dates to choose from.");
  expect(screen.queryByRole("grid")).toBeNull();
  await userEvent.keyboard("{Enter}{Tab}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.keyboard("{Enter}");
  await closes();
  expect(document.activeElement).toBe(trigger());
  expect(change).not.toHaveBeenCalled();
});

test("a date before min blocks the form, with a message at the field", async () => {
  const sent = vi.fn();
  render(
    <OrderForm onSend={sent}>
      <DatePicker label="Date" name="date" locale="en-US" today={TODAY} defaultValue="2025-12-24" min="2025-12-31" />
    </OrderForm>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Order" }));
  const { validationMessage } = document.querySelector("input[name=date]") as HTMLInputElement;
  expect(screen.getByText(validationMessage)).toBeTruthy();
  expect(document.activeElement).toBe(trigger());
  expect(sent).not.toHaveBeenCalled();
});

test.each(["2025-02-29", "<b>"])("an invalid date (%s) as value, min or max counts as none", async (junk) => {
  render(<DatePicker label="Date" locale="en-US" today={TODAY} value={junk} min={junk} max={junk} />);
  expect(trigger().textContent).toBe("Choose a date");
  await open();
  expect(cell("2025").ariaDisabled).not.toBe("true");
});

test("an invalid locale and labels with HTML cause no error", async () => {
  const said = vi.spyOn(console, "error");
  for (const locale of ["no-such-language-at-all", "??", ""]) {
    const { unmount, container } = render(<DatePicker label="Date <b>" locale={locale} today={TODAY} />);
    trigger().focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog");
    expect(screen.getByRole("grid")).toBeTruthy();
    expect(container.querySelector("b")).toBeNull();
    unmount();
  }
  expect(said).not.toHaveBeenCalled();
});
