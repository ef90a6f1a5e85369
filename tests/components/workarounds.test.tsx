/** Defects of Headless UI itself. A failure is good news: a newer version fixed one, and the code in the message can go. */
import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Description,
  Dialog,
  DialogPanel,
  Field,
  Input,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
  Radio,
  RadioGroup,
  Tab,
  TabGroup,
  TabList,
} from "@headlessui/react";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useLayoutEffect, useRef, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { activeOption } from "#tests/support/active-option.ts";

const removable = (file: string) => `fixed: delete src/components/workarounds/${file}`;
const inline = (file: string, what: string) => `fixed: delete ${what} in src/components/${file}`;

const cakes = ["Apple pie", "Brownie", "Éclair", "Muffin"];
const numbers = Array.from({ length: 30 }, (_, index) => `Number ${index}`);
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
};

type BareListProps = { options?: string[]; anchored?: boolean };

function BareList({ options = cakes, anchored }: BareListProps) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Listbox value={value} onChange={setValue}>
      <ListboxButton>{value ?? "Choose"}</ListboxButton>
      <ListboxOptions
        modal={false}
        {...(anchored && { anchor: { to: "bottom start", gap: 0, offset: 0, padding: 0 } })}
      >
        {options.map((option) => (
          <ListboxOption key={option} value={option}>
            {option}
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  );
}

function BareCombobox() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Combobox value={value} onChange={setValue}>
      <ComboboxInput aria-label="Cake" />
      <ComboboxButton>Options</ComboboxButton>
      <ComboboxOptions modal={false}>
        {numbers.map((number) => (
          <ComboboxOption key={number} value={number}>
            {number}
          </ComboboxOption>
        ))}
      </ComboboxOptions>
    </Combobox>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("combobox");
const button = () => screen.getByRole("button");

test("openAfterPaint: a list renders within the press that opens it", () => {
  render(<BareList />);
  fireEvent.pointerDown(button(), { pointerType: "mouse" });
  expect(screen.queryByRole("listbox"), inline("workarounds/list-panel.ts", "openAfterPaint")).not.toBeNull();
});

test("listbox-keys: a Listbox lacks keys of the select-only pattern", async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <BareList options={[...cakes, ...numbers]} />
      <button type="submit">Send</button>
    </form>,
  );
  const opener = () => screen.getByRole("button", { name: /^(?!Send)/ });
  const list = () => screen.queryByRole("listbox");
  opener().focus();
  await userEvent.keyboard("{Home}{End}m{Enter}");
  const closed = { opens: list() !== null, submits: submit.mock.calls.length };
  await userEvent.keyboard(" {ArrowDown}");
  await waitFor(() => expect(activeOption()).toBe("Brownie"));
  await userEvent.keyboard("e");
  const withoutAccent = activeOption();
  await userEvent.keyboard("{PageDown}");
  const page = activeOption();
  await userEvent.keyboard("{Tab}");
  await waitFor(() => expect(list()).toBeNull());
  expect({ ...closed, withoutAccent, page, chosen: opener().textContent }, removable("listbox-keys.ts")).toEqual({
    opens: false,
    submits: 1,
    withoutAccent: "Brownie",
    page: "Number 29",
    chosen: "Choose",
  });
});

test("useComboboxTabKey: Tab picks the first option that no key went to", async () => {
  render(<BareCombobox />);
  await userEvent.click(button());
  await screen.findAllByRole("option");
  await userEvent.keyboard("{Tab}");
  await waitFor(() =>
    expect(field().value, inline("workarounds/combobox-keys.ts", "useComboboxTabKey")).toBe("Number 0"),
  );
});

test("ListInput: aria-expanded is true while the list is hidden", async () => {
  render(
    <Combobox value="" onChange={() => {}}>
      <ComboboxInput aria-label="Cake" aria-expanded={false} />
      <ComboboxOptions modal={false} hidden />
    </Combobox>,
  );
  await userEvent.type(field(), "a");
  expect(field().ariaExpanded, inline("searchable-dropdown/search-box.tsx", "ListInput")).toBe("true");
});

test("combobox-keys: Home, End and Page Down go to the ends of the list", async () => {
  render(<BareCombobox />);
  await userEvent.type(field(), "umber");
  await screen.findAllByRole("option");
  await userEvent.keyboard("{PageDown}");
  const page = activeOption();
  await userEvent.keyboard("{Home}N");
  expect([page, field().value], removable("combobox-keys.ts")).toEqual(["Number 29", "umberN"]);
});

test("list-panel: a short list stays below with 125 px, first with 0 px width", async () => {
  await page.viewport(800, 800);
  render(
    <div style={{ position: "fixed", bottom: 125, left: 0 }}>
      <BareList options={cakes.slice(0, 2)} anchored />
    </div>,
  );
  fireEvent.keyDown(button(), { key: " " });
  const list = screen.getByRole("listbox");
  const width = list.style.getPropertyValue("--button-width");
  await frames(3);
  expect([width, list.getAttribute("data-anchor")], removable("list-panel.ts")).toEqual(["0px", "bottom start"]);
  await page.viewport(1280, 800);
});

test("tab-keys: in right-to-left text the right arrow goes to the next tab", async () => {
  render(
    <div dir="rtl">
      <TabGroup>
        <TabList>
          {["One", "Two", "Three"].map((name) => (
            <Tab key={name}>{name}</Tab>
          ))}
        </TabList>
      </TabGroup>
    </div>,
  );
  await userEvent.keyboard("{Tab}{ArrowRight}");
  expect(document.activeElement?.textContent, removable("tab-keys.ts")).toBe("Two");
});

