import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { buttonShowcase } from "#components/button/button.showcase.tsx";
import { Button } from "#components/button/button.tsx";
import { emulate, obligations } from "#tests/support/obligations.tsx";

obligations("Button", buttonShowcase.examples);

test("Enter held down presses once", async () => {
  const press = vi.fn();
  render(<Button onClick={press}>Send</Button>);
  screen.getByRole("button").focus();
  await userEvent.keyboard("{Enter>5/}");
  expect(press).toHaveBeenCalledTimes(1);
});

test("Space held, then Tab, presses nothing", async () => {
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

test("a press that is dragged off before its release is no click", async () => {
  const press = vi.fn();
  render(
    <>
      <Button onClick={press}>Send</Button>
      <p>Elsewhere</p>
    </>,
  );
  await userEvent.dragAndDrop(screen.getByRole("button"), screen.getByText("Elsewhere"));
  expect(press).not.toHaveBeenCalled();
});

test("disabled, it is found by Tab, says so, and neither clicks nor submits", async () => {
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

test("loading keeps name, width and focus, ignores clicks, and is said", async () => {
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
  await userEvent.keyboard("{Enter}");
  expect(press).not.toHaveBeenCalled();
});

test("the lid lifts under the pointer, and only its colour answers under reduced motion", async () => {
  render(
    <div style={{ padding: 40 }}>
      <Button>Send</Button>
    </div>,
  );
  const button = screen.getByRole("button");
  const style = getComputedStyle(button);
  await userEvent.hover(button);
  settle(button);
  expect(style.translate).toBe("0px -6px");
  await emulate({ "prefers-reduced-motion": "reduce" });
  settle(button);
  expect(style.translate).toBe("0px");
  expect(style.boxShadow).toContain("inset");
  await emulate({});
});

test("a button of one icon does not type-check without a name", () => {
  const named = (
    <Button size="icon" aria-label="Search">
      ?
    </Button>
  );
  // @ts-expect-error: aria-label is missing.
  const nameless = <Button size="icon">?</Button>;
  expect([named, nameless]).toHaveLength(2);
});

function settle(element: Element) {
  for (const animation of element.getAnimations()) animation.finish();
}

test("Tab leaves a disabled and a loading button", async () => {
  render(
    <>
      <Button disabled>Disabled</Button>
      <Button loading>Loading</Button>
      <Button>After</Button>
    </>,
  );
  const seen: (string | null | undefined)[] = [];
  for (let i = 0; i < 3; i++) {
    await userEvent.keyboard("{Tab}");
    seen.push(document.activeElement?.textContent);
  }
  expect(seen).toEqual(["Disabled", "Loading", "After"]);
});
