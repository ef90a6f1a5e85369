/** Every component of the showcase in WebKit: by pointer, by keyboard, and with a ring on what a key leads to. */
import { expect } from "@playwright/test";
import { test, type WebKit } from "./driver.ts";

const SHOWCASE = "/showcase/";
/** The width of the outline and whether the browser thinks that it should be seen. */
const ring = (webkit: WebKit) =>
  webkit.run(() => {
    const focused = document.activeElement as Element;
    return focused.matches(":focus-visible") ? getComputedStyle(focused).outlineWidth : "none";
  });
const focusedText = (webkit: WebKit) => webkit.focused("textContent");
test.beforeEach(({ webkit }) => webkit.open(SHOWCASE));

test("button: pointer and keyboard press it, and Tab shows a ring", async ({ webkit }) => {
  await webkit.point(["main button", "^Code of Button"]);
  await webkit.find("[role=dialog]");
  await webkit.press("Escape");
  await expect.poll(() => webkit.has("[role=dialog]")).toBe(false);
  await webkit.press("Tab");
  expect(await ring(webkit)).toBe("3px");
  await webkit.press("Enter");
  await webkit.find("[role=dialog]");
});

test("input: an address that is none is refused, and a right one taken", async ({ webkit }) => {
  await webkit.point(["main input", "^Email"]);
  await webkit.press("Tab");
  await expect.poll(() => webkit.has(["main input[aria-invalid=true]", "^Email"])).toBe(true);
  await webkit.point(["main input", "^Email"]);
  await webkit.run(() => (document.activeElement as HTMLInputElement).select());
  await webkit.type("robin@site.test");
  await webkit.press("Tab");
  await expect.poll(() => webkit.has(["main input[aria-invalid=true]", "^Email"])).toBe(false);
});

test("dropdown: an option by pointer, another by keys", async ({ webkit }) => {
  await webkit.point(["main button[aria-haspopup=listbox]", "^Screen"]);
  await webkit.point(["[role=option]", "^Tablet"]);
  await expect.poll(() => webkit.has(["main button[aria-haspopup=listbox]", "Tablet"])).toBe(true);
  await webkit.press("Enter");
  await webkit.find("[role=option]");
  await webkit.press("ArrowDown", "Enter");
  await expect.poll(() => webkit.has(["main button[aria-haspopup=listbox]", "Laptop"])).toBe(true);
  await expect.poll(() => webkit.has("[role=option]")).toBe(false);
});

test("checkbox dropdown: an option more by keys, and the list stays open", async ({ webkit }) => {
  await webkit.point(["main button[aria-haspopup=listbox]", "^Checkbox"]);
  await webkit.find("[role=option]");
  await webkit.press("Home", "Enter");
  await expect.poll(() => webkit.has(["main button[aria-haspopup=listbox]", "3 chosen"])).toBe(true);
  expect(await webkit.has("[role=option]")).toBe(true);
  await webkit.press("Escape");
  await expect.poll(() => webkit.has("[role=option]")).toBe(false);
  expect(await focusedText(webkit)).toContain("3 chosen");
});

test("searchable dropdown: letters find an option, Enter takes it", async ({ webkit }) => {
  await webkit.point(["main input[role=combobox]", "^Searchable"]);
  await webkit.type("adel");
  await webkit.find(["[role=option]", "^Adelaide"]);
  await webkit.press("Enter");
  await expect.poll(() => webkit.focused("value")).toMatch(/^Adelaide/);
  await expect.poll(() => webkit.has("[role=option]")).toBe(false);
});

test("address input: Enter searches, an arrow key and Enter take what was found", async ({ webkit }) => {
  await webkit.point(["main input[role=combobox]", "^Address"]);
  await webkit.type("Portland");
  await webkit.press("Enter");
  await webkit.find(["[role=option]", "Portland, Oregon"]);
  await webkit.press("ArrowDown", "Enter");
  await expect.poll(() => webkit.focused("value")).toBe("Portland, Oregon, United States");
});

test("date picker: a day by pointer, and a ring on the one that arrow keys lead to after a click", async ({
  webkit,
}) => {
  await webkit.point(["main button[aria-haspopup=dialog]", "First half of 2024"]);
  const cell = "[role=dialog] [role=gridcell]:not([aria-disabled])";
  await webkit.point(cell);
  await webkit.point(cell);
  await webkit.find("[role=dialog] [role=columnheader]");
  await webkit.press("ArrowRight");
  await expect.poll(() => ring(webkit)).toBe("3px");
  await webkit.press("Escape");
  await expect.poll(() => webkit.has("[role=dialog]")).toBe(false);
});

