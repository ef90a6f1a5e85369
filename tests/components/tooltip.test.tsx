import { render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "#components/button/button.tsx";
import { Tooltip } from "#components/tooltip/tooltip.tsx";
import { pass, stopClock } from "#tests/support/clock.ts";
import { next, tap } from "#tests/support/tap.ts";

// The pointer stays in place between tests.
beforeEach(async () => {
  stopClock();
  await userEvent.hover(document.documentElement, { position: { x: 1200, y: 780 } });
  await pass(300);
});

const tip = () => screen.queryByRole("tooltip");
const comes = (text: string) => waitFor(() => expect(tip()?.textContent).toBe(text));
const goes = () => waitFor(() => expect(tip()).toBeNull());

function Pair({ onClick }: { onClick?: () => void }) {
  return (
    <div style={{ padding: 80, display: "flex", gap: 8 }}>
      <Tooltip text="First tip">
        <Button onClick={onClick}>One</Button>
      </Tooltip>
      <Tooltip text="Second tip">
        <Button disabled>Two</Button>
      </Tooltip>
      <button type="button">plain</button>
    </div>
  );
}

test("appears after the delay, describes the control, and goes with the pointer", async () => {
  render(<Pair />);
  const button = screen.getByRole("button", { name: "One" });
  await userEvent.hover(button);
  await pass(199);
  expect(tip()).toBeNull();
  await pass(1);
  await comes("First tip");
  expect(button.getAttribute("aria-describedby")).toBe(tip()?.id);
  await userEvent.hover(screen.getByRole("button", { name: "plain" }));
  await pass(100);
  await goes();
  expect(button.hasAttribute("aria-describedby")).toBe(false);
});

test("describes a control inside other elements, in addition to its own description", async () => {
  render(
    <Tooltip text="A tip">
      <span>
        <button type="button" aria-describedby="own">
          One
        </button>
      </span>
    </Tooltip>,
  );
  const button = screen.getByRole("button", { name: "One" });
  await userEvent.keyboard("{Tab}");
  await comes("A tip");
  expect(button.getAttribute("aria-describedby")).toBe(`own ${tip()?.id}`);
  await userEvent.keyboard("{Escape}");
  await goes();
  expect(button.getAttribute("aria-describedby")).toBe("own");
});

test("appears on a control in a root of its own, as in Astro", async () => {
  const { container } = render(
    <Tooltip text="A tip">
      <span id="island" />
    </Tooltip>,
  );
  const island = container.querySelector("#island") as HTMLElement;
  render(<button type="button">One</button>, { container: island });
  await userEvent.hover(screen.getByRole("button", { name: "One" }));
  await pass(200);
  await comes("A tip");
});

test("is hoverable", async () => {
  render(<Pair />);
  await userEvent.hover(screen.getByRole("button", { name: "One" }));
  await pass(200);
  await comes("First tip");
  await userEvent.hover(tip() as HTMLElement);
  await pass(250);
  expect(tip()?.textContent).toBe("First tip");
});

test("shows one at a time; along a row the next one appears at once", async () => {
  render(<Pair />);
  await userEvent.hover(screen.getByRole("button", { name: "One" }));
  await pass(200);
  await comes("First tip");
  await userEvent.hover(screen.getByRole("button", { name: "Two" }));
  await comes("Second tip");
  expect(screen.getAllByRole("tooltip")).toHaveLength(1);
});

test("keyboard focus shows it at once, a mouse click does not", async () => {
  render(<Pair />);
  await userEvent.keyboard("{Tab}");
  expect(tip()?.textContent).toBe("First tip");
  await userEvent.keyboard("{Tab}");
  expect(tip()?.textContent).toBe("Second tip");
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement?.textContent).toBe("plain");
  await goes();
  await pass(300);
  await userEvent.click(screen.getByRole("button", { name: "One" }));
  await pass(300);
  expect(tip()).toBeNull();
});

const longPress = () => pass(500);

test("a tap elsewhere or on the control closes it, a tap on the tip does not", async () => {
  const click = vi.fn();
  render(<Pair onClick={click} />);
  const button = screen.getByRole("button", { name: "One" });
  const rest = async () => {
    await tap(button, longPress);
    await comes("First tip");
    expect(click).not.toHaveBeenCalled();
  };
  await rest();
  const clicked = next("click");
  await tap(tip() as HTMLElement);
  await clicked;
  expect(tip()?.textContent).toBe("First tip");
  await tap(screen.getByRole("button", { name: "plain" }));
  await goes();
  await rest();
  await rest();
  await tap(button);
  await goes();
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
});

test("a long press on the next control moves the tip, elsewhere it hides it", async () => {
  render(<Pair />);
  await tap(screen.getByRole("button", { name: "One" }), longPress);
  await comes("First tip");
  await tap(screen.getByRole("button", { name: "Two" }), longPress);
  await comes("Second tip");
  await tap(screen.getByRole("button", { name: "plain" }), longPress);
  await goes();
});

test("stays in view at the window's edges", async () => {
  render(
    <div style={{ position: "fixed", top: 0, right: 0 }}>
      <Tooltip text="A long explanation that does not fit to the right of the control at the edge">
        <Button>Edge</Button>
      </Tooltip>
    </div>,
  );
  await userEvent.keyboard("{Tab}");
  await waitFor(() => expect(tip()?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
  expect(tip()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test("in fullscreen it is inside the fullscreen element", async () => {
  render(
    <section aria-label="Stage">
      <Pair />
    </section>,
  );
  const stage = screen.getByRole("region", { name: "Stage" });
  await userEvent.click(screen.getByRole("button", { name: "plain" }));
  await stage.requestFullscreen();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await comes("Second tip");
  expect(stage.contains(tip())).toBe(true);
  await document.exitFullscreen();
});
