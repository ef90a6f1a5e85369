import { act, render, screen, within } from "@testing-library/react";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Alert } from "#components/alert/alert-queue.ts";
import { Alerts } from "#components/alert/alerts.tsx";
import { currentAlerts, dismissAlert, showAlert } from "#components/alert/show-alert.ts";
import { Modal } from "#components/modal/modal.tsx";
import { pass, stopClock } from "#tests/support/clock.ts";
import { finishAnimations } from "#tests/support/finish-animations.ts";
import { PRESSES } from "#tests/support/tap.ts";

beforeEach(stopClock);

function show(alert: Alert): number {
  let id = 0;
  act(() => {
    id = showAlert(alert);
  });
  return id;
}

test("a server renders no alert, even after showAlert was called there", () => {
  showAlert({ type: "info", message: "For someone else" });
  expect(renderToString(<Alerts />)).not.toContain("For someone else");
});

test("hides after 5000 ms, in which being hovered or focused does not count", async () => {
  render(<Alerts />);
  show({ type: "info", message: "Read me" });
  // Within a second, whose elapsed part counts.
  await pass(2600);
  await userEvent.hover(screen.getByText("Read me"));
  await pass(20_000);
  expect(screen.getByText("Read me")).toBeTruthy();
  act(() => screen.getByRole("button", { name: "Close" }).focus());
  await userEvent.unhover(screen.getByText("Read me"));
  await pass(20_000);
  expect(screen.getByText("Read me")).toBeTruthy();
  act(() => screen.getByRole("button", { name: "Close" }).blur());
  await pass(2300);
  expect(screen.getByText("Read me")).toBeTruthy();
  await pass(200);
  expect(screen.queryByText("Read me")).toBeNull();
});

test("time in a hidden tab does not count", async () => {
  render(<Alerts />);
  show({ type: "info", message: "Read me" });
  // A page cannot hide its tab, so the property is mocked.
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  act(() => document.dispatchEvent(new Event("visibilitychange")));
  await pass(60_000);
  expect(screen.getByText("Read me")).toBeTruthy();
  hidden.mockRestore();
  act(() => document.dispatchEvent(new Event("visibilitychange")));
  await pass(5000);
  expect(screen.queryByText("Read me")).toBeNull();
});

test("only error and warning interrupt, in regions present from the start", () => {
  render(<Alerts />);
  const [urgent, calm] = [screen.getByRole("alert"), screen.getByRole("status")];
  expect(urgent.textContent + calm.textContent).toBe("");
  for (const type of ["error", "warning"] as const) {
    const id = show({ type, message: type });
    expect(within(urgent).getByText(type)).toBeTruthy();
    act(() => dismissAlert(id));
  }
  for (const type of ["success", "info"] as const) {
    show({ type, message: type });
    expect(within(calm).getByText(type)).toBeTruthy();
  }
  // Only the new alert is announced.
  expect([urgent.ariaAtomic, calm.ariaAtomic]).toEqual(["false", "false"]);
});

describe.each([true, false])("with ariaNotify: %s", (has) => {
  const announce = vi.fn();
  const prototypes = [Element.prototype, Document.prototype] as { ariaNotify?: unknown }[];
  const own = prototypes.map((each) => Object.getOwnPropertyDescriptor(each, "ariaNotify"));
  beforeEach(() => {
    announce.mockClear();
    for (const each of prototypes) {
      if (has) each.ariaNotify = announce;
      else delete each.ariaNotify;
    }
  });
  afterEach(() => {
    prototypes.forEach((each, index) => {
      delete each.ariaNotify;
      if (own[index]) Object.defineProperty(each, "ariaNotify", own[index]);
    });
  });

  test(`each alert is announced once, ${has ? "by its card" : "by the live region"}`, async () => {
    render(
      <StrictMode>
        <Alerts />
      </StrictMode>,
    );
    const regions = [screen.getByRole("alert"), screen.getByRole("status")];
    expect(regions.map(({ ariaLive }) => ariaLive)).toEqual(has ? ["off", "off"] : [null, null]);
    show({ type: "error", message: ["Name is missing", "Email is missing"] });
    await pass(1500);
    // The fourth sends the oldest back into the queue, which shows it again later.
    for (const message of ["One", "Two", "Three"]) show({ type: "info", message });
    await pass(5500);
    expect(screen.getByText("Name is missing")).toBeTruthy();
    expect(announce.mock.calls).toEqual(
      has
        ? [
            ["Error: Name is missing, Email is missing", { priority: "high" }],
            ...["One", "Two", "Three"].map((text) => [`Information: ${text}`, { priority: "normal" }]),
          ]
        : [],
    );
    expect(announce.mock.contexts.every((card) => card instanceof HTMLDivElement)).toBe(true);
  });
});

test("a list of texts with a click handler becomes a list of buttons", async () => {
  render(<Alerts />);
  const onClick = vi.fn();
  const texts = ["Name is missing", "Email is missing"];
  show({ type: "warning", message: texts, onClick });
  const items = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual(texts);
  expect(items.map((item) => within(item).getByRole("button").textContent)).toEqual(texts);
  await userEvent.click(screen.getByRole("button", { name: "Email is missing" }));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Name is missing" }));
  await userEvent.keyboard("{Enter}");
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(screen.getByRole("list")).toBeTruthy();
});

