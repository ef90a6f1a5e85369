import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { buttonShowcase } from "#components/button/button.showcase.tsx";
import { Button } from "#components/button/button.tsx";
import { componentContract, emulate } from "#tests/support/component-contract.tsx";
import { finishAnimations } from "#tests/support/finish-animations.ts";
import { tap } from "#tests/support/tap.ts";

componentContract("Button", buttonShowcase.examples);

test("a held Enter activates once", async () => {
  const press = vi.fn();
  render(<Button onClick={press}>Send</Button>);
  screen.getByRole("button").focus();
  await userEvent.keyboard("{Enter>5/}");
  expect(press).toHaveBeenCalledTimes(1);
});

test("Space held, then Tab, activates nothing", async () => {
  const press = vi.fn();
  render(
    <>
      <Button onClick={press}>Send</Button>
      <Button>Next</Button>
    </>,
  );
  screen.getByRole("button", { name: "Send" }).focus();
  await userEvent.keyboard("{ >}{Tab}{/ }");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Next" }));
  expect(press).not.toHaveBeenCalled();
});

test("disabled, it stays in the tab order and neither clicks nor submits", async () => {
  const press = vi.fn();
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" disabled onClick={press}>
        Send
      </Button>
    </form>,
  );
  screen.getByRole("textbox").focus();
  await userEvent.keyboard("{Enter}{Tab}");
  const button = screen.getByRole("button", { name: "Send" });
  expect(document.activeElement).toBe(button);
  expect(button.ariaDisabled).toBe("true");
  await userEvent.keyboard("{Enter} ");
  button.click();
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test("loading keeps name, width and focus, ignores clicks, and is announced", async () => {
  const press = vi.fn();
  const { rerender } = render(
    <Button loading={false} onClick={press}>
      Send the message
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Send the message" });
  const { width } = button.getBoundingClientRect();
  button.focus();
  rerender(
    <Button loading loadingLabel="Sending" onClick={press}>
      Send the message
    </Button>,
  );
  expect(screen.getByRole("button", { name: "Send the message" })).toBe(document.activeElement);
  expect(button.getBoundingClientRect().width).toBe(width);
  expect(screen.getByRole("status").textContent).toBe("Sending");
  await userEvent.keyboard("{Enter} ");
  await userEvent.click(button, { force: true });
  await tap(button);
  expect(press).not.toHaveBeenCalled();
});

test("pointer, keyboard and touch activate it once each", async () => {
  const press = vi.fn();
  render(<Button onClick={press}>Send</Button>);
  const button = screen.getByRole("button");
  for (const act of [
    () => userEvent.click(button),
    () => userEvent.keyboard("{Enter}"),
    () => userEvent.keyboard(" "),
    () => tap(button),
  ]) {
    press.mockClear();
    await act();
    await expect.poll(() => press.mock.calls.length).toBe(1);
  }
});

test("its base shows at rest, and gives way to the gap of the focus ring", async () => {
  render(<Button>Send</Button>);
  const button = screen.getByRole("button");
  await userEvent.unhover(button);
  const shadow = () => {
    finishAnimations(button);
    return getComputedStyle(button).boxShadow;
  };
  await expect.poll(shadow).toContain("inset");
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await expect.poll(shadow).toMatch(/ 0px 0px 0px 3px$/);
});

test("lifts on hover; with reduced motion only the colour changes", async () => {
  render(
    <div style={{ padding: 40 }}>
      <Button>Send</Button>
    </div>,
  );
  const button = screen.getByRole("button");
  const style = getComputedStyle(button);
  // On a busy machine hover and media queries update in a later frame.
  const pointedAt = async () => {
    await userEvent.hover(button);
    finishAnimations(button);
    return style.translate;
  };
  await expect.poll(pointedAt).toBe("0px -6px");
  await emulate({ "prefers-reduced-motion": "reduce" });
  await expect.poll(pointedAt).toBe("0px");
  expect(style.boxShadow).toContain("inset");
  await emulate({});
});
