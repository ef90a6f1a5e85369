/** Label, hint, error, form and reset, for every field. */
import { render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, StrictMode, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { AddressInput } from "#components/address-input/address-input.tsx";
import { CheckboxDropdown } from "#components/checkbox-dropdown/checkbox-dropdown.tsx";
import { DatePicker } from "#components/date-picker/date-picker.tsx";
import { Dropdown } from "#components/dropdown/dropdown.tsx";
import type { FieldProps } from "#components/field/use-field.ts";
import { Input } from "#components/input/input.tsx";
import { SearchableDropdown } from "#components/searchable-dropdown/searchable-dropdown.tsx";
import { TimePicker } from "#components/time-picker/time-picker.tsx";
import { expectAccessible } from "#tests/support/component-contract.tsx";
import { OrderForm } from "#tests/support/order-form.tsx";

type Field = {
  show: (props: FieldProps) => ReactNode;
  /** The element that takes focus. */
  control: () => HTMLElement;
  /** The element with name and description. Default: the control. */
  described?: () => HTMLElement;
  /** Gives the focused control a value. */
  fill: () => Promise<unknown>;
  /** The submitted value. */
  filled: string;
  /** Typed before hydration, it gives that value. */
  typed?: string;
  /** The first value in the test of a reset. Default: "Kea". */
  initial?: unknown;
  /** Changes that value in the focused control. Default: `fill`. */
  edit?: () => Promise<unknown>;
  /** Whether the control has `required`; otherwise its description does. */
  knowsRequired?: boolean;
};

type KeptProps = { show: Field["show"]; initial: unknown; prop: string; report: (next: unknown) => void };

/** A field of a form elsewhere, with the initial value in one of two props. */
function Kept({ show, initial, prop, report }: KeptProps) {
  const [value, setValue] = useState(initial);
  const onChange = (next: unknown) => {
    report(next);
    setValue(next);
  };
  const props = { label: "Field", name: "field", form: "order", onChange };
  return show({ ...props, [prop]: prop === "value" ? value : initial } as FieldProps);
}

const options = ["Kea", "Kiwi"].map((label) => ({ value: label, label }));
const attribution = { text: "Source", href: "https://x.test" };
const withoutValue = (props: FieldProps) => ({ ...props, value: undefined, defaultValue: undefined });
const button = () => screen.getByRole("button", { name: /^Field/ });
const textbox = () => screen.getByRole("textbox", { name: "Field" });
const combobox = () => screen.getByRole("combobox", { name: "Field" });
const keys = (text: string) => async () => {
  await userEvent.keyboard(text);
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
};

const fields: Record<string, Field> = {
  Input: {
    show: (props) => <Input {...props} />,
    control: textbox,
    fill: keys("Kea"),
    filled: "Kea",
    typed: "Kea",
    knowsRequired: true,
  },
  "Input of several lines": {
    show: (props) => <Input {...props} multiline />,
    control: textbox,
    fill: keys("Kea"),
    filled: "Kea",
    typed: "Kea",
    knowsRequired: true,
  },
  Dropdown: {
    show: (props) => <Dropdown {...props} options={options} />,
    control: button,
    fill: keys("{Enter}{End}{Enter}"),
    filled: "Kiwi",
  },
  CheckboxDropdown: {
    show: (props) => <CheckboxDropdown {...props} options={options} />,
    control: button,
    fill: keys("{Enter}{End} {Escape}"),
    filled: "Kiwi",
    initial: ["Kea"],
  },
  SearchableDropdown: {
    show: (props) => <SearchableDropdown {...props} options={options} />,
    control: combobox,
    fill: keys("kiw{Enter}"),
    filled: "Kiwi",
    typed: "kiw",
    edit: keys("{Control>}a{/Control}kiw{Enter}"),
    knowsRequired: true,
  },
  DatePicker: {
    show: (props) => <DatePicker {...props} locale="en-US" today="2025-11-12" />,
    control: button,
    fill: async () => {
      for (const name of ["2025", "Nov 2025", "Wednesday, November 12, 2025"]) {
        await userEvent.keyboard("{Enter}");
        await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("gridcell", { name })));
      }
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(document.activeElement).toBe(button()));
    },
    filled: "2025-11-12",
    initial: "2024-02-29",
    edit: async () => {
      await userEvent.keyboard("{Enter}");
      await userEvent.click(await screen.findByRole("button", { name: "Clear" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    },
  },
  TimePicker: {
    show: (props) => <TimePicker {...props} />,
    control: () => screen.getByRole("spinbutton", { name: "Hour" }),
    described: () => screen.getByRole("group", { name: "Field" }),
    fill: keys("9"),
    filled: "09:00:00",
    typed: "9",
    initial: "01:02:03",
  },
  AddressInput: {
    show: (props) => <AddressInput {...withoutValue(props)} search={async () => []} attribution={attribution} />,
    control: combobox,
    fill: keys("Kea"),
    filled: "Kea",
    typed: "Kea",
    initial: { display_name: "" },
    knowsRequired: true,
  },
};

/** The descriptions of an element in reading order, without an address's source. */
const described = (element: Element) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    // Hint and message share one element.
    // biome-ignore lint/performance/useDomNodeTextContent: it would run their texts together.
    .flatMap((id) => document.getElementById(id)?.innerText.split("\n") ?? [])
    .map((text) => text.trim())
    .filter((text) => text && !/^Source|new window/.test(text));
const isInvalid = (element: Element) => element.matches("[aria-invalid=true], [data-invalid]");
const validity = () => document.querySelector<HTMLInputElement>("[name=field]")?.validationMessage;
const liveness = (text: string) => screen.getByText(text).closest("[aria-live]")?.getAttribute("aria-live");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe.each(Object.entries(fields))("%s", (name, { show, control, described: owner = control, fill, ...field }) => {
  test("the hint, then the error describes it, in either order of appearance", () => {
    const { rerender } = render(show({ label: "Field" }));
    expect([described(owner()), isInvalid(control())]).toEqual([[], false]);
    rerender(show({ label: "Field", error: "Not that." }));
    expect([described(owner()), isInvalid(control())]).toEqual([["Not that."], true]);
    expect(liveness("Not that.")).toBe("polite");
    rerender(show({ label: "Field", error: "Not that.", hint: "A bird." }));
    expect(described(owner())).toEqual(["A bird.", "Not that."]);
    rerender(show({ label: "Field", hint: "A bird." }));
    expect([described(owner()), isInvalid(control())]).toEqual([["A bird."], false]);
  });

  test("its label is above, or for screen readers only", () => {
    const { rerender } = render(show({ label: "Field" }));
    const boxOf = (element: Element | null | undefined) => (element as Element).getBoundingClientRect();
    const label = () => boxOf(screen.getByText("Field"));
    const place = () => boxOf(control().closest("[dir]") ?? control());
    expect(label().bottom).toBeLessThanOrEqual(place().top);
    rerender(show({ label: "Field", hideLabel: true }));
    expect([label().width, place().top]).toEqual([1, boxOf(screen.getByText("Field").parentElement).top]);
    expect(owner().isConnected).toBe(true);
  });

  test("required: the form focuses it with one message, which a value clears", async () => {
    const sent = vi.fn();
    render(
      <OrderForm onSend={(data) => sent(data.getAll("field"))}>
        {show({ label: "Field", name: "field", hint: "A bird.", required: true })}
      </OrderForm>,
    );
    const { required, ariaRequired } = control() as HTMLInputElement;
    const word = field.knowsRequired ? [] : ["Required"];
    expect(required || ariaRequired === "true").toBe(field.knowsRequired ?? false);
    expect(described(owner())).toEqual([...word, "A bird."]);

    await press("Order");
    const message = validity() ?? "";
    expect(message).not.toBe("");
    expect(sent).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(control());
    expect(described(owner())).toEqual([...word, "A bird.", message]);
    expect(isInvalid(control())).toBe(true);
    // Focus announces it.
    expect(liveness(message)).toBe("off");
    await expectAccessible(screen.getByRole("form"));

    // Focus does not move, so the live region announces it.
    screen.getByRole<HTMLFormElement>("form").requestSubmit();
    await waitFor(() => expect(liveness(message)).toBe("polite"));

    await fill();
    await waitFor(() => expect(isInvalid(control())).toBe(false));
    expect(described(owner())).toEqual([...word, "A bird."]);
    await press("Order");
    expect(sent.mock.calls).toEqual([[[field.filled]]]);
  });

  test("resetting the form clears value and message, with or without a name", async () => {
    for (const name of ["field", undefined]) {
      const { unmount } = render(
        <OrderForm onSend={() => {}}>{show({ label: "Field", ...(name && { name }), required: true })}</OrderForm>,
      );
      const look = () => {
        const { value } = control() as HTMLInputElement;
        return [value || control().textContent, isInvalid(control())];
      };
      const empty = look();
      await press("Order");
      expect(look()).toEqual([empty[0], true]);
      await press("Reset");
      await waitFor(() => expect(look()).toEqual(empty));
      control().focus();
      await fill();
      expect(look()).not.toEqual(empty);
      for (let round = 0; round < 2; round++) {
        await press("Reset");
        await waitFor(() => expect(look()).toEqual(empty));
        expect(new FormData(screen.getByRole<HTMLFormElement>("form")).getAll("field").filter(Boolean)).toEqual([]);
      }
      unmount();
    }
  });

  test("a reset of a form elsewhere restores and reports the first value", async () => {
    const { initial = "Kea", edit = fill } = field;
    for (const prop of ["defaultValue", "value"]) {
      const report = vi.fn();
      const { unmount } = render(
        <>
          <Kept {...{ show, initial, prop, report }} />
          <form id="order" aria-label="Order">
            <button type="reset">Reset</button>
          </form>
        </>,
      );
      const look = () => {
        const { value } = control() as HTMLInputElement;
        const sent = new FormData(screen.getByRole<HTMLFormElement>("form")).getAll("field");
        return [value || control().textContent, ...sent];
      };
      const before = look();
      control().focus();
      await edit();
      expect(look()).not.toEqual(before);
      await press("Reset");
      await waitFor(() => expect(look()).toEqual(before));
      expect(report).toHaveBeenLastCalledWith(initial);
      unmount();
    }
  });

  // An address is text until a place is picked.
  test.skipIf(name === "AddressInput")("a value that its owner does not change stays", async () => {
    const { initial = "Kea", edit = fill } = field;
    const { unmount } = render(show({ label: "Field", value: initial, onChange: () => {} } as FieldProps));
    const look = () =>
      [...document.querySelectorAll("input")].map(({ value }) => value).join() || control().textContent;
    const before = look();
    control().focus();
    await edit();
    await userEvent.keyboard("{Tab}");
    await waitFor(() => expect(look()).toEqual(before));
    unmount();
  });

  test("disabled, it is neither validated nor submitted", async () => {
    const sent = vi.fn();
    render(
      <OrderForm onSend={(data) => sent([...data])}>
        {show({ label: "Field", name: "field", required: true, disabled: true })}
      </OrderForm>,
    );
    expect(control().matches(":disabled")).toBe(true);
    await press("Order");
    expect(sent.mock.calls).toEqual([[[]]]);
  });

  test("prerendered without its form control, it hydrates without a warning", async () => {
    const said = vi.spyOn(console, "error");
    const page = (
      <StrictMode>{show({ label: "Field", name: "field", hint: "A bird.", error: "Not that." })}</StrictMode>
    );
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = renderToString(page);
    expect(place.querySelector("[aria-hidden]:is(input, select)")).toBeNull();
    const root = hydrateRoot(place, page);
    await waitFor(() => expect(described(owner())).toEqual(["A bird.", "Not that."]));
    expect(place.querySelectorAll("[name=field]")).toHaveLength(1);
    expect(said.mock.calls).toEqual([]);
    root.unmount();
    place.remove();
  });

  test.runIf(field.typed)("text typed before hydration counts", async () => {
    const sent = vi.fn();
    const page = (
      <OrderForm onSend={(data) => sent(data.get("field"))}>{show({ label: "Field", name: "field" })}</OrderForm>
    );
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = renderToString(page);
    control().focus();
    Object.assign(control(), { value: field.typed });
    render(page, { container: place, hydrate: true });
    if (name === "SearchableDropdown") {
      await screen.findByRole("option", { name: "Kiwi" });
      await userEvent.keyboard("{Enter}");
    }
    await press("Order");
    expect(sent.mock.calls).toEqual([[field.filled]]);
  });
});