test("pointer, keyboard and touch close it and run its action", async () => {
  vi.useRealTimers();
  render(<Alerts />);
  const onClick = vi.fn();
  for (const press of PRESSES) {
    onClick.mockClear();
    show({ type: "info", message: "Open it", onClick });
    finishAnimations();
    await press(screen.getByRole("button", { name: "Open it" }));
    await expect.poll(() => onClick.mock.calls.length).toBe(1);
    await press(screen.getByRole("button", { name: "Close" }));
    await expect.poll(() => screen.queryByText("Open it")).toBeNull();
    expect(onClick).toHaveBeenCalledOnce();
  }
});

test("Escape closes the focused alert; focus moves to the next, then back", async () => {
  render(
    <>
      <button type="button">Before</button>
      <Alerts />
    </>,
  );
  const before = screen.getByRole("button", { name: "Before" });
  before.focus();
  show({ type: "info", message: "First" });
  show({ type: "info", message: "Second" });
  await userEvent.tab();
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Close" })));
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(document.activeElement).toBe(before));
  expect(currentAlerts()).toEqual([]);
});

test("a click on Close gives focus back, since focus on the next alert would pause it", async () => {
  vi.useRealTimers();
  render(
    <>
      <button type="button">Before</button>
      <Alerts />
    </>,
  );
  const before = screen.getByRole("button", { name: "Before" });
  await userEvent.click(before);
  show({ type: "info", message: "First" });
  show({ type: "info", message: "Second" });
  finishAnimations();
  const [newest] = screen.getAllByRole("button", { name: "Close" });
  await userEvent.click(newest as HTMLElement);
  await vi.waitFor(() => expect(document.activeElement).toBe(before));
  expect(screen.getByText("First")).toBeTruthy();
});

test("focus that the visitor moves while an alert closes stays there", async () => {
  vi.useRealTimers();
  render(
    <>
      <button type="button">Before</button>
      <button type="button">After</button>
      <Alerts />
    </>,
  );
  screen.getByRole("button", { name: "Before" }).focus();
  show({ type: "info", message: "First" });
  const close = await screen.findByRole("button", { name: "Close" });
  close.focus();
  act(() => close.click());
  const after = screen.getByRole("button", { name: "After" });
  after.focus();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(document.activeElement).toBe(after);
});

/** As in index.html: alerts are outside the root, which a modal makes inert. */
async function showOverModal(...alerts: Alert[]) {
  vi.useRealTimers();
  const onClose = vi.fn();
  const [root, beside] = [document.createElement("div"), document.createElement("div")];
  document.body.append(root, beside);
  render(
    <Modal open onClose={onClose} title="A modal">
      <button type="button">Inside</button>
    </Modal>,
    { container: root },
  );
  render(<Alerts />, { container: beside });
  for (const alert of alerts) show(alert);
  const close = within(await screen.findByRole("dialog")).getByRole("button", { name: "Close" });
  await vi.waitFor(() => expect(document.activeElement).toBe(close));
  return { onClose, close, inside: screen.getByRole("button", { name: "Inside" }) };
}

test("Tab moves from either end of a modal to the alerts over it, and back", async () => {
  const { close, inside } = await showOverModal(
    { type: "success", message: "First" },
    { type: "info", message: "Second" },
  );
  const [second, first] = within(screen.getByRole("status")).getAllByRole("button");
  for (const stop of [inside, second, first, close, inside]) {
    await userEvent.tab();
    expect(document.activeElement).toBe(stop);
  }
  for (const stop of [close, first, second, inside]) {
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(stop);
  }
});

test("alerts over a modal leave its Close button clear", async () => {
  const { close } = await showOverModal({ type: "info", message: "Over it" });
  const card = (await screen.findByText("Over it")).getBoundingClientRect();
  expect(card.top).toBeGreaterThan(close.getBoundingClientRect().bottom);
});

test("Escape in an alert over a modal closes only the alert; focus returns", async () => {
  const { onClose, inside } = await showOverModal({ type: "error", message: "Over it" });
  await userEvent.tab();
  await userEvent.tab();
  expect(within(screen.getByRole("alert")).getByRole("button")).toBe(document.activeElement);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByText("Over it")).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(document.activeElement).toBe(inside));
  // Without alerts the modal traps Tab again.
  await userEvent.tab();
  expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

test("the stack is at the line's end: on the left in right-to-left text", () => {
  render(<Alerts />);
  show({ type: "info", message: "Here" });
  const box = () => (screen.getByText("Here").parentElement as Element).getBoundingClientRect();
  const gap = window.innerWidth - box().right;
  expect(gap).toBeLessThan(100);
  document.documentElement.dir = "rtl";
  expect(box().left).toBe(gap);
  document.documentElement.removeAttribute("dir");
});
