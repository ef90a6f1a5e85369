import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import fc from "fast-check";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { ColorPicker } from "#studio/color-picker/color-picker.tsx";
import { fromValue, hexOf, mostChroma } from "#studio/color-picker/lch.ts";
import "#studio/studio.css";
import { runs } from "#tests/support/complete.ts";
import { componentContract, emulate } from "#tests/support/component-contract.tsx";
import { drag } from "#tests/support/tap.ts";

type StatefulProps = { first?: string; onChange?: (hex: string, isFinal: boolean) => void };

function Stateful({ first = "#0a7d55", onChange = () => {} }: StatefulProps) {
  const [value, setValue] = useState(first);
  return (
    // The studio's styles are scoped to it.
    <div id="studio">
      <ColorPicker
        label="Background, dark theme"
        value={value}
        onChange={(hex, isFinal) => {
          onChange(hex, isFinal);
          setValue(hex);
        }}
      />
    </div>
  );
}

beforeEach(async () => {
  await page.viewport(500, 900);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await emulate({});
  await page.viewport(1280, 800);
});

componentContract("Color picker", { still: { Example: Stateful } }, async () => {
  await type("Colour", "greenish{Enter}");
});

const slider = (name: string) => screen.getByRole<HTMLInputElement>("slider", { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name: new RegExp(`^${name}`) });
const color = () => field("Colour").value;
const numbers = () => ["Lightness", "Chroma", "Hue"].map((name) => Number(field(name).value));
const plane = () => slider("Chroma").parentElement as HTMLElement;
const track = () => slider("Hue").parentElement as HTMLElement;

async function type(name: string, keys: string) {
  await userEvent.clear(field(name));
  field(name).focus();
  await userEvent.keyboard(keys);
}

/** A pointer event at a position from 0 to 1 on an element, in a frame that may be scaled. */
async function mouse(kind: "Pressed" | "Moved" | "Released", element: Element, x: number, y: number) {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, window.innerWidth);
  const scale = frame.width / window.innerWidth;
  const box = element.getBoundingClientRect();
  await cdp().send("Input.dispatchMouseEvent", {
    type: `mouse${kind}`,
    x: frame.x + (box.x + box.width * x) * scale,
    y: frame.y + (box.y + box.height * y) * scale,
    button: "left",
    buttons: kind === "Released" ? 0 : 1,
    clickCount: 1,
  });
}

const finals = (change: { mock: { calls: unknown[][] } }) => change.mock.calls.map(([, isFinal]) => isFinal);

test("dragging on the plane reports each colour and one final at the end", async () => {
  const change = vi.fn();
  render(<Stateful onChange={change} />);
  await mouse("Pressed", plane(), 0.05, 0.5);
  await mouse("Moved", plane(), 0.1, 0.4);
  await mouse("Moved", plane(), 0.15, 0.3);
  await waitFor(() => expect(numbers()[0]).toBeCloseTo(70, 0));
  expect(finals(change)).not.toContain(true);
  await mouse("Released", plane(), 0.15, 0.3);
  await waitFor(() => expect(finals(change).at(-1)).toBe(true));
  expect(finals(change).filter(Boolean)).toHaveLength(1);
  expect(finals(change).length).toBeGreaterThan(2);
  expect(color()).toBe(change.mock.calls.at(-1)?.[0]);
  const [l = 0, c = 0, h = 0] = numbers();
  expect(l).toBeCloseTo(70, 0);
  expect(c).toBeCloseTo(0.15 * 0.33, 2);
  expect(h).toBeCloseTo(161.8, 1);
});

test("the thumb stops at the plane's edge and at the gamut's edge", async () => {
  render(<Stateful />);
  await mouse("Pressed", plane(), 0.1, 0.5);
  await mouse("Moved", plane(), 2, 0.4);
  await waitFor(() => expect(numbers()[0]).toBeCloseTo(60, 0));
  const [l = 0, c = 0, h = 0] = numbers();
  expect(c).toBeCloseTo(mostChroma(l / 100, h), 2);
  expect(slider("Chroma").getAttribute("aria-valuetext")).toContain("maximum");
  await mouse("Moved", plane(), 2, -1);
  await waitFor(() => expect(color()).toBe("#ffffff"));
  await mouse("Moved", plane(), -1, 3);
  await waitFor(() => expect(color()).toBe("#000000"));
  await mouse("Released", plane(), -1, 3);
});

