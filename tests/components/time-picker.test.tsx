import { render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { timePickerShowcase } from "#components/time-picker/time-picker.showcase.tsx";
import { TimePicker } from "#components/time-picker/time-picker.tsx";
import { componentContract } from "#tests/support/component-contract.tsx";
import { tap } from "#tests/support/tap.ts";

componentContract("Time picker", timePickerShowcase.examples);

const part = (name: string) => screen.getByRole<HTMLInputElement>("spinbutton", { name });
const shown = () => ["Hour", "Minute", "Second"].map((name) => part(name).value);
const last = (change: ReturnType<typeof vi.fn>) => change.mock.calls.at(-1)?.[0];

test("typing 093005 gives 09:30:05, and each change reports the whole time", async () => {
  const change = vi.fn();
  render(<TimePicker label="Time" onChange={change} />);
  part("Hour").focus();
  await userEvent.keyboard("0");
  expect(document.activeElement).toBe(part("Hour"));
  await userEvent.keyboard("9");
  expect(document.activeElement).toBe(part("Minute"));
  await userEvent.keyboard("30");
  expect(document.activeElement).toBe(part("Second"));
  await userEvent.keyboard("05");
  expect(shown()).toEqual(["09", "30", "05"]);
  expect(change.mock.calls.flat()).toEqual(["00:00:00", "09:00:00", "09:03:00", "09:30:00", "09:30:05"]);
});

test("a single digit becomes two once its part is left", async () => {
  const change = vi.fn();
  render(<TimePicker label="Time" onChange={change} />);
  part("Hour").focus();
  await userEvent.keyboard("1{Tab}{Shift>}{Tab}{/Shift}2");
  expect(last(change)).toBe("02:00:00");
});

test("each part is an input with role spinbutton, range and value", () => {
  render(<TimePicker label="Time" defaultValue="14:05:30" />);
  expect(screen.getByRole("group", { name: "Time" })).toBeTruthy();
  for (const [name, max, now] of [
    ["Hour", "23", "14"],
    ["Minute", "59", "5"],
    ["Second", "59", "30"],
  ] as const) {
    const { tagName, inputMode, ariaValueMin, ariaValueMax, ariaValueNow, ariaValueText } = part(name);
    expect([tagName, inputMode, ariaValueMin, ariaValueMax]).toEqual(["INPUT", "numeric", "0", max]);
    expect([ariaValueNow, ariaValueText]).toEqual([now, now]);
  }
});

test("an unset part has no value and says so", () => {
  render(<TimePicker label="Time" />);
  expect([part("Hour").ariaValueNow, part("Hour").ariaValueText]).toEqual([null, "Not set"]);
  expect(part("Hour").ariaDescription).toBe("Not set");
});

test("arrows step, wrap and change parts; Home, End and pages go further", async () => {
  const change = vi.fn();
  render(<TimePicker label="Time" defaultValue="23:50:00" onChange={change} />);
  part("Hour").focus();
  for (const [key, time] of [
    ["{ArrowUp}", "00:50:00"],
    ["{ArrowDown}", "23:50:00"],
    ["{Home}", "00:50:00"],
    ["{End}", "23:50:00"],
    ["{PageDown}", "17:50:00"],
    ["{ArrowRight}{PageUp}", "17:05:00"],
    ["{ArrowRight}{ArrowDown}", "17:05:59"],
    ["{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowUp}", "18:05:59"],
    [":07", "18:07:59"],
  ] as const) {
    await userEvent.keyboard(key);
    expect(last(change)).toBe(time);
  }
});

test("Backspace clears the part, then goes back", async () => {
  const change = vi.fn();
  render(<TimePicker label="Time" defaultValue="09:30:05" onChange={change} />);
  part("Second").focus();
  await userEvent.keyboard("{Backspace}");
  expect(document.activeElement).toBe(part("Second"));
  await userEvent.keyboard("{Backspace}");
  expect(document.activeElement).toBe(part("Minute"));
  await userEvent.keyboard("{Backspace}{Backspace}{Backspace}{Backspace}");
  expect(change.mock.calls.flat()).toEqual(["09:30:00", "09:00:00", ""]);
  expect(document.activeElement).toBe(part("Hour"));
});

test("pasting replaces the whole time and keeps the focus", async () => {
  const change = vi.fn();
  render(<TimePicker label="Time" onChange={change} />);
  part("Minute").focus();
  await paste("210503");
  expect(change.mock.calls).toEqual([["21:05:03"]]);
  expect(document.activeElement).toBe(part("Minute"));
});

test.each(["lunch", "77"])("pasting %s keeps the value and says why, until something is typed", async (text) => {
  const change = vi.fn();
  render(<TimePicker label="Time" defaultValue="09:30:05" onChange={change} />);
  part("Minute").focus();
  await paste(text);
  const message = screen.getByText(new RegExp(`“${text}” isn’t a valid time`));
  expect(message.closest("[aria-live=polite]")).not.toBeNull();
  expect(shown()).toEqual(["09", "30", "05"]);
  // The value is still valid.
  expect(part("Minute").ariaInvalid).toBeNull();
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard("1");
  expect(screen.queryByText(/isn’t a valid time/)).toBeNull();
});

test("ignores letters and accepts digits of other scripts", async () => {
  const change = vi.fn();
  render(<TimePicker label="Time" defaultValue="09:30:05" onChange={change} />);
  part("Hour").focus();
  await userEvent.keyboard("ab-");
  expect(shown()).toEqual(["09", "30", "05"]);
  expect(change).not.toHaveBeenCalled();
  await cdp().send("Input.insertText", { text: "١" });
  await cdp().send("Input.insertText", { text: "２" });
  expect(last(change)).toBe("12:30:05");
});

const compose = (text: string) =>
  cdp().send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });

