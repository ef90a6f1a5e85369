import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { CaseFigure } from "#routes/work/case-figure.tsx";

const picture = (color: string) => `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' fill='${color}'/>`;
const figure = {
  ...{ name: "The hall", alt: "A hall, dark and lit", caption: "The same hall.", width: 400, height: 300 },
  src: picture("black"),
  after: { src: picture("white"), width: 400, height: 300 },
};

test("a slider moves the line between before and after by keyboard", async () => {
  render(<CaseFigure figure={figure} sizes="90vw" />);
  const slider = screen.getByRole<HTMLInputElement>("slider", { name: "Before and after: The hall" });
  expect(slider.getAttribute("aria-valuetext")).toBe("50% before, 50% after");
  const clip = () => getComputedStyle(document.querySelector("img[alt='']")?.closest("div") as Element).clipPath;
  expect(clip()).toBe("inset(0px 0px 0px 50%)");
  slider.focus();
  await userEvent.keyboard("{End}");
  expect(slider.getAttribute("aria-valuetext")).toBe("100% before, 0% after");
  expect(clip()).toBe("inset(0px 0px 0px 100%)");
  expect(screen.getByRole("img", { name: "A hall, dark and lit" })).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