test("dragging with a finger changes the colour and does not scroll", async () => {
  const change = vi.fn();
  render(<Stateful onChange={change} />);
  await drag(plane(), undefined, { x: -60, y: -40 });
  await waitFor(() => expect(finals(change).at(-1)).toBe(true));
  expect(finals(change).filter(Boolean)).toHaveLength(1);
  expect(getComputedStyle(plane().parentElement as Element).touchAction).toBe("none");
  expect(getComputedStyle(track().parentElement as Element).touchAction).toBe("none");
  change.mockClear();
  // When the system takes over the touch, the last colour stays and is final.
  await drag(track(), undefined, { x: 60, y: 0 }, "touchCancel");
  await waitFor(() => expect(finals(change).at(-1)).toBe(true));
  expect(finals(change).filter(Boolean)).toHaveLength(1);
});

test.each([
  ["{ArrowUp}", [53.2, 0.112], "Lightness"],
  ["{Shift>}{ArrowDown}{/Shift}", [47.2, "most"], "Lightness"],
  ["{PageUp}", [62.2, 0.112], "Lightness"],
  ["{ArrowLeft}", [52.2, 0.102], "Chroma"],
  ["{Home}", [52.2, 0], "Chroma"],
  ["{End}", [52.2, "most"], "Chroma"],
])("on the plane %s moves to %j and announces %s", async (keys, wanted, read) => {
  const change = vi.fn();
  render(<Stateful onChange={change} />);
  slider("Lightness").focus();
  await userEvent.keyboard(keys);
  const [l, c, h] = numbers();
  expect(l).toBe(wanted[0]);
  const chroma = wanted[1] === "most" ? mostChroma((l ?? 0) / 100, 161.8) : Number(wanted[1]);
  expect(Math.abs((c ?? 0) - chroma)).toBeLessThan(0.002);
  expect(h).toBe(161.8);
  expect(document.activeElement).toBe(slider(read));
  expect(finals(change).every(Boolean)).toBe(true);
  expect(change.mock.calls.at(-1)?.[0]).toBe(color());
});

test("Tab goes from the plane to the hue and the fields", async () => {
  render(<Stateful />);
  const stops: (string | null | undefined)[] = [];
  for (let stop = 0; stop < 7; stop++) {
    await userEvent.keyboard("{Tab}");
    const { activeElement } = document;
    const labels = activeElement instanceof HTMLInputElement ? activeElement.labels : null;
    stops.push(activeElement?.getAttribute("aria-label") ?? labels?.[0]?.textContent);
  }
  const dropper = "Eyedropper";
  expect(stops).toEqual(["Lightness", "Hue", "Colour", dropper, "Lightness, percent", "Chroma", "Hue, degrees"]);
});

test.each([
  ["{ArrowRight}", 163],
  ["{Shift>}{ArrowRight}{/Shift}", 171.8],
])("on the hue %s goes to %d", async (keys, hue) => {
  const change = vi.fn();
  render(<Stateful onChange={change} />);
  slider("Hue").focus();
  await userEvent.keyboard(keys);
  expect(numbers()[2]).toBe(hue);
  expect(finals(change)).toEqual([true]);
});

test("chroma shrinks at a hue that lacks it and returns at the next", async () => {
  render(<Stateful first="#ff00ff" />);
  const [, before = 0] = numbers();
  await type("Hue", "195{Enter}");
  expect(numbers()[1]).toBeLessThan(before - 0.1);
  expect(screen.getByText(/outside sRGB\. The nearest is #/)).toBeTruthy();
  await type("Hue", "328.4{Enter}");
  expect(numbers()[1]).toBeCloseTo(before, 2);
  expect(screen.queryByText(/outside sRGB/)).toBeNull();
});

test("the hue is kept through grey, black and white", async () => {
  render(<Stateful />);
  slider("Lightness").focus();
  await userEvent.keyboard("{Home}");
  const [, c, h] = numbers();
  expect([c, h]).toEqual([0, 161.8]);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(numbers()[2]).toBe(161.8);
  await type("Lightness", "0{Enter}");
  await type("Lightness", "50{Enter}");
  expect(numbers()[1]).toBe(0.02);
  await type("Colour", "gray{Enter}");
  expect(color()).toBe("#808080");
  expect(numbers().slice(1)).toEqual([0, 161.8]);
});

test("every hex colour is reported as it was set", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (bytes) => {
      const hex = `#${bytes.toString(16).padStart(6, "0")}`;
      expect(hexOf(fromValue(hex))).toBe(hex);
    }),
    { numRuns: runs(2000) },
  );
});

