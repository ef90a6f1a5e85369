import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { hideFarContent } from "#studio/hide-far-content.ts";

const rendered = () => screen.getAllByText(/^Text/).map((text) => text.checkVisibility());

test("content outside the window is left out at its size, until the changes rest", async () => {
  render(
    <main>
      {[1, 2, 3].map((place) => (
        <p key={place} style={{ height: place === 3 ? "60vh" : 700 }}>
          <span className="block">{`Text ${place}`}</span>
        </p>
      ))}
    </main>,
  );
  const height = document.body.scrollHeight;
  hideFarContent();
  hideFarContent();
  expect(rendered()).toEqual([true, true, false]);
  expect(document.body.scrollHeight).toBe(height);
  await expect.poll(rendered).toEqual([true, true, true]);
  expect(screen.getByText("Text 3").parentElement).toHaveStyle({ height: "60vh" });

  hideFarContent();
  window.dispatchEvent(new Event("scroll"));
  expect(rendered()).toEqual([true, true, true]);
});

test("fixed or focused elements stay when their parent is outside the window", () => {
  render(
    <main>
      <div style={{ height: 5000 }} />
      <div>
        <p style={{ position: "fixed", top: 0 }}>Text 1</p>
      </div>
      <form>
        <button type="button">Text 2</button>
        <p>
          <span>Text 3</span>
        </p>
      </form>
    </main>,
  );
  const field = screen.getByRole("button");
  field.focus({ preventScroll: true });
  hideFarContent();
  expect(rendered()).toEqual([true, true, false]);
  expect(field).toHaveFocus();
});
