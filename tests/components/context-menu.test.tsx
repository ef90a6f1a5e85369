import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { circleMenuShowcase, contextMenuShowcase } from "#components/context-menu/context-menu.showcase.tsx";
import { ContextMenu } from "#components/context-menu/context-menu.tsx";
import type { MenuItem } from "#components/context-menu/use-menu-keys.ts";
import { pass, stopClock } from "#tests/support/clock.ts";
import { componentContract } from "#tests/support/component-contract.tsx";
import { finishAnimations } from "#tests/support/finish-animations.ts";
import { keyAt } from "#tests/support/key-at.ts";
import { drag, next, tap } from "#tests/support/tap.ts";

const openByKeyboard = () => userEvent.keyboard("{Tab}{Shift>}{F10}{/Shift}");
componentContract("Context menu", contextMenuShowcase.examples, openByKeyboard);
componentContract("Circular menu", circleMenuShowcase.examples, openByKeyboard);

afterEach(async () => {
  document.body.style.minHeight = "";
  window.scrollTo(0, 0);
  await page.viewport(1280, 800);
});
beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 1250, y: 780 } }));

const select = vi.fn();
const items: MenuItem[] = [
  { label: "Edit", icon: "edit", onSelect: () => select("Edit") },
  { label: "Copy", icon: "copy", onSelect: () => select("Copy") },
  { label: "Delete", icon: "trash", onSelect: () => select("Delete"), disabled: true },
  { label: "Éclair", icon: "add", onSelect: () => select("Éclair") },
];

function show(circle = false, list = items) {
  select.mockClear();
  render(
    <>
      <button type="button">before</button>
      <ContextMenu label="Place" items={list} circle={circle}>
        <div style={{ height: 400, width: 600 }}>A place</div>
      </ContextMenu>
      <button type="button">after</button>
    </>,
  );
  return screen.getByRole("group", { name: "Place" });
}

const menu = () => screen.queryByRole("menu");
const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
const rightClick = (element: Element, x: number, y: number) =>
  userEvent.click(element, { button: "right", position: { x, y } });

test("a right click opens it at the pointer; a click chooses and closes", async () => {
  const place = show();
  const box = place.getBoundingClientRect();
  await rightClick(place, 100, 80);
  const opened = menu()?.getBoundingClientRect();
  await expect.poll(() => Math.round(menu()?.getBoundingClientRect().x ?? 0)).toBe(Math.round(box.x + 100));
  expect(Math.abs((opened?.y ?? 0) - (box.y + 80))).toBeLessThan(4);
  await userEvent.click(screen.getByRole("menuitem", { name: "Copy" }));
  expect(select).toHaveBeenCalledWith("Copy");
  expect(menu()).toBeNull();
});

test("Shift+F10, not F10, opens it; arrows wrap past disabled options; letters search", async () => {
  const place = show();
  place.focus();
  await userEvent.keyboard("{F10}");
  expect(menu()).toBeNull();
  await userEvent.keyboard("{Shift>}{F10}{/Shift}{ArrowDown}");
  expect(focused()).toBe("Copy");
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe("Éclair");
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe("Edit");
  await userEvent.keyboard("{ArrowUp}");
  expect(focused()).toBe("Éclair");
  await userEvent.keyboard("{Home}");
  const now = performance.now();
  const type = (key: string, at: number) => keyAt(document.activeElement as Element, key, now + at);
  type("c", 0);
  expect(focused()).toBe("Copy");
  type("e", 950);
  expect(focused()).toBe("Éclair");
  type("c", 1150);
  expect(focused()).toBe("Éclair");
  await userEvent.keyboard("{Enter}");
  expect(select).toHaveBeenCalledWith("Éclair");
});

test("Tab closes it and continues; a disabled option cannot be chosen", async () => {
  const place = show();
  await rightClick(place, 50, 50);
  await userEvent.click(screen.getByRole("menuitem", { name: "Delete" }), { force: true });
  expect(select).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  place.focus();
  await userEvent.keyboard("{Shift>}{F10}{/Shift}{Tab}");
  expect(menu()).toBeNull();
  expect(focused()).toBe("after");
});

