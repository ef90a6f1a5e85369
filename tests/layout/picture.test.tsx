import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { NARROW, Picture } from "#layout/picture.tsx";
import { CaseFigure } from "#routes/work/case-figure.tsx";
import { setTheme } from "#theme/theme.ts";
import screenshot from "../../docs/landing.png?picture";
import portrait from "../../samples/portrait.svg?picture";
import small from "../../samples/public/og/about.png?picture";

/** As a build makes them, with files of two widths. */
const photo = { ...screenshot, sources: [{ type: "image/png", srcSet: `${small.src} 480w, ${screenshot.src} 960w` }] };

afterEach(() => page.viewport(1280, 800));

/** The file that the browser chose, once it has loaded. */
async function shown(name: string): Promise<string> {
  const image = screen.getByRole<HTMLImageElement>("img", { name });
  image.loading = "eager";
  await waitFor(() => expect(image.complete && image.naturalWidth).toBeGreaterThan(0));
  return image.currentSrc;
}

test("for a photograph the browser loads a wide enough file and reserves its space", async () => {
  const { rerender } = render(<Picture picture={photo} alt="The site" sizes="400px" />);
  expect(await shown("The site")).toContain(small.src);
  rerender(<Picture picture={photo} alt="The site" sizes={`${NARROW} 400px, min(75vw, 2000px)`} />);
  // Chromium shows the larger of two cached sizes, so only this test is about sizes.
  await waitFor(async () => expect(await shown("The site")).toContain(screenshot.src));
  const { naturalWidth, naturalHeight, attributes } = screen.getByRole<HTMLImageElement>("img");
  expect(naturalWidth / naturalHeight).toBeCloseTo(screenshot.width / screenshot.height, 2);
  expect(attributes.getNamedItem("width")?.value).toBe(String(screenshot.width));
});

test("a narrow window gets its own picture, drawing or photograph", async () => {
  await page.viewport(390, 844);
  const { rerender } = render(<Picture picture={portrait} narrow={photo} alt="Either" sizes="100vw" />);
  expect(await shown("Either")).toContain(screenshot.src);
  rerender(<Picture picture={photo} narrow={portrait} alt="Either" sizes="100vw" />);
  await waitFor(async () => expect(await shown("Either")).toContain(portrait.src));
  await page.viewport(1280, 800);
  await waitFor(async () => expect(await shown("Either")).toContain(screenshot.src));
});

const words = { name: "A figure", alt: "Something", caption: "Why it is here." };

test("a figure of a pair shows the theme's own, whichever of them is a photograph", async () => {
  setTheme("dark");
  const pair = {
    ...photo,
    src: { dark: photo.src, light: portrait.src },
    sources: { dark: photo.sources, light: portrait.sources },
  };
  render(<CaseFigure figure={{ ...pair, ...words }} sizes="90vw" />);
  expect(await shown("Something")).toContain(screenshot.src);
  setTheme("light");
  await waitFor(async () => expect(await shown("Something")).toContain(portrait.src));
});
