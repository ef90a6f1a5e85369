/**
 * The obligations of every showcase component in every engine: by pointer, by keyboard, and with a ring on what a key leads to.
 * Chromium is left out where these run, since tests/components asks more of it.
 */
import { expect } from "@playwright/test";
import { focused, type Visitor } from "./visitor.ts";

/** The width of the outline and whether the browser thinks that it should be seen. */
const ring = (visitor: Visitor) =>
  visitor.run(() => {
    const focused = document.activeElement as Element;
    return focused.matches(":focus-visible") ? getComputedStyle(focused).outlineWidth : "none";
  });
const focusedText = (visitor: Visitor) => focused(visitor, "textContent");

/** Each by its title. Its page is the showcase, just opened. */
export const componentScenarios: Record<string, (visitor: Visitor) => Promise<void>> = {
  "button: pointer and keyboard press it, and Tab shows a ring": async (visitor) => {
    await visitor.point(["main button", "^Code of Button"]);
    await visitor.find("[role=dialog]");
    await visitor.press("Escape");
    await expect.poll(() => visitor.has("[role=dialog]")).toBe(false);
    await visitor.press("Tab");
    expect(await ring(visitor)).toBe("3px");
    await visitor.press("Enter");
    await visitor.find("[role=dialog]");
  },

  "input: an invalid address is refused, a valid one accepted": async (visitor) => {
    await visitor.point(["main input", "^Email"]);
    await visitor.press("Tab");
    await expect.poll(() => visitor.has(["main input[aria-invalid=true]", "^Email"])).toBe(true);
    await visitor.point(["main input", "^Email"]);
    await visitor.run(() => (document.activeElement as HTMLInputElement).select());
    await visitor.type("robin@site.test");
    await visitor.press("Tab");
    await expect.poll(() => visitor.has(["main input[aria-invalid=true]", "^Email"])).toBe(false);
  },

  "dropdown: an option by pointer, another by keys": async (visitor) => {
    await visitor.point(["main button[aria-haspopup=listbox]", "^Screen"]);
    await visitor.point(["[role=option]", "^Tablet"]);
    await expect.poll(() => visitor.has(["main button[aria-haspopup=listbox]", "Tablet"])).toBe(true);
    await visitor.press("Enter");
    await visitor.find("[role=option]");
    await visitor.press("ArrowDown", "Enter");
    await expect.poll(() => visitor.has(["main button[aria-haspopup=listbox]", "Laptop"])).toBe(true);
    await expect.poll(() => visitor.has("[role=option]")).toBe(false);
  },

  "checkbox dropdown: an option more by keys, and the list stays open": async (visitor) => {
    await visitor.point(["main button[aria-haspopup=listbox]", "^Checkbox"]);
    await visitor.find("[role=option]");
    await visitor.press("Home", "Enter");
    await expect.poll(() => visitor.has(["main button[aria-haspopup=listbox]", "3 selected"])).toBe(true);
    expect(await visitor.has("[role=option]")).toBe(true);
    await visitor.press("Escape");
    await expect.poll(() => visitor.has("[role=option]")).toBe(false);
    expect(await focusedText(visitor)).toContain("3 selected");
  },

  "searchable dropdown: letters find an option, Enter takes it": async (visitor) => {
    await visitor.point(["main input[role=combobox]", "^Searchable"]);
    await visitor.type("adel");
    await visitor.find(["[role=option]", "^Adelaide"]);
    await visitor.press("Enter");
    await expect.poll(() => focused(visitor, "value")).toMatch(/^Adelaide/);
    await expect.poll(() => visitor.has("[role=option]")).toBe(false);
  },

  "address input: Enter searches, an arrow key and Enter take what was found": async (visitor) => {
    await visitor.point(["main input[role=combobox]", "^Address"]);
    await visitor.type("Portland");
    await visitor.press("Enter");
    await visitor.find(["[role=option]", "Portland, Oregon"]);
    await visitor.press("ArrowDown", "Enter");
    await expect.poll(() => focused(visitor, "value")).toBe("Portland, Oregon, United States");
  },

  "date picker: a day by pointer, and a ring on the one that arrow keys lead to after a click": async (visitor) => {
    await visitor.point(["main button[aria-haspopup=dialog]", "First half of 2024"]);
    const cell = "[role=dialog] [role=gridcell]:not([aria-disabled])";
    await visitor.point(cell);
    await visitor.point(cell);
    await visitor.find("[role=dialog] [role=columnheader]");
    await visitor.press("ArrowRight");
    await expect.poll(() => ring(visitor)).toBe("3px");
    await visitor.press("Escape");
    await expect.poll(() => visitor.has("[role=dialog]")).toBe(false);
  },

  "time picker: an hour more by an arrow key": async (visitor) => {
    await visitor.point("main input[role=spinbutton]");
    expect(await focused(visitor, "value")).toBe("14");
    await visitor.press("ArrowUp");
    await expect.poll(() => focused(visitor, "value")).toBe("15");
  },

  "toggle group: an option by pointer, the next by an arrow key, with a ring": async (visitor) => {
    await visitor.point(["[role=radio]", "^L$"]);
    await expect.poll(() => visitor.has(["[role=radio][aria-checked=true]", "^L$"])).toBe(true);
    await visitor.press("ArrowRight");
    await expect.poll(() => focusedText(visitor)).toBe("S");
    expect(await ring(visitor)).toBe("3px");
  },

  "modal: opens, keeps Tab within, closes by Escape, and gives focus back": async (visitor) => {
    await visitor.point(["main button[aria-haspopup=dialog]", "Open a short one"]);
    await visitor.find("[role=dialog]");
    for (let stop = 0; stop < 6; stop += 1) {
      await visitor.press("Tab");
      expect(await visitor.run(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true);
    }
    await visitor.press("Escape");
    await expect.poll(() => visitor.has("[role=dialog]")).toBe(false);
    await expect.poll(() => focusedText(visitor)).toBe("Open a short one");
  },

  "theme switch: a press takes the other theme": async (visitor) => {
    const isDark = () => visitor.run(() => document.body.classList.contains("dark-mode"));
    const before = await isDark();
    await visitor.point("main [role=switch]");
    await expect.poll(isDark).toBe(!before);
    await visitor.press("Enter");
    await expect.poll(isDark).toBe(before);
  },

  "tooltip: comes with the pointer, and goes by Escape": async (visitor) => {
    await visitor.point(["main button", "^Copy$"], { press: false });
    await visitor.find(["[role=tooltip]", "^Copy$"]);
    await visitor.press("Escape");
    await expect.poll(() => visitor.has("[role=tooltip]")).toBe(false);
  },

  "alert: is shown, and closed by its button": async (visitor) => {
    await visitor.point(["main button", "^Warning$"]);
    const alert = ":is([role=alert], [role=status]) div";
    await visitor.find([alert, "The connection is slow"]);
    await visitor.point([":is([role=alert], [role=status]) button", "^Close$"]);
    await expect.poll(() => visitor.has([alert, "The connection is slow"])).toBe(false);
  },

  "context menu: by the other mouse button, and an option by keys": async (visitor) => {
    await visitor.point(["main [role=group]", "^Demo area$"], { button: 2 });
    await visitor.find("[role=menu]");
    await visitor.press("Home", "Enter");
    await visitor.find(["main p", "Chosen: Edit"]);
    await expect.poll(() => visitor.has("[role=menu]")).toBe(false);
  },

  "circular context menu: by Shift and F10, an option by an arrow key, and closed": async (visitor) => {
    await visitor.point(["main [role=group]", "circular"]);
    await visitor.press("Shift+F10");
    await visitor.find("[role=menu]");
    await expect.poll(() => focused(visitor, "ariaLabel")).toBe("Edit");
    await visitor.press("ArrowRight");
    await expect.poll(() => focused(visitor, "ariaLabel")).toBe("Copy");
    await visitor.press("Escape");
    await expect.poll(() => visitor.has("[role=menu]")).toBe(false);
  },

  "cookie banner: accepted by a key, and shown again by the button that has focus then": async (visitor) => {
    const banner = "main [aria-label='Cookies (example)']";
    await visitor.point(["main button", "^Show banner again$"]);
    await visitor.press("Tab");
    expect(await ring(visitor)).toBe("3px");
    await visitor.press("Enter");
    await expect.poll(() => visitor.has(banner)).toBe(false);
    expect(await focusedText(visitor)).toBe("Show banner again");
    await visitor.press("Enter");
    await visitor.find(banner);
  },

  "video player: muted by its button, and its settings by keys": async (visitor) => {
    const isMuted = () => visitor.run(() => document.querySelector<HTMLVideoElement>("main video")?.muted);
    const before = await isMuted();
    // Components far below the window become interactive when they are near.
    await visitor.run(() => document.querySelector("main video")?.scrollIntoView());
    await visitor.point(["main button", "^(Un)?[Mm]ute$"]);
    await expect.poll(isMuted).toBe(!before);
    await visitor.point(["main button", "^Settings$"]);
    await visitor.find("[role=menu]");
    await visitor.press("Escape");
    await expect.poll(() => visitor.has("[role=menu]")).toBe(false);
  },
};