test("a right click elsewhere re-shows it after 200 ms; a click outside closes", async () => {
  stopClock();
  const place = show();
  await rightClick(place, 40, 40);
  const first = menu()?.getBoundingClientRect().x;
  fireEvent.pointerDown(place, { button: 2, pointerType: "mouse" });
  fireEvent.contextMenu(place, { button: 2, clientX: 400, clientY: 300 });
  await pass(199);
  expect(menu()).toBeNull();
  await pass(1);
  await waitFor(() => expect(Math.round(menu()?.getBoundingClientRect().x ?? 0)).toBe(400));
  expect(first).not.toBe(400);
  await userEvent.click(screen.getByRole("button", { name: "after" }));
  expect(menu()).toBeNull();
});

const touch = (element: Element, type: string, x = 100, y = 100) =>
  element.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerType: "touch", clientX: x, clientY: y, isPrimary: true }),
  );

test("a long press opens it and releases without closing; a drag does not open", async () => {
  stopClock();
  const place = show();
  touch(place, "pointerdown");
  touch(place, "pointermove", 115, 100);
  await pass(600);
  expect(menu()).toBeNull();
  touch(place, "pointerup");

  touch(place, "pointerdown");
  touch(place, "pointermove", 106, 104);
  await pass(499);
  expect(menu()).toBeNull();
  await pass(1);
  expect(menu()).not.toBeNull();
  touch(place, "pointerup", 106, 104);
  place.click();
  expect(menu()).not.toBeNull();
});

test("circle: options are 40 px from the pointer, the first above it", async () => {
  const place = show(true);
  const box = place.getBoundingClientRect();
  await rightClick(place, 300, 200);
  finishAnimations();
  const centres = screen.getAllByRole("menuitem").map((option) => {
    const { x, y, width, height } = option.getBoundingClientRect();
    return { x: x + width / 2 - (box.x + 300), y: y + height / 2 - (box.y + 200) };
  });
  for (const { x, y } of centres) expect(Math.hypot(x, y)).toBeCloseTo(40, 0);
  expect(centres[0]?.x).toBeCloseTo(0, 0);
  expect(centres[0]?.y).toBeCloseTo(-40, 0);
});

test("circle: press, drag, release chooses; back at the centre cancels", async () => {
  stopClock();
  const place = show(true);
  const at = (x: number, y: number) => ({ button: 2, pointerType: "mouse", clientX: x, clientY: y });
  fireEvent.pointerDown(place, at(300, 200));
  expect(menu()).not.toBeNull();
  fireEvent.pointerMove(document.body, at(360, 200));
  fireEvent.pointerUp(document.body, at(360, 200));
  // Windows sends it late.
  fireEvent.contextMenu(place, at(360, 200));
  expect(select.mock.calls).toEqual([["Copy"]]);
  await pass(300);
  expect(menu()).toBeNull();

  select.mockClear();
  fireEvent.pointerDown(place, at(300, 200));
  fireEvent.pointerMove(document.body, at(300, 120));
  fireEvent.pointerMove(document.body, at(303, 202));
  fireEvent.pointerUp(document.body, at(303, 202));
  expect(select).not.toHaveBeenCalled();
  expect(menu()).toBeNull();
});

test("circle: an arrow moves to the option in its direction", async () => {
  const place = show(true);
  place.focus();
  await userEvent.keyboard("{Shift>}{F10}{/Shift}{ArrowRight}");
  expect(focused()).toBe("Copy");
  await userEvent.keyboard("{ArrowLeft}");
  expect(focused()).toBe("Éclair");
  await userEvent.keyboard("{ArrowUp} ");
  expect(select).toHaveBeenCalledWith("Edit");
});

test("shows more than eight options as a list", async () => {
  const many = Array.from({ length: 9 }, (_, i) => ({
    label: `Option ${i}`,
    icon: "add" as const,
    onSelect: () => {},
  }));
  const place = show(true, many);
  await rightClick(place, 100, 100);
  const [first, second] = screen.getAllByRole("menuitem").map((option) => option.getBoundingClientRect());
  expect(first?.x).toBe(second?.x);
  expect(second?.y).toBeGreaterThan(first?.y ?? 0);
});