test("a composition counts once, when committed", async () => {
  const change = vi.fn();
  render(<TimePicker label="Time" onChange={change} />);
  part("Hour").focus();
  await compose("１");
  expect(shown()).toEqual(["１", "", ""]);
  expect(change).not.toHaveBeenCalled();
  await cdp().send("Input.insertText", { text: "１" });
  await expect.poll(shown).toEqual(["01", "", ""]);
  expect(document.activeElement).toBe(part("Hour"));
  // It still waits for the second digit, and accepts several digits at once.
  await compose("2");
  await compose("２3");
  await compose("２３0");
  await cdp().send("Input.insertText", { text: "２３０" });
  await expect.poll(shown).toEqual(["12", "30", ""]);
  expect(document.activeElement).toBe(part("Second"));
  expect(change.mock.calls.flat()).toEqual(["01:00:00", "12:30:00"]);
});

test("the neighbouring numbers work like arrows, by mouse and touch", async () => {
  const change = vi.fn();
  render(<TimePicker label="Time" defaultValue="23:30:05" onChange={change} />);
  const beside = (text: string) => {
    const column = part("Hour").parentElement as HTMLElement;
    return within(column).getByText(text);
  };
  await userEvent.click(beside("00"));
  expect(document.activeElement).toBe(part("Hour"));
  await userEvent.keyboard("{ArrowDown}");
  part("Hour").blur();
  await tap(beside("00"));
  await waitFor(() => expect(change).toHaveBeenCalledTimes(3));
  expect(change.mock.calls.flat()).toEqual(["00:30:05", "23:30:05", "00:30:05"]);
  expect(document.activeElement).not.toBe(part("Hour"));
  expect(beside("22").closest("[aria-hidden=true]")).not.toBeNull();
});

test("shows the whole time below, with 00 for unset parts", async () => {
  render(<TimePicker label="Time" />);
  expect(screen.getByText("--:--:--")).toBeTruthy();
  part("Minute").focus();
  await userEvent.keyboard("7");
  expect(screen.getByText("00:07:00")).toBeTruthy();
  expect(shown()).toEqual(["", "07", ""]);
});

test("right-to-left keeps the columns in clock order", async () => {
  render(
    <div dir="rtl">
      <TimePicker label="Time" defaultValue="14:05:30" />
    </div>,
  );
  expect(part("Hour").getBoundingClientRect().left).toBeLessThan(part("Second").getBoundingClientRect().left);
  part("Hour").focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(part("Minute"));
});

test("a controlled value with the same meaning keeps unset parts unset", async () => {
  render(<TakenOver />);
  part("Hour").focus();
  await userEvent.keyboard("9");
  expect(shown()).toEqual(["09", "", ""]);
  await userEvent.click(screen.getByRole("button", { name: "Noon" }));
  expect(shown()).toEqual(["12", "00", "00"]);
});

function TakenOver() {
  const [value, setValue] = useState("");
  return (
    <>
      <TimePicker label="Time" value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue("12:00:00")}>
        Noon
      </button>
    </>
  );
}

/** Pastes from the browser's own clipboard. */
async function paste(text: string) {
  const source = document.body.appendChild(document.createElement("textarea"));
  const target = document.activeElement as HTMLElement;
  source.value = text;
  source.select();
  await userEvent.copy();
  source.remove();
  target.focus();
  await userEvent.paste();
}
