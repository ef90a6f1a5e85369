/** The site uses a third of the colour library, and must read CSS colours like all of it. */
import { createRequire } from "node:module";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/support/complete.ts";
import { fromCss, type Rgb } from "#theme/layer/color.ts";

// The library in one file. It shares no list of spaces with the modules that `fromCss` takes.
const { default: Color }: typeof import("colorjs.io") = createRequire(import.meta.url)("colorjs.io");

/** What `fromCss` promises, by the whole library. */
function expected(text: string): { color: Rgb; mapped: boolean } | null {
  const color = new Color(text);
  if (color.alpha !== 1) return null;
  const shown = color.to("srgb");
  const mapped = !shown.inGamut("srgb", { epsilon: 0.0005 });
  const parts = shown.toGamut({ method: "css" }).coords.map((part) => Math.min(1, Math.max(0, part ?? 0)));
  return { color: parts as unknown as Rgb, mapped };
}

function expectSame(text: string) {
  const [found, wanted] = [fromCss(text), expected(text)];
  expect(found?.mapped, text).toBe(wanted?.mapped);
  const apart = wanted?.color.map((part, at) => Math.abs(part - (found?.color[at] ?? Number.NaN))) ?? [0];
  expect(Math.max(...apart), text).toBeLessThan(1e-9);
}

const number = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => value.toFixed(4).replace(/^-0\.0000$/, "0"));
const percent = fc.double({ min: 0, max: 100, noNaN: true }).map((value) => `${value.toFixed(2)}%`);
const hue = fc.oneof(
  number(-720, 720),
  number(-720, 720).map((value) => `${value}deg`),
  number(-1, 2).map((value) => `${value}turn`),
  number(-7, 7).map((value) => `${value}rad`),
  number(-400, 400).map((value) => `${value}grad`),
);
const none = fc.constant("none");
const of = (name: string, ...parts: fc.Arbitrary<string>[]) =>
  fc
    .tuple(...parts.map((part) => fc.oneof({ weight: 12, arbitrary: part }, { weight: 1, arbitrary: none })))
    .chain((values) =>
      fc
        .constantFrom("", "", "", " / 1", " / 100%", " / 0.5", " / none")
        .map((alpha) => `${name}${values.join(" ")}${alpha})`),
    );
const wide = fc.oneof(number(-0.5, 1.5), percent);

const notations = {
  rgb: of("rgb(", ...Array(3).fill(number(-40, 300))),
  "rgb in percent": of("rgb(", percent, percent, percent),
  hsl: of("hsl(", hue, percent, percent),
  hwb: of("hwb(", hue, percent, percent),
  lab: of("lab(", fc.oneof(number(-10, 110), percent), number(-160, 160), number(-160, 160)),
  lch: of("lch(", fc.oneof(number(-10, 110), percent), fc.oneof(number(0, 230), percent), hue),
  oklab: of("oklab(", fc.oneof(number(-0.1, 1.1), percent), number(-0.5, 0.5), number(-0.5, 0.5)),
  oklch: of("oklch(", fc.oneof(number(-0.1, 1.1), percent), fc.oneof(number(0, 0.5), percent), hue),
  ...Object.fromEntries(
    [...["srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz", "xyz-d65", "xyz-d50"]].map(
      (space) => [`color(${space})`, of(`color(${space} `, wide, wide, wide)],
    ),
  ),
};

// Sixty of each: above a thousand.
test.each(Object.entries(notations))("%s is read as by the whole library", (_, notation) => {
  fc.assert(fc.property(notation, expectSame), { numRuns: runs(60) });
});

test("names in any case, and notations with commas, are read as by the whole library", () => {
  for (const name of ["rebeccapurple", "WHITE", "lightGoldenRodYellow"]) expectSame(name);
  for (const text of ["rgb(10, 20.5, 255)", "rgba(1, 2, 3, 1)", "hsl(-120deg, 50%, 20%)"]) expectSame(text);
});

test.each([
  ...["", "#", "#12345", "#12345g", "#ff000080", "#f008", "transparent", "currentColor", "greenish"],
  ...["rgb(1 2 3", "rgb(1 2 3 4 5)", "oklch(0.5 0.1)", "color(nowhere 0 0 0)", "okhsl(0 0.5 0.5)"],
  ...["rgba(0, 0, 0, 0)", "rgb(NaN 0 0)", "rgb(calc(NaN) 0 0)", "var(--text)", "{}", "jzazbz(0.1 0 0)"],
])("%j is not an opaque colour", (text) => {
  expect(fromCss(text)).toBeNull();
});