function BareRadios() {
  const [value, setValue] = useState("One");
  return (
    <RadioGroup value={value} onChange={setValue}>
      {["One", "Two", "Three"].map((name) => (
        <Radio key={name} value={name}>
          {name}
        </Radio>
      ))}
    </RadioGroup>
  );
}

test("radio-keys: ignores right-to-left direction and End", async () => {
  render(
    <div dir="rtl">
      <BareRadios />
    </div>,
  );
  const checked = () => screen.getByRole("radio", { checked: true }).textContent;
  await userEvent.keyboard("{Tab}{ArrowRight}");
  const right = checked();
  await userEvent.keyboard("{End}");
  expect([right, checked()], removable("radio-keys.ts")).toEqual(["Two", "Two"]);
});

function BareDialog({ onClose, focused = false }: { onClose: () => void; focused?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={onClose}>
        <DialogPanel style={{ position: "fixed", bottom: 0, right: 0 }}>
          <button type="button">First</button>
          <Second focused={focused} />
        </DialogPanel>
      </Dialog>
    </>
  );
}

function Second({ focused }: { focused: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <button ref={button} type="button">
      Second
    </button>
  );
}

test("dialog-double-click: the second click of a double click closes the Dialog", async () => {
  const close = vi.fn();
  render(<BareDialog onClose={close} />);
  await userEvent.dblClick(button());
  await screen.findByRole("dialog");
  expect(close, removable("dialog-double-click.ts")).toHaveBeenCalled();
});

test("keepFocusInside: with a coarse pointer a Dialog takes inner focus", async () => {
  const { matchMedia } = window;
  // Mocked, since touch emulation cannot be switched off again.
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    matchMedia.call(window, query === "(pointer: coarse)" ? "all" : query),
  );
  render(<BareDialog onClose={() => {}} focused />);
  button().focus();
  await userEvent.keyboard("{Enter}");
  const dialog = await screen.findByRole("dialog");
  await waitFor(() =>
    expect(document.activeElement, inline("date-picker/date-dialog.tsx", "keepFocusInside")).toBe(dialog),
  );
  vi.restoreAllMocks();
});

test("FieldDiv: a Field other than a fieldset gets `disabled`", () => {
  const { container } = render(<Field disabled>Name</Field>);
  expect(container.querySelector("div[disabled]"), inline("field/field.tsx", "FieldDiv")).not.toBeNull();
});

test("a list with its default gap computes a style in every frame", async () => {
  render(
    <Listbox value="a">
      <ListboxButton>Open</ListboxButton>
      <ListboxOptions modal={false} anchor="bottom">
        <ListboxOption value="a">A</ListboxOption>
      </ListboxOptions>
    </Listbox>,
  );
  await userEvent.click(button());
  await screen.findByRole("listbox");
  await frames(10);
  const asked = vi.spyOn(window, "getComputedStyle");
  await frames(10);
  const { length } = asked.mock.calls;
  asked.mockRestore();
  expect(length, inline("workarounds/list-panel.ts", "gap, offset and padding")).toBeGreaterThanOrEqual(9);
});

test("Enter picks the first option of a Combobox that no key went to", async () => {
  render(<BareCombobox />);
  await userEvent.type(field(), "x");
  await screen.findAllByRole("option");
  await userEvent.keyboard("{Enter}");
  const what = inline("address-input/address-input.tsx", "the hidden option");
  await waitFor(() => expect(field().value, what).toBe("Number 0"));
});

test("resetting a form empties the field of a Combobox that keeps its value", async () => {
  render(
    <form>
      <Combobox value="Brownie">
        <ComboboxInput aria-label="Cake" />
      </Combobox>
      <button type="reset">Reset</button>
    </form>,
  );
  await expect.poll(() => field().value).toBe("Brownie");
  await userEvent.click(button());
  await frames(3);
  const what = inline("searchable-dropdown/searchable-dropdown.tsx", "what `reset` writes to the field");
  expect(field().value, what).toBe("");
});

test("an empty value of a RadioGroup is submitted as “on”", () => {
  const { container } = render(
    <form>
      <RadioGroup value="" name="size">
        <Radio value="">None</Radio>
      </RadioGroup>
    </form>,
  );
  const form = container.querySelector("form") as HTMLFormElement;
  const what = inline("toggle-group/toggle-group.tsx", "the note on `value`");
  expect(new FormData(form).get("size"), what).toBe("on");
});

test("a repeated value of a RadioGroup checks two radios", () => {
  render(
    <RadioGroup value="a">
      <Radio value="a">One</Radio>
      <Radio value="a">Two</Radio>
    </RadioGroup>,
  );
  const what = inline("toggle-group/toggle-group.tsx", "the place for a value");
  expect(screen.getAllByRole("radio", { checked: true }), what).toHaveLength(2);
});

test("a Tab without a TabPanel loses `aria-controls`", () => {
  render(
    <TabGroup>
      <TabList>
        <Tab {...{ "aria-controls": "elsewhere" }}>One</Tab>
      </TabList>
    </TabGroup>,
  );
  const what = inline("filter-tabs/filter-tabs.tsx", "the button within Tab");
  expect(screen.getByRole("tab").getAttribute("aria-controls"), what).toBeNull();
});

test("several Descriptions are named in the order in which they appeared", () => {
  const at = (early: boolean) => (
    <Field>
      <Input aria-label="Name" />
      {early && <Description id="first">First</Description>}
      <Description id="second">Second</Description>
    </Field>
  );
  const { rerender } = render(at(false));
  rerender(at(true));
  const named = screen.getByRole("textbox").getAttribute("aria-describedby");
  expect(named, inline("field/field.tsx", "the one Description around hint and message")).toBe("second first");
});
