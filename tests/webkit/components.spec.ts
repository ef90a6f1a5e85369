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

test("date picker: a day by pointer, and a ring on the one that arrow keys lead to after a click", async ({
  webkit,
}) => {
  await webkit.point(["main button[aria-haspopup=dialog]", "First half of 2024"]);
  const cell = "[role=dialog] [role=gridcell]:not([aria-disabled])";
  await webkit.point(cell);
  await webkit.point(cell);
  await webkit.find(["[role=dialog] th", ""]);
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
