import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { inputShowcase } from "#components/input/input.showcase.tsx";
import { Input } from "#components/input/input.tsx";
import { componentContract } from "#tests/support/component-contract.tsx";
import { OrderForm } from "#tests/support/order-form.tsx";

componentContract("Input", inputShowcase.examples, async (container) => {
  // Leaves the field with an invalid value, so that message and Undo show.
  const field = container.querySelector<HTMLElement>("input:enabled, textarea");
  if (!field) return;
  await userEvent.fill(field, " ");
  await userEvent.tab();
});

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const describedBy = (element: Element) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent?.trim() ?? "")
    .join(" ");

test("clears an invalid email on blur with a message; Undo brings it back", async () => {
  const change = vi.fn();
  render(<Input label="Email" kind="email" validate onChange={change} />);
  await userEvent.type(field("Email"), "robin@");
  await userEvent.tab();
  expect(field("Email").value).toBe("");
  expect(describedBy(field("Email"))).toBe("Invalid email format.");
  expect(field("Email").getAttribute("aria-invalid")).toBe("true");
  expect(change).toHaveBeenLastCalledWith("");

  await userEvent.click(screen.getByRole("button", { name: /^Undo/ }));
  expect(document.activeElement).toBe(field("Email"));
  expect(field("Email").value).toBe("robin@");
  expect(change).toHaveBeenLastCalledWith("robin@");
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
  expect(screen.getByText("Invalid email format.")).toBeTruthy();
});

test("Undo is the next tab stop after a cleared field, and back again", async () => {
  render(
    <>
      <Input label="Email" kind="email" validate />
      <Input label="Several lines" multiline validate />
      <button type="button">After</button>
    </>,
  );
  const undoOf = (name: string) => screen.getByRole("button", { name: `Undo clearing ${name}` });
  await userEvent.type(field("Email"), "robin@{Tab}");
  expect(field("Email").value).toBe("");
  expect(document.activeElement).toBe(undoOf("Email"));
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(field("Email"));
  expect(field("Email").value).toBe("robin@");
  await userEvent.keyboard("{Tab}{Tab} {Tab}");
  expect(field("Several lines").value).toBe("");
  expect(document.activeElement).toBe(undoOf("Several lines"));
  expect(screen.getByText("Text field cannot be empty.").closest("[aria-live]")?.getAttribute("aria-live")).toBe(
    "polite",
  );
  // Leaving it empty again keeps the cleared text.
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Tab}");
  expect(document.activeElement).toBe(undoOf("Several lines"));
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement?.textContent).toBe("After");
});

test("the message disappears with the keystroke that fixes the value", async () => {
  render(<Input label="Email" kind="email" validate />);
  await userEvent.type(field("Email"), "robin@");
  await userEvent.tab();
  await userEvent.type(field("Email"), "robin@example.co");
  // "robin@example.c" is valid already.
  expect(screen.queryByText("Invalid email format.")).toBeNull();
  expect(field("Email").hasAttribute("aria-invalid")).toBe(false);
});

test("without `validate` nothing is checked or cleared on blur", async () => {
  render(<Input label="Email" kind="email" />);
  await userEvent.type(field("Email"), "robin@");
  await userEvent.tab();
  expect(field("Email").value).toBe("robin@");
  expect(screen.queryByText(/Invalid/)).toBeNull();
});

test("a click that blurs the field still hits a target that the message moves", async () => {
  const click = vi.fn();
  render(
    <>
      <Input label="Email" kind="email" validate />
      <button type="button" onClick={click}>
        Below
      </button>
    </>,
  );
  await userEvent.type(field("Email"), "robin@");
  await userEvent.click(screen.getByRole("button", { name: "Below" }));
  expect(click).toHaveBeenCalledTimes(1);
  expect(await screen.findByText("Invalid email format.")).toBeTruthy();
});

test("formats ten typed digits and keeps the caret after its digit", async () => {
  const change = vi.fn();
  render(<Input label="Phone" kind="phone" onChange={change} />);
  await userEvent.type(field("Phone"), "123456789");
  expect(field("Phone").value).toBe("123456789");
  await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}0");
  expect(field("Phone").value).toBe("120-345-6789");
  expect(field("Phone").selectionStart).toBe(3);
  expect(change).toHaveBeenLastCalledWith("120-345-6789");
});

const insert = (text: string) => cdp().send("Input.insertText", { text });
const phone = () => {
  const { value, selectionStart, selectionEnd } = field("Phone");
  return [value, selectionStart, selectionEnd];
};
/** Runs the browser's own editing command. */
const command = async (...commands: string[]) => {
  await cdp().send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "F24", commands });
  await cdp().send("Input.dispatchKeyEvent", { type: "keyUp", key: "F24" });
};

