import { render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "#components/button/button.tsx";
import { modalShowcase } from "#components/modal/modal.showcase.tsx";
import { Modal } from "#components/modal/modal.tsx";
import { componentContract } from "#tests/support/component-contract.tsx";
import { finishAnimations } from "#tests/support/finish-animations.ts";
import { tap } from "#tests/support/tap.ts";

const openBy = (place: number) => async (container: HTMLElement) => {
  container.querySelectorAll("button")[place]?.focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("dialog");
};
componentContract("Modal", { note: { Example: NoteInModal } }, openBy(0));
componentContract("Modal, the long one", modalShowcase.examples, openBy(1));

function NoteInModal() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal open={open} onClose={() => setOpen(false)} title="A note with a long title, to see it wrap">
        <p style={{ height: 900 }}>Tall</p>
        <Button>Inside</Button>
      </Modal>
    </>
  );
}

const opener = () => screen.getByRole("button", { name: "Open", hidden: true });
const open = async () => {
  opener().focus();
  await userEvent.keyboard("{Enter}");
  return screen.findByRole("dialog", { name: /^A note/ });
};
const closes = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("it unrolls from the top", async () => {
  render(<NoteInModal />);
  const dialog = await open();
  const animation = dialog.getAnimations({ subtree: true }).find((each) => "animationName" in each) as Animation;
  animation.pause();
  animation.currentTime = 50;
  const panel = (animation.effect as KeyframeEffect).target as Element;
  expect(getComputedStyle(panel).clipPath).toMatch(/^inset\(0px 0px calc\(\d{1,2}(\.\d+)?%/);
});

test("the lid is there as soon as it opens", async () => {
  render(<NoteInModal />);
  opener().click();
  await Promise.resolve();
  expect(screen.getByText(/^A note/).checkVisibility()).toBe(true);
  expect(screen.queryByText("Tall")).toBeNull();
  expect(await screen.findByText("Tall")).toBeTruthy();
});

test("one that is mounted open makes the page inert too", async () => {
  render(<NoteInModal />);
  await open();
  await userEvent.keyboard("{Escape}");
  await closes();
  const { container } = render(
    <Modal open onClose={() => {}} title="Mounted open">
      Text
    </Modal>,
  );
  await waitFor(() => expect(container.closest("[inert][aria-hidden=true]")).not.toBeNull());
});

test("focus starts on Close, stays inside, and returns after Escape", async () => {
  render(<NoteInModal />);
  const dialog = await open();
  const close = screen.getByRole("button", { name: "Close" });
  await waitFor(() => expect(document.activeElement).toBe(close));
  for (const keys of ["{Tab}", "{Tab}", "{Tab}", "{Shift>}{Tab}{/Shift}", "{Shift>}{Tab}{/Shift}"]) {
    await userEvent.keyboard(keys);
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard("{Escape}");
  await closes();
  expect(document.activeElement).toBe(opener());
});

test("focus returns even if Escape comes in the frame that shows the dialog", async () => {
  render(<NoteInModal />);
  const button = opener();
  button.focus();
  const observer = new MutationObserver(() => {
    if (!document.querySelector("[role=dialog]")) return;
    observer.disconnect();
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  button.click();
  await screen.findByRole("dialog");
  await closes();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test("a double click leaves it open, one inside selects a word, a click outside closes", async () => {
  render(<NoteInModal />);
  for (const _ of ["first", "second"]) {
    await userEvent.dblClick(opener());
    const dialog = await screen.findByRole("dialog");
    await finishAnimations();
    expect(dialog.contains(document.elementFromPoint(8, 8))).toBe(true);
    expect(screen.getByText("Tall").closest("[role=dialog]")).toBe(dialog);
    await userEvent.dblClick(screen.getByText("Tall"), { position: { x: 8, y: 8 } });
    expect(getSelection()?.toString().trim()).toBe("Tall");
    await userEvent.click(document.body, { position: { x: 4, y: 4 } });
    await closes();
  }
});

test("touch opens it, and closes it by Close, like pointer and keyboard", async () => {
  render(<NoteInModal />);
  await tap(opener());
  await screen.findByRole("dialog");
  await tap(screen.getByRole("button", { name: "Close" }));
  await closes();
  await tap(opener());
  await screen.findByRole("dialog");
});

test("the page behind does not scroll or shift, and is inert", async () => {
  render(
    <div style={{ height: 3000 }}>
      <NoteInModal />
    </div>,
  );
  const { left, top } = opener().getBoundingClientRect();
  await open();
  expect(opener().getBoundingClientRect()).toMatchObject({ left, top });
  await waitFor(() => expect(opener().closest("[inert][aria-hidden=true]")).not.toBeNull());
  await userEvent.keyboard("{End}{PageDown}");
  expect(window.scrollY).toBe(0);
  expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
});

test.each([
  [320, 568],
  [667, 320],
  [320, 240],
])("at %i × %i px everything is reachable without sideways scrolling", async (width, height) => {
  await page.viewport(width, height);
  render(<NoteInModal />);
  const dialog = await open();
  // After the opening animation, which would change positions.
  finishAnimations();
  const inside = screen.getByRole("button", { name: "Inside" });
  inside.scrollIntoView({ block: "nearest" });
  await waitFor(() => expect(inside.getBoundingClientRect().bottom).toBeLessThanOrEqual(height));
  screen.getByRole("button", { name: "Close" }).scrollIntoView({ block: "nearest" });
  // Scrolling is by whole pixels, layout is not.
  const { top } = screen.getByRole("button", { name: "Close" }).getBoundingClientRect();
  expect(Math.round(top)).toBeGreaterThanOrEqual(0);
  expect(dialog.scrollWidth).toBeLessThanOrEqual(width);
  await page.viewport(1280, 800);
});

test("long content scrolls by keyboard, under a fixed lid", async () => {
  const { Example } = modalShowcase.examples.lengths;
  render(<Example />);
  screen.getByRole("button", { name: "Open a long one" }).focus();
  await userEvent.keyboard("{Enter}");
  const dialog = await screen.findByRole("dialog", { name: "What every component here guarantees" });
  const close = screen.getByRole("button", { name: "Close" });
  await waitFor(() => expect(document.activeElement).toBe(close));
  await userEvent.tab();
  const text = screen.getByRole("region", { name: "Guarantees" });
  expect(document.activeElement).toBe(text);
  await userEvent.keyboard("{End}");
  await waitFor(() => expect(text.scrollTop).toBeGreaterThan(0));
  await waitFor(() => expect(text.scrollTop + text.clientHeight).toBeCloseTo(text.scrollHeight, -1));
  expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  expect(close.getBoundingClientRect().bottom).toBeLessThanOrEqual(text.getBoundingClientRect().top);
  expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