test("both kinds say when there are no options, by pointer and keyboard", async () => {
  for (const circle of [false, true]) {
    const place = show(circle, []);
    await rightClick(place, 100, 100);
    expect(screen.getByText("Nothing to do here").checkVisibility()).toBe(true);
    await userEvent.keyboard("{Escape}");
    expect(menu()).toBeNull();
    place.focus();
    await userEvent.keyboard("{Shift>}{F10}{/Shift}");
    expect(focused()).toBe("Nothing to do here");
    await userEvent.keyboard("{ArrowDown}{Enter}n");
    expect(focused()).toBe("Nothing to do here");
    await userEvent.click(screen.getByRole("menuitem"), { force: true });
    expect(menu()).not.toBeNull();
    cleanup();
  }
});

/** As on a Mac: a primary press together with a contextmenu event. */
function ctrlClick(element: Element, clientX: number, clientY: number) {
  const press = { button: 0, ctrlKey: true, pointerType: "mouse", clientX, clientY };
  fireEvent.pointerDown(element, press);
  const asked = !fireEvent(element, new PointerEvent("contextmenu", { ...press, bubbles: true, cancelable: true }));
  fireEvent.pointerUp(element, press);
  return asked;
}
const middle = () => {
  const { x, y, width, height } = (menu() as HTMLElement).getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
};

test("Ctrl+click on a Mac opens either kind, and elsewhere after 200 ms", async () => {
  stopClock();
  for (const circle of [false, true]) {
    const place = show(circle);
    const at = (x: number, y: number) =>
      waitFor(() =>
        expect(circle ? middle() : { x: Math.round(menu()?.getBoundingClientRect().x ?? 0), y }).toEqual({ x, y }),
      );
    expect(ctrlClick(place, 300, 200)).toBe(true);
    expect(screen.getAllByRole("menu")).toHaveLength(1);
    await at(300, 200);
    await pass(300);
    await at(300, 200);
    ctrlClick(place, 400, 300);
    await pass(199);
    expect(menu()).toBeNull();
    await pass(1);
    await at(400, 300);
    await userEvent.click(screen.getByRole("menuitem", { name: "Copy" }));
    expect(select.mock.calls).toEqual([["Copy"]]);
    cleanup();
  }
});

test("a primary press opens nothing; a screen reader's request does", () => {
  for (const circle of [false, true]) {
    const place = show(circle);
    fireEvent.pointerDown(place, { button: 0, ctrlKey: true, pointerType: "mouse", clientX: 300, clientY: 200 });
    fireEvent.pointerUp(place, { button: 0, ctrlKey: true, pointerType: "mouse", clientX: 300, clientY: 200 });
    expect(menu()).toBeNull();
    fireEvent.contextMenu(place, { button: 0, clientX: 300, clientY: 200 });
    expect(menu()).not.toBeNull();
    cleanup();
  }
});

test("the contextmenu event after a press or key does not open it again", async () => {
  stopClock();
  for (const circle of [false, true]) {
    const place = show(circle);
    const stays = async (follow: () => void) => {
      const opened = menu();
      expect(opened).not.toBeNull();
      follow();
      expect(menu()).toBe(opened);
      await pass(300);
      expect(menu()).toBe(opened);
      await userEvent.keyboard("{Escape}");
      expect(menu()).toBeNull();
    };
    // A real right click, after which the menu is open and focused.
    await rightClick(place, 300, 200);
    await stays(() => expect(menu()?.contains(document.activeElement)).toBe(true));

    const finger = { bubbles: true, cancelable: true, pointerType: "touch", clientX: 100, clientY: 100 };
    touch(place, "pointerdown");
    await pass(500);
    await stays(() => {
      place.dispatchEvent(new PointerEvent("contextmenu", finger));
      touch(place, "pointerup");
    });
    // Android may send the event before our long press is over.
    touch(place, "pointerdown");
    place.dispatchEvent(new PointerEvent("contextmenu", finger));
    expect(menu()).toBeNull();
    await pass(500);
    await stays(() => touch(place, "pointerup"));

    for (const keys of ["{Shift>}{F10}{/Shift}", "{ContextMenu}"]) {
      place.focus();
      await userEvent.keyboard(keys);
      await stays(() => fireEvent.contextMenu(place, { button: 0, clientX: 300, clientY: 200 }));
    }
    cleanup();
  }
});

const longPress = () => pass(500);