test("undo restores the unformatted number and selection; redo the formatted", async () => {
  const change = vi.fn();
  render(<Input label="Phone" kind="phone" onChange={change} />);
  field("Phone").focus();
  await insert("(234) 567-8901");
  await userEvent.keyboard("{Control>}a{/Control}");
  await insert("(999) 888-7777");
  expect(phone()).toEqual(["999-888-7777", 12, 12]);
  for (const [undo, redo] of [
    ["{Control>}z{/Control}", "{Control>}{Shift>}Z{/Shift}{/Control}"],
    ["{Meta>}z{/Meta}", "{Meta>}{Shift>}Z{/Shift}{/Meta}"],
    ["{Control>}z{/Control}", "{Control>}y{/Control}"],
  ] as const) {
    await userEvent.keyboard(undo);
    expect(phone()).toEqual(["234-567-8901", 0, 12]);
    expect(change).toHaveBeenLastCalledWith("234-567-8901");
    await userEvent.keyboard(redo);
    expect(phone()).toEqual(["999-888-7777", 12, 12]);
    expect(change).toHaveBeenLastCalledWith("999-888-7777");
  }
  await command("undo");
  await expect.poll(phone).toEqual(["234-567-8901", 0, 12]);
  // Chromium has no redo of its own then; other browsers send this event.
  const redo = new InputEvent("beforeinput", { inputType: "historyRedo", bubbles: true, cancelable: true });
  expect(field("Phone").dispatchEvent(redo)).toBe(false);
  await expect.poll(phone).toEqual(["999-888-7777", 12, 12]);
});

test("undo goes back key by key to the empty field; typing drops redo steps", async () => {
  render(<Input label="Phone" kind="phone" />);
  await userEvent.type(field("Phone"), "2345678901{Backspace}{Backspace}22");
  const undo = "{Control>}z{/Control}";
  const seen = ["234-567-892", "234-567-89", "234-567-890", "234-567-8901", "234567890", "23456789"];
  for (const value of seen) {
    await userEvent.keyboard(undo);
    expect(field("Phone").value).toBe(value);
    expect(field("Phone").selectionStart).toBe(value.length);
  }
  await userEvent.keyboard(undo.repeat(12));
  expect(field("Phone").value).toBe("");
  await userEvent.keyboard("7{Control>}y{/Control}");
  expect(field("Phone").value).toBe("7");
});

test("keys undo clearing too, and a composition in one step", async () => {
  render(<Input label="Phone" kind="phone" validate />);
  await userEvent.type(field("Phone"), "123456789{Tab}");
  expect(field("Phone").value).toBe("");
  field("Phone").focus();
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(field("Phone").value).toBe("123456789");
  for (const text of ["０", "０1", "０"]) {
    await cdp().send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await insert("０");
  await expect.poll(() => field("Phone").value).toBe("123-456-7890");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(field("Phone").value).toBe("123456789");
});

test("formats autofilled numbers, which come without an input type", () => {
  render(<Input label="Phone" kind="phone" />);
  fireEvent.change(field("Phone"), { target: { value: "+1 (123) 456-7890" } });
  expect(field("Phone").value).toBe("123-456-7890");
});

test("kind sets type, keyboard and autofill", () => {
  render(
    <>
      <Input label="Text" autoComplete="name" />
      <Input label="Email" kind="email" />
      <Input label="Phone" kind="phone" />
      <Input label="Message" multiline />
    </>,
  );
  const facts = ["Text", "Email", "Phone", "Message"].map((name) => {
    const { type, inputMode, autocomplete } = field(name) as HTMLInputElement & { autocomplete: string };
    return [type, inputMode, autocomplete];
  });
  expect(facts).toEqual([
    ["text", "", "name"],
    ["email", "email", "email"],
    ["tel", "tel", "tel"],
    ["textarea", "", ""],
  ]);
});

test("submit validates every field and focuses the first invalid one", async () => {
  const sent = vi.fn();
  render(
    <OrderForm onSend={sent}>
      <fieldset>
        <Input label="Name" name="name" defaultValue="Robin" required />
        <Input label="Phone" name="phone" kind="phone" defaultValue="123" required />
        <Input label="Email" name="email" kind="email" required />
      </fieldset>
    </OrderForm>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Order" }));
  expect(sent).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field("Phone"));
  expect(field("Phone").value).toBe("123");
  expect(describedBy(field("Phone"))).toBe("Please enter a valid phone number (e.g., 123-456-7890).");
  expect(describedBy(field("Email"))).toBe(field("Email").validationMessage);

  await userEvent.fill(field("Phone"), "1234567890");
  expect(screen.queryByText(/Please enter/)).toBeNull();
  await userEvent.fill(field("Email"), "robin@example.com");
  await userEvent.click(screen.getByRole("button", { name: "Order" }));
  expect(sent).toHaveBeenCalledTimes(1);
});

test("submitting keeps the Undo of an earlier clearing", async () => {
  render(
    <OrderForm onSend={() => {}}>
      <Input label="Email" kind="email" validate required />
    </OrderForm>,
  );
  await userEvent.type(field("Email"), "robin@");
  await userEvent.tab();
  await userEvent.click(screen.getByRole("button", { name: "Order" }));
  expect(describedBy(field("Email"))).toBe(field("Email").validationMessage);
  await userEvent.click(screen.getByRole("button", { name: /^Undo/ }));
  expect(field("Email").value).toBe("robin@");
});
