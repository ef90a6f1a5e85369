/** Every component, apart from its examples: attributes, refs, composition, zoom. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, type Ref, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { AddressInput } from "#components/address-input/address-input.tsx";
import { Alerts } from "#components/alert/alerts.tsx";
import { showAlert } from "#components/alert/show-alert.ts";
import { Button } from "#components/button/button.tsx";
import { CheckboxDropdown } from "#components/checkbox-dropdown/checkbox-dropdown.tsx";
import { ContextMenu } from "#components/context-menu/context-menu.tsx";
import { CookieBanner } from "#components/cookie-banner/cookie-banner.tsx";
import { DatePicker } from "#components/date-picker/date-picker.tsx";
import { Dropdown } from "#components/dropdown/dropdown.tsx";
import { Input } from "#components/input/input.tsx";
import { Modal } from "#components/modal/modal.tsx";
import { SearchableDropdown } from "#components/searchable-dropdown/searchable-dropdown.tsx";
import { KEYS } from "#components/showcase-entry.ts";
import { ThemeSwitch } from "#components/theme-switch/theme-switch.tsx";
import { TimePicker } from "#components/time-picker/time-picker.tsx";
import { ToggleGroup } from "#components/toggle-group/toggle-group.tsx";
import { Tooltip } from "#components/tooltip/tooltip.tsx";
import { VideoPlayer } from "#components/video-player/video-player.tsx";
import { takesTab } from "#tests/support/measure-looks.ts";

const passed = { id: "own", "data-own": "yes", "aria-roledescription": "own", style: { scrollMarginTop: 7 } };
type Passed = typeof passed & { ref?: Ref<never> };

const options = ["Kea", "Kiwi"].map((label) => ({ value: label, label }));
const items = [{ label: "Edit", icon: "edit", onSelect: () => {} }] as const;
const source = { text: "Source", href: "https://x.test" };
const file = { src: "/video/clip-240.mp4", type: "video/mp4" };
const sources = { renditions: [{ quality: "240p", files: [file] }] } as const;

function OpenModal(props: Passed) {
  const [open, setOpen] = useState(true);
  return (
    <Modal {...props} open={open} onClose={() => setOpen(false)} title="M">
      Text
    </Modal>
  );
}

/** Each with its main element, by a selector. */
const components: Record<string, [selector: string, (props: Passed) => ReactNode]> = {
  AddressInput: [
    "[role=combobox]",
    (props) => (
      <AddressInput {...props} label="A" search={async () => [{ display_name: "Kea" }]} attribution={source} />
    ),
  ],
  Alerts: ["div:has(> [role=alert])", (props) => <Alerts {...props} />],
  Button: [
    "button",
    (props) => (
      <>
        <Button {...props} popoverTarget="popover">
          B
        </Button>
        <div id="popover" popover="auto" />
      </>
    ),
  ],
  CheckboxDropdown: ["[aria-haspopup=listbox]", (props) => <CheckboxDropdown {...props} label="C" options={options} />],
  ContextMenu: [
    "[role=group]",
    (props) => (
      <ContextMenu {...props} label="C" items={items}>
        Area
      </ContextMenu>
    ),
  ],
  "ContextMenu, circular": [
    "[role=group]",
    (props) => (
      <ContextMenu {...props} label="C" items={items} circle>
        Area
      </ContextMenu>
    ),
  ],
  CookieBanner: ["section", (props) => <CookieBanner {...props}>Text</CookieBanner>],
  DatePicker: ["[aria-haspopup=dialog]", (props) => <DatePicker {...props} label="D" />],
  Dropdown: ["[aria-haspopup=listbox]", (props) => <Dropdown {...props} label="D" options={options} />],
  Input: ["input", (props) => <Input {...props} label="I" kind="email" validate />],
  "Input of several lines": ["textarea", (props) => <Input {...props} label="I" multiline />],
  Modal: ["[role=dialog]", (props) => <OpenModal {...props} />],
  SearchableDropdown: ["[role=combobox]", (props) => <SearchableDropdown {...props} label="S" options={options} />],
  ThemeSwitch: ["[role=switch]", (props) => <ThemeSwitch {...props} />],
  TimePicker: ["fieldset", (props) => <TimePicker {...props} label="T" />],
  ToggleGroup: ["[role=radiogroup]", (props) => <ToggleGroup {...props} label="T" options={options} />],
  Tooltip: [
    "span:has(> button)",
    (props) => (
      <Tooltip {...props} text="Tip">
        <button type="button" />
      </Tooltip>
    ),
  ],
  VideoPlayer: ["section", (props) => <VideoPlayer {...props} title="V" sources={sources} />],
};
const pageOf = (name: string) => components[name]?.[1](passed);

test.each(Object.entries(components))("%s: attributes reach its main element", async (_, [selector, show]) => {
  render(show(passed));
  await expect.poll(() => document.querySelector(selector)).not.toBeNull();
  const element = document.querySelector<HTMLElement>(selector) as HTMLElement;
  expect(element.id).toBe("own");
  expect([element.getAttribute("data-own"), element.ariaRoleDescription, element.style.scrollMarginTop]).toEqual([
    "yes",
    "own",
    "7px",
  ]);
  expect(document.querySelectorAll("[data-own]")).toHaveLength(1);
});

test.each(Object.entries(components))("%s: a ref gets its element, and settles", async (name, [selector, show]) => {
  const ref = vi.fn<(element: Element | null) => void>();
  const page = () => show({ ...passed, ref: ref as Ref<never> });
  const { rerender, unmount } = render(page());
  await expect.poll(() => document.querySelector(selector)).not.toBeNull();
  const main = document.querySelector(selector);
  expect(ref.mock.lastCall?.[0]).toBe(name === "TimePicker" ? main?.querySelector("input") : main);
  await userEvent.keyboard("{Tab}{ArrowDown}");
  rerender(page());
  // Detached and attached with every render, it would set state without an end.
  expect(ref.mock.calls.length).toBeLessThan(5);
  unmount();
  expect(ref.mock.lastCall?.[0]).toBeNull();
});