test("a real long press opens it once, and the next tap gets through", async () => {
  stopClock();
  const press = vi.fn();
  for (const circle of [false, true]) {
    render(
      <ContextMenu label="Place" items={items} circle={circle}>
        <button type="button" onClick={press} style={{ margin: 150 }}>
          In it
        </button>
      </ContextMenu>,
    );
    press.mockClear();
    const button = screen.getByRole("button", { name: "In it" });
    const clicked = next("click");
    await tap(button, longPress);
    await clicked;
    await pass(300);
    expect(screen.getAllByRole("menu")).toHaveLength(1);
    expect(press).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await tap(button);
    await waitFor(() => expect(press).toHaveBeenCalledOnce());
    cleanup();
  }
});

test("circle: a real long press, drag and release chooses in any direction", async () => {
  stopClock();
  for (const [by, label] of [
    [{ x: 60, y: 0 }, "Copy"],
    [{ x: 0, y: -60 }, "Edit"],
    [{ x: 0, y: 60 }, undefined],
    [{ x: -60, y: 0 }, "Éclair"],
  ] as const) {
    const place = show(true);
    // Scrollable, since the browser would scroll on a drag.
    document.body.style.minHeight = "3000px";
    window.scrollTo(0, 40);
    await drag(place, longPress, by);
    // The option below is disabled: the menu closes without a choice.
    await waitFor(() => expect(menu()).toBeNull());
    expect(select.mock.calls).toEqual(label ? [[label]] : []);
    expect(window.scrollY).toBe(40);
    cleanup();
  }
});

test("a quick drag by finger scrolls the page and opens nothing", async () => {
  const place = show(true);
  document.body.style.minHeight = "3000px";
  stopClock();
  await drag(place, undefined, { x: 0, y: -120 });
  await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
  await pass(600);
  expect(menu()).toBeNull();
});

test("circle: the active option's name stays in view at edges and 400 % zoom", async () => {
  const long = items.map((item) => ({ ...item, label: `${item.label}, and a few more words` }));
  for (const [width, height] of [
    [1280, 800],
    [320, 256],
  ] as const) {
    await page.viewport(width, height);
    // A late resize event would close the menu.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    render(
      <ContextMenu label="Place" items={long} circle>
        <div style={{ height, width }} />
      </ContextMenu>,
    );
    const place = screen.getByRole("group", { name: "Place" });
    for (const [x, y] of [
      [4, 4],
      [width - 4, 4],
      [4, height - 4],
      [width - 4, height - 4],
      [width / 2, height / 2 + 1],
    ] as const) {
      fireEvent.contextMenu(place, { clientX: x, clientY: y });
      await expect.poll(menu).not.toBeNull();
      await userEvent.keyboard("{Home}");
      const box = screen.getByText(/^Edit/).getBoundingClientRect();
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.bottom).toBeLessThanOrEqual(height);
      await userEvent.keyboard("{Escape}");
      await expect.poll(menu).toBeNull();
    }
    cleanup();
  }
});

test("stays open while content above grows, and closes when its area moves", async () => {
  document.body.style.minHeight = "3000px";
  const place = show();
  const above = document.createElement("div");
  above.style.height = "500px";
  document.body.prepend(above);
  const scrolled = vi.fn();
  document.addEventListener("scroll", scrolled);
  try {
    window.scrollTo(0, 600);
    await expect.poll(() => scrolled.mock.calls.length).toBe(1);
    place.focus({ preventScroll: true });
    await userEvent.keyboard("{Shift>}{F10}{/Shift}");
    const { y } = place.getBoundingClientRect();
    // Browsers scroll by whole pixels.
    above.style.height = "800.4px";
    await expect.poll(() => scrolled.mock.calls.length).toBe(2);
    // The menu measures its position at the end of the frame and would close then.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    expect(place.getBoundingClientRect().y).toBeCloseTo(y, 0);
    expect(menu()).not.toBeNull();
    window.scrollBy(0, 2);
    await expect.poll(menu).toBeNull();
  } finally {
    document.removeEventListener("scroll", scrolled);
    above.remove();
  }
});

test("in right-to-left text the list opens to the left of the pointer", async () => {
  const place = show();
  place.dir = "rtl";
  const { x } = place.getBoundingClientRect();
  await rightClick(place, 400, 80);
  await expect.poll(() => Math.round(menu()?.getBoundingClientRect().right ?? 0)).toBe(Math.round(x + 400));
  expect(getComputedStyle(menu() as Element).direction).toBe("rtl");
});
