/** All that goes through the browser's clipboard, in one file: the pages that are tested side by side share it. */
import { render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { buttonShowcase } from "#components/button/button.showcase.tsx";
import { Button } from "#components/button/button.tsx";
import buttonText from "#components/button/button.tsx?raw";
import { Input } from "#components/input/input.tsx";
import { SourceModal } from "#components/source-modal/source-modal.tsx";
import { TimePicker } from "#components/time-picker/time-picker.tsx";
import { expectAccessible } from "#tests/support/axe.ts";

const part = (name: string) => screen.getByRole<HTMLInputElement>("spinbutton", { name });
const shown = () => ["Hour", "Minute", "Second"].map((name) => part(name).value);
const last = (change: ReturnType<typeof vi.fn>) => change.mock.calls.at(-1)?.[0];

/** Pastes by the browser's own command. */
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

test.each([
  ["9:5:3", "09:05:03"],
  ["9:05:03 PM", "21:05:03"],
  ["09:05:03", "09:05:03"],
  ["210503", "21:05:03"],
])("time picker: pasting %s gives %s", async (text, time) => {
  const change = vi.fn();
  render(<TimePicker label="Time" onChange={change} />);
  part("Minute").focus();
  await paste(text);
  expect(change.mock.calls).toEqual([[time]]);
  expect(document.activeElement).toBe(part("Minute"));
});

test("time picker: one or two digits are pasted into their part alone", async () => {
  const change = vi.fn();
  render(<TimePicker label="Time" defaultValue="09:30:05" onChange={change} />);
  part("Minute").focus();
  await paste("7");
  expect(last(change)).toBe("09:07:05");
});

test.each(["lunch", "25:00", "77"])(
  "time picker: pasting %s leaves the value and says why, until something is typed",
  async (text) => {
    const change = vi.fn();
    render(<TimePicker label="Time" defaultValue="09:30:05" onChange={change} />);
    part("Minute").focus();
    await paste(text);
    const message = screen.getByText(new RegExp(`“${text}” is no time`));
    expect(message.closest("[aria-live=polite]")).not.toBeNull();
    expect(shown()).toEqual(["09", "30", "05"]);
    // The value is as good as before.
    expect(part("Minute").ariaInvalid).toBeNull();
    expect(change).not.toHaveBeenCalled();
    await userEvent.keyboard("1");
    expect(screen.queryByText(/is no time/)).toBeNull();
  },
);

test("time picker: an empty paste says nothing", async () => {
  render(<TimePicker label="Time" defaultValue="09:30:05" />);
  part("Minute").focus();
  await paste(" ");
  expect(screen.queryByText(/is no time/)).toBeNull();
  expect(shown()).toEqual(["09", "30", "05"]);
});

test("time picker: axe finds nothing in it empty, disabled or with a message", async () => {
  render(
    <>
      <TimePicker label="Time" hint="When we meet" required />
      <TimePicker label="Off" defaultValue="14:05:30" disabled heads={["H", "M", "S"]} />
    </>,
  );
  part("Hour").focus();
  await paste("junk");
  await expectAccessible();
});

test("time picker: it is wall time, no day and no zone has a part in it", async () => {
  const change = vi.fn();
  // A browser's clock cannot be taken away, so the constructor is.
  const clock = vi.spyOn(globalThis, "Date").mockImplementation(() => {
    throw new Error("the time picker asked for a date");
  });
  render(<TimePicker label="Time" defaultValue="01:30:00" onChange={change} />);
  part("Hour").focus();
  await userEvent.keyboard("{ArrowUp}0230{ArrowUp}");
  await paste("2:30 AM");
  clock.mockRestore();
  expect(last(change)).toBe("02:30:00");
});

test.each(["<b>9:05</b>", "مرحبا", "9".repeat(10_000), "W".repeat(10_000), "09:05:03 09:05:03"])(
  "time picker: anything can be pasted without harm: %.20s",
  async (text) => {
    const change = vi.fn();
    const { container } = render(
      <div style={{ width: 320 }}>
        <TimePicker label="Time" defaultValue="09:30:05" onChange={change} />
      </div>,
    );
    part("Minute").focus();
    await paste(text);
    expect(shown()).toEqual(["09", "30", "05"]);
    expect(change).not.toHaveBeenCalled();
    expect(screen.getByText(/is no time/)).toBeTruthy();
    expect(container.querySelector("b")).toBeNull();
    expect((container.firstElementChild as Element).scrollWidth).toBeLessThanOrEqual(320);
  },
);

test("input: a number pasted as people write it has the format", async () => {
  render(<Input label="Phone" kind="phone" />);
  const phone = screen.getByRole<HTMLInputElement>("textbox", { name: "Phone" });
  phone.focus();
  await paste("+1 (123) 456-7890");
  expect(phone.value).toBe("123-456-7890");
});

/** Answers the browser's question about the clipboard as its user would. */
async function allowClipboard(setting: "granted" | "denied" | "prompt") {
  const { targetInfo } = await cdp().send("Target.getTargetInfo");
  await cdp().send("Browser.setPermission", {
    permission: { name: "clipboard-write" },
    setting,
    browserContextId: targetInfo.browserContextId,
  });
}
afterEach(() => allowClipboard("prompt"));

const load = { Code: buttonShowcase.code, Styling: buttonShowcase.styling };

function ButtonSource() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Code of Button</Button>
      <SourceModal
        title="Button"
        open={open}
        onClose={() => setOpen(false)}
        tab="Code"
        onTabChange={() => {}}
        load={load}
      />
      <textarea aria-label="Elsewhere" />
    </>
  );
}

test.each(["granted", "denied"] as const)(
  "source modal: Copy copies the whole file and says so (clipboard %s: the old way serves too)",
  async (state) => {
    await allowClipboard("granted");
    await navigator.clipboard.writeText("what was there before");
    await allowClipboard(state);
    render(<ButtonSource />);
    await userEvent.click(screen.getByRole("button"));
    await screen.findByRole("region", { name: "button.tsx" });
    await userEvent.click(screen.getByRole("button", { name: "Copy" }));
    await screen.findByText("Copied");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("textbox"));
    await userEvent.keyboard("{Control>}v{/Control}");
    await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe(buttonText));
  },
);