test.each(Object.entries(KEYS))("%s: keys do what the registry publishes", async (item, steps) => {
  const name = Object.keys(components).find((name) => name.toLowerCase().startsWith(item.replaceAll("-", "")));
  render(
    <>
      <button type="button" />
      {pageOf(name ?? "")}
      <button type="button" />
    </>,
  );
  document.documentElement.removeAttribute("data-consent");
  if (item === "alert") act(() => void showAlert({ type: "info", message: "Text" }));
  await pressKeys(steps);
});

test("a component that ignores its keys is refused", async () => {
  render(<button {...passed} type="button" />);
  const { dropdown = [] } = KEYS;
  await expect(pressKeys(dropdown, 500)).rejects.toThrow("ArrowDown → [role=option]");
});

/** From the first tab stop of the component that gets `passed`. */
async function pressKeys(steps: readonly string[], timeout = 15_000) {
  const stop = () => [...document.querySelectorAll<HTMLElement>("#own, #own *")].find(takesTab);
  await expect.poll(stop).toBeTruthy();
  stop()?.focus();
  for (const step of steps) {
    const [keys = "", then = ""] = step.split(" → ");
    await userEvent.keyboard(keys.split(" ").map(braced).join(""));
    await expect.poll(() => document.querySelector(then), { message: step, timeout }).not.toBeNull();
  }
}

/** "Shift+Tab" in the notation of Testing Library. */
function braced(keys: string): string {
  const names = keys.replace("Space", " ").split("+");
  return names.reduceRight(
    (inner, name, index) => (index === names.length - 1 ? `{${name}}` : `{${name}>}${inner}{/${name}}`),
    "",
  );
}

const composing = { "a composing key": { isComposing: true }, "the key that ended it, in Safari": { keyCode: 229 } };

describe.each(Object.entries(composing))("%s", (_, key) => {
  const send = (element: HTMLElement, name: string) => fireEvent.keyDown(element, { key: name, ...key });

  test.each(["SearchableDropdown", "AddressInput"])("leaves the options of %s alone", async (name) => {
    const change = vi.fn();
    const search = vi.fn(async () => [{ display_name: "Kea" }, { display_name: "Kiwi" }]);
    render(
      name === "AddressInput" ? (
        <AddressInput label="A" search={search} attribution={source} onChange={change} />
      ) : (
        <SearchableDropdown label="S" options={options} onChange={change} />
      ),
    );
    const input = screen.getByRole("combobox");
    await userEvent.type(input, "k");
    send(input, "Enter");
    expect(search).not.toHaveBeenCalled();
    if (name === "AddressInput") await userEvent.keyboard("{Enter}");
    await screen.findByRole("option", { name: "Kiwi" });
    await userEvent.keyboard("{ArrowDown}");
    const active = input.getAttribute("aria-activedescendant");
    expect(active).not.toBeNull();
    change.mockClear();
    for (const each of ["ArrowDown", "ArrowUp", "PageDown", "Enter"]) send(input, each);
    expect(input.getAttribute("aria-activedescendant")).toBe(active);
    expect(change).not.toHaveBeenCalled();
  });

  test("changes no part of a TimePicker", () => {
    render(<TimePicker label="T" defaultValue="01:02:03" />);
    const hour = screen.getByRole<HTMLInputElement>("spinbutton", { name: "Hour" });
    for (const each of ["ArrowUp", "End", "ArrowRight"]) send(hour, each);
    expect(hour.value).toBe("01");
  });
});

/** Keys that open each popup, and its role. */
const popups: Record<string, [keys: string, role: string]> = {
  AddressInput: ["{Tab}k{Enter}", "listbox"],
  CheckboxDropdown: ["{Tab}{Enter}", "listbox"],
  ContextMenu: ["{Tab}{Shift>}{F10}{/Shift}", "menu"],
  "ContextMenu, circular": ["{Tab}{Shift>}{F10}{/Shift}", "menu"],
  DatePicker: ["{Tab}{Enter}", "grid"],
  Dropdown: ["{Tab}{Enter}", "listbox"],
  Modal: ["", "dialog"],
  SearchableDropdown: ["{Tab}{ArrowDown}", "listbox"],
  Tooltip: ["{Tab}", "tooltip"],
  VideoPlayer: ["{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}", "menu"],
};

test.each(Object.entries(popups))("%s: pinch zoom leaves it open", async (name, [keys, role]) => {
  render(pageOf(name));
  if (keys) await userEvent.keyboard(keys);
  const popup = await screen.findByRole(role);
  for (const type of ["resize", "scroll", "scrollend"]) {
    window.visualViewport?.dispatchEvent(new Event(type));
    await new Promise(requestAnimationFrame);
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(popup.isConnected).toBe(true);
});

const inModals = Object.entries(popups).filter(([name]) => name !== "Modal");

test.each(inModals)("%s: in a modal the first Escape closes it alone", async (name, [keys, role]) => {
  const close = vi.fn();
  render(
    <Modal open onClose={close} title="Order">
      {pageOf(name)}
    </Modal>,
  );
  await expect.poll(() => document.activeElement).toBe(await screen.findByRole("button", { name: "Close" }));
  await userEvent.keyboard(keys);
  const popup = await screen.findByRole(role);
  // Elsewhere a list would be inert.
  if (role === "listbox") expect(popup.closest("[role=dialog]")).not.toBeNull();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => popup.isConnected).toBe(false);
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => close.mock.calls.length).toBe(1);
});
