import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { hideFarSections } from "#studio/hide-far-sections.ts";

const rendered = () => [1, 2, 3].map((place) => screen.getByText(`Text ${place}`).checkVisibility());

test("sections outside the window are left out at their size, until the changes rest", async () => {
  render(
    <main>
      {[1, 2, 3].map((place) => (
        <section key={place}>
          <p style={{ height: 700 }}>{`Text ${place}`}</p>
        </section>
      ))}
    </main>,
  );
  const height = document.body.scrollHeight;
  hideFarSections();
  hideFarSections();
  expect(rendered()).toEqual([true, true, false]);
  expect(document.body.scrollHeight).toBe(height);
  await expect.poll(rendered).toEqual([true, true, true]);

  hideFarSections();
  window.dispatchEvent(new Event("scroll"));
  expect(rendered()).toEqual([true, true, true]);
});