test("a new value from outside is adopted, and a grey keeps the hue", () => {
  const change = vi.fn();
  const picker = (value: string) => <ColorPicker label="Background" value={value} onChange={change} />;
  const { rerender } = render(picker("#0a7d55"));
  rerender(picker("#ff6347"));
  expect(color()).toBe("#ff6347");
  expect(numbers()[2]).toBeCloseTo(32.3, 0);
  const hue = numbers()[2];
  rerender(picker("#777777"));
  expect(numbers().slice(1)).toEqual([0, hue]);
  fireEvent.keyDown(slider("Lightness"), { key: "ArrowUp" });
  const parts = numbers();
  rerender(picker(change.mock.calls[0]?.[0]));
  expect(numbers()).toEqual(parts);
  // Undo.
  rerender(picker("#777777"));
  expect(color()).toBe("#777777");
  expect(change).toHaveBeenCalledTimes(1);
});

test("a late value during a gesture does not pull the thumb back", async () => {
  const picker = (value: string) => (
    <div id="studio">
      <ColorPicker label="Background" value={value} onChange={() => {}} />
    </div>
  );
  const { rerender } = render(picker("#0a7d55"));
  await mouse("Pressed", plane(), 0.02, 0.5);
  await mouse("Moved", plane(), 0.02, 0.2);
  await waitFor(() => expect(numbers()[0]).toBeCloseTo(80, 0));
  rerender(picker("#0b7e56"));
  expect(numbers()[0]).toBeCloseTo(80, 0);
  await mouse("Released", plane(), 0.02, 0.2);
});

test.each([
  ["0a7d55", "#0a7d55"],
  ["tomato", "#ff6347"],
  ["oklch(0.5 0.1 160)", "#1f744f"],
])("the text %s becomes %s", async (text, hex) => {
  const change = vi.fn();
  render(<Stateful first="#123456" onChange={change} />);
  await type("Colour", `${text}{Enter}`);
  expect(color()).toBe(hex);
  expect(change.mock.calls).toEqual([[hex, true]]);
  expect(field("Colour").getAttribute("aria-invalid")).toBe("false");
});

test("text is applied on blur", async () => {
  const change = vi.fn();
  render(<Stateful onChange={change} />);
  await type("Colour", "tomato");
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard("{Tab}");
  expect(change.mock.calls).toEqual([["#ff6347", true]]);
  // Passing through changes nothing.
  await userEvent.keyboard("{Tab}{Tab}{Tab}");
  expect(change).toHaveBeenCalledTimes(1);
});

test("invalid text stays with an error until it is corrected", async () => {
  const change = vi.fn();
  render(<Stateful onChange={change} />);
  await type("Colour", "greenish{Enter}");
  const problem = /Found “greenish”.*an opaque CSS colour such as #0a7d55/;
  await expect.element(page.getByRole("textbox", { name: "Colour" })).toHaveAccessibleDescription(problem);
  expect(screen.getByText(problem).closest("[aria-live=polite]")).toBeTruthy();
  expect(color()).toBe("greenish");
  expect(field("Colour").getAttribute("aria-invalid")).toBe("true");
  expect(change).not.toHaveBeenCalled();
  expect(numbers()[2]).toBe(161.8);
  await type("Colour", "green");
  expect(screen.queryByText(problem)).toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(color()).toBe("#008000");
});

test.each([
  ["Colour", "rgb(0 0 0 / 0.5)", "Found “rgb(0 0 0 / 0.5)”."],
  ["Colour", "x".repeat(60), `Found “${"x".repeat(40)}…”.`],
  ["Lightness", "120", "Found “120”. Enter a number from 0 to 100."],
  ["Chroma", "-0.1", "Found “-0.1”. Enter a number from 0 to 0.4."],
])("in %s, %j is rejected with %j", async (name, text, problem) => {
  const change = vi.fn();
  render(<Stateful onChange={change} />);
  await type(name, `${text}{Enter}`);
  expect(field(name).value).toBe(text);
  expect(document.getElementById(field(name).getAttribute("aria-describedby") ?? "")?.textContent).toContain(problem);
  expect(change).not.toHaveBeenCalled();
});

test("Escape discards text first, and then reaches the panel", async () => {
  const closed = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: a panel that Escape closes.
    <div onKeyDown={(event) => event.key === "Escape" && closed()}>
      <Stateful />
    </div>,
  );
  await type("Chroma", "9{Enter}{Escape}");
  expect(field("Chroma").value).toBe("0.112");
  expect(screen.queryByText(/^Found/)).toBeNull();
  expect(closed).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(closed).toHaveBeenCalledTimes(1);
});

