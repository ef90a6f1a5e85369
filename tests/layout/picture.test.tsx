import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { NARROW, Picture } from "#layout/picture.tsx";
import { CaseFigure } from "#routes/work/case-figure.tsx";
import { setTheme } from "#theme/theme.ts";
import screenshot from "../../docs/landing-dark.png?picture";
import portrait from "../../samples/portrait.svg?picture";

afterEach(() => page.viewport(1280, 800));

/** The file that the browser chose, once it has loaded. */
async function shown(name: string): Promise<string> {
  const image = screen.getByRole<HTMLImageElement>("img", { name });
  image.loading = "eager";
  await waitFor(() => expect(image.complete && image.naturalWidth).toBeGreaterThan(0));
  return image.currentSrc;
}

test("for a photograph the browser loads a wide enough file and reserves its space", async () => {
  const { rerender } = render(<Picture picture={screenshot} alt="The site" sizes="400px" />);
  expect(await shown("The site")).toMatch(/\/@pictures\/landing-dark-[\w-]{8}-480\.webp$/);
  const { naturalWidth, naturalHeight, attributes } = screen.getByRole<HTMLImageElement>("img");
  expect(naturalWidth / naturalHeight).toBeCloseTo(screenshot.width / screenshot.height, 2);
  expect(attributes.getNamedItem("width")?.value).toBe(String(screenshot.width));
  rerender(<Picture picture={screenshot} alt="The site" sizes={`${NARROW} 400px, min(75vw, 2000px)`} />);
  // Chromium shows the larger of two cached sizes, so only this test is about sizes.
  await waitFor(async () => expect(await shown("The site")).toMatch(/-960\.webp$/));
});

test("a narrow window gets its own picture, drawing or photograph", async () => {
  await page.viewport(390, 844);
  const { rerender } = render(<Picture picture={portrait} narrow={screenshot} alt="Either" sizes="100vw" />);
  expect(await shown("Either")).toContain("/@pictures/landing-");
  rerender(<Picture picture={screenshot} narrow={portrait} alt="Either" sizes="100vw" />);
  await waitFor(async () => expect(await shown("Either")).toContain(portrait.src));
  await page.viewport(1280, 800);
  await waitFor(async () => expect(await shown("Either")).toContain("/@pictures/landing-"));
});

const words = { name: "A figure", alt: "Something", caption: "Why it is here." };

test("a figure of a pair shows the theme's own, whichever of them is a photograph", async () => {
  setTheme("dark");
  const pair = {
    ...screenshot,
    src: { dark: screenshot.src, light: portrait.src },
    sources: { dark: screenshot.sources, light: portrait.sources },
  };
  render(<CaseFigure figure={{ ...pair, ...words }} sizes="90vw" />);
  expect(await shown("Something")).toContain("/@pictures/landing-");
  setTheme("light");
  await waitFor(async () => expect(await shown("Something")).toContain(portrait.src));
});