test("time picker: an hour more by an arrow key", async ({ webkit }) => {
  await webkit.point("main input[role=spinbutton]");
  expect(await webkit.focused("value")).toBe("14");
  await webkit.press("ArrowUp");
  await expect.poll(() => webkit.focused("value")).toBe("15");
});

test("toggle group: an option by pointer, the next by an arrow key, with a ring", async ({ webkit }) => {
  await webkit.point(["[role=radio]", "^L$"]);
  await expect.poll(() => webkit.has(["[role=radio][aria-checked=true]", "^L$"])).toBe(true);
  await webkit.press("ArrowRight");
  await expect.poll(() => focusedText(webkit)).toBe("S");
  expect(await ring(webkit)).toBe("3px");
});

test("modal: opens, keeps Tab within, closes by Escape, and gives focus back", async ({ webkit }) => {
  await webkit.point(["main button[aria-haspopup=dialog]", "Short text"]);
  await webkit.find("[role=dialog]");
  for (let stop = 0; stop < 6; stop += 1) {
    await webkit.press("Tab");
    expect(await webkit.run(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true);
  }
  await webkit.press("Escape");
  await expect.poll(() => webkit.has("[role=dialog]")).toBe(false);
  await expect.poll(() => focusedText(webkit)).toBe("Short text");
});

test("theme switch: a press takes the other theme", async ({ webkit }) => {
  const isDark = () => webkit.run(() => document.body.classList.contains("dark-mode"));
  const before = await isDark();
  await webkit.point("main [role=switch]");
  await expect.poll(isDark).toBe(!before);
  await webkit.press("Enter");
  await expect.poll(isDark).toBe(before);
});

test("tooltip: comes with the pointer, and goes by Escape", async ({ webkit }) => {
  await webkit.point(["main button", "^Copy$"], { press: false });
  await webkit.find(["[role=tooltip]", "^Copy$"]);
  await webkit.press("Escape");
  await expect.poll(() => webkit.has("[role=tooltip]")).toBe(false);
});

test("alert: is shown, and closed by its button", async ({ webkit }) => {
  await webkit.point(["main button", "^Warning$"]);
  const alert = ":is([role=alert], [role=status]) div";
  await webkit.find([alert, "The connection is slow"]);
  await webkit.point([":is([role=alert], [role=status]) button", "^Close$"]);
  await expect.poll(() => webkit.has([alert, "The connection is slow"])).toBe(false);
});

test("context menu: by the other mouse button, and an option by keys", async ({ webkit }) => {
  await webkit.point(["main [role=group]", "^Field$"], { button: 2 });
  await webkit.find("[role=menu]");
  await webkit.press("Home", "Enter");
  await webkit.find(["main p", "Chosen: Edit"]);
  await expect.poll(() => webkit.has("[role=menu]")).toBe(false);
});

test("circular context menu: by Shift and F10, an option by an arrow key, and closed", async ({ webkit }) => {
  await webkit.point(["main [role=group]", "circular"]);
  await webkit.press("Shift+F10");
  await webkit.find("[role=menu]");
  await expect.poll(() => webkit.focused("ariaLabel")).toBe("Edit");
  await webkit.press("ArrowRight");
  await expect.poll(() => webkit.focused("ariaLabel")).toBe("Copy");
  await webkit.press("Escape");
  await expect.poll(() => webkit.has("[role=menu]")).toBe(false);
});

test("video player: muted by its button, and its settings by keys", async ({ webkit }) => {
  const isMuted = () => webkit.run(() => document.querySelector<HTMLVideoElement>("main video")?.muted);
  const before = await isMuted();
  // What is far below the window comes alive when it is near.
  await webkit.run(() => document.querySelector("main video")?.scrollIntoView());
  await webkit.point(["main button", "^(Un)?[Mm]ute$"]);
  await expect.poll(isMuted).toBe(!before);
  await webkit.point(["main button", "^Settings$"]);
  await webkit.find("[role=menu]");
  await webkit.press("Escape");
  await expect.poll(() => webkit.has("[role=menu]")).toBe(false);
});