test("numbers may have a unit or comma, and arrows step them", async () => {
  const change = vi.fn();
  render(<Stateful onChange={change} />);
  await type("Lightness", "40 %{Enter}");
  expect(numbers()[0]).toBe(40);
  await type("Chroma", "0,05{Enter}");
  expect(numbers()[1]).toBe(0.05);
  await type("Hue", "200°{Enter}");
  expect(numbers()).toEqual([40, 0.05, 200]);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
  expect(numbers()).toEqual([40, 0.05, 201]);
  expect(finals(change).every(Boolean)).toBe(true);
});

test("a colour outside sRGB is mapped, with a note until the next colour", async () => {
  render(<Stateful />);
  await type("Colour", "color(display-p3 0 1 0){Enter}");
  const hex = color();
  expect(screen.getByText(`“color(display-p3 0 1 0)” is outside sRGB. The nearest colour is ${hex}.`)).toBeTruthy();
  expect(field("Colour").getAttribute("aria-invalid")).toBe("false");
  await type("Chroma", "0.4{Enter}");
  expect(numbers()[1]).toBeLessThan(0.33);
  expect(screen.getByText(new RegExp(`outside sRGB.*${color()}, with chroma ${numbers()[1]}`))).toBeTruthy();
  await type("Chroma", "0.1{Enter}");
  expect(screen.queryByText(/outside sRGB/)).toBeNull();
});

test("sliders have names and announce values", async () => {
  render(<Stateful />);
  const group = within(screen.getByRole("group", { name: "Background, dark theme" }));
  const sliders = group
    .getAllByRole("slider")
    .map((each) => [each.getAttribute("aria-label"), each.getAttribute("aria-valuetext")]);
  expect(sliders).toEqual([
    ["Lightness", "52 %"],
    ["Chroma", "0.112"],
    ["Hue", "162°"],
  ]);
  // As a touch screen reader changes a native range.
  fireEvent.change(slider("Lightness"), { target: { value: "60" } });
  expect(slider("Lightness").getAttribute("aria-valuetext")).toBe("60 %");
  fireEvent.change(slider("Chroma"), { target: { value: "0.05" } });
  expect(slider("Chroma").getAttribute("aria-valuetext")).toBe("0.05");
  fireEvent.change(slider("Hue"), { target: { value: "90" } });
  expect(numbers()).toEqual([60, 0.05, 90]);
});

const dropper = () => screen.queryByRole("button", { name: "Eyedropper" });

function stubEyeDropper(open: () => Promise<{ sRGBHex: string }>) {
  vi.stubGlobal(
    "EyeDropper",
    class {
      open = open;
    },
  );
}

test("browsers without the API get no eyedropper button", () => {
  vi.stubGlobal("EyeDropper", undefined);
  render(<Stateful />);
  expect(dropper()).toBeNull();
});

test("the eyedropper's colour is one final change", async () => {
  stubEyeDropper(async () => ({ sRGBHex: "#FF6347" }));
  const change = vi.fn();
  render(<Stateful onChange={change} />);
  await userEvent.click(dropper() as Element);
  await waitFor(() => expect(change.mock.calls).toEqual([["#ff6347", true]]));
  expect(color()).toBe("#ff6347");
});

test("a failing eyedropper shows an error, a cancelled one does not", async () => {
  stubEyeDropper(async () => {
    throw new DOMException("The user canceled the selection.", "AbortError");
  });
  const change = vi.fn();
  const { unmount } = render(<Stateful onChange={change} />);
  await userEvent.click(dropper() as Element);
  expect(screen.queryByText(/pick a colour/)).toBeNull();
  unmount();
  stubEyeDropper(async () => {
    throw new DOMException("Not now.", "NotAllowedError");
  });
  render(<Stateful onChange={change} />);
  await userEvent.click(dropper() as Element);
  expect(await screen.findByText("Couldn’t pick a colour.")).toBeTruthy();
  expect(change).not.toHaveBeenCalled();
});

test("unmounting the picker closes its eyedropper", async () => {
  const open = vi.fn(() => new Promise<never>(() => {}));
  stubEyeDropper(open);
  const { unmount } = render(<Stateful />);
  await userEvent.click(dropper() as Element);
  unmount();
  expect(open).toHaveBeenCalledWith({ signal: expect.objectContaining({ aborted: true }) });
});
