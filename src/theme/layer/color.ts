import { isInSrgb, mapIntoSrgb, readCss } from "./css-color.ts";

/** Red, green and blue of sRGB, each 0 to 1. */
export type Rgb = readonly [number, number, number];
export const BLACK: Rgb = [0, 0, 0];
export const WHITE: Rgb = [1, 1, 1];

/** `#rgb` or `#rrggbb` to sRGB. Null for anything else, including alpha, for which contrast is undefined. */
export function fromHex(text: string): Rgb | null {
  const match = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text.trim());
  if (!match) return null;
  const digits = match[2] ?? [...(match[1] ?? "")].map((d) => d + d).join("");
  const byte = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return [byte(0), byte(2), byte(4)];
}

/** Reads any opaque CSS colour. @returns the nearest sRGB colour and whether it differs, or null */
export function fromCss(text: string): { color: Rgb; mapped: boolean } | null {
  const hex = fromHex(text);
  if (hex) return { color: hex, mapped: false };
  if (text.trim().startsWith("#")) return null;
  const read = readCss(text.trim());
  if (read?.alpha !== 1) return null;
  const mapped = !isInSrgb(read.parts, 0.0005);
  const [r, g, b] = mapIntoSrgb(read.parts).map((part) => Math.min(1, Math.max(0, part ?? 0)));
  return { color: [r ?? 0, g ?? 0, b ?? 0], mapped };
}

/** sRGB to `#rrggbb`; values outside 0–1 are clipped. */
export function toHex(color: Rgb): string {
  return `#${color
    .map((c) => Math.round(Math.min(1, Math.max(0, c)) * 255))
    .map((c) => c.toString(16).padStart(2, "0"))
    .join("")}`;
}

function linear(c: number): number {
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function gamma(c: number): number {
  return c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
}

/** WCAG 2.2 contrast ratio of two opaque colours, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const luminance = (c: Rgb) => 0.2126 * linear(c[0]) + 0.7152 * linear(c[1]) + 0.0722 * linear(c[2]);
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Lightness 0–1, chroma, hue in radians. */
export type Oklch = readonly [number, number, number];

export function toOklch(color: Rgb): Oklch {
  const [r, g, b] = [linear(color[0]), linear(color[1]), linear(color[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return [L, Math.hypot(A, B), Math.atan2(B, A)];
}

/** The result may lie outside 0–1 if sRGB has no such colour. */
export function fromOklch([L, C, h]: Oklch): Rgb {
  const A = C * Math.cos(h);
  const B = C * Math.sin(h);
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** A minimum contrast with another colour. */
export type Need = { against: Rgb; ratio: number };

export function isReadable(color: Rgb, needs: readonly Need[]): boolean {
  return needs.every(({ against, ratio }) => contrast(color, against) >= ratio);
}

/** The shade nearest in lightness, of the same hue, that meets every need, or null. Chroma shrinks to fit sRGB. */
export function nearestReadable(color: Rgb, needs: readonly Need[]): Rgb | null {
  if (isReadable(color, needs)) return color;
  const [L, C, h] = toOklch(color);
  // Rounded through hex to what the browser will paint.
  const shade = (lightness: number) => fromHex(toHex(intoGamut([lightness, C, h]))) as Rgb;
  const lighter = stepsToReadable((step) => shade(L + step / STEPS), Math.floor((1 - L) * STEPS), needs);
  const darker = stepsToReadable((step) => shade(L - step / STEPS), Math.floor(L * STEPS), needs);
  if (Math.min(lighter, darker) < Number.POSITIVE_INFINITY) {
    return shade(lighter <= darker ? L + lighter / STEPS : L - darker / STEPS);
  }
  // The steps may miss the two ends.
  return [WHITE, BLACK].find((end) => isReadable(end, needs)) ?? null;
}

/** Steps of lightness from black to white. */
const STEPS = 400;

/** The first step that meets all needs. Shades get steadily lighter or darker. */
function stepsToReadable(shadeAt: (step: number) => Rgb, last: number, needs: readonly Need[]): number {
  let step = 1;
  while (step <= last) {
    const shade = shadeAt(step);
    const unmet = needs.find((need) => !isReadable(shade, [need]));
    if (!unmet) return step;
    // No shade before the first that meets this need can pass: find that one by bisection.
    let [near, far] = [step, last + 1];
    while (far - near > 1) {
      const middle = (near + far) >> 1;
      if (isReadable(shadeAt(middle), [unmet])) far = middle;
      else near = middle;
    }
    step = far;
  }
  return Number.POSITIVE_INFINITY;
}

/** Reduces chroma until sRGB can show the colour. */
export function intoGamut([L, C, h]: Oklch): Rgb {
  return fromOklch([L, shownChroma([L, C, h]), h]);
}

/** The most chroma, up to the colour's, that sRGB can show at its lightness and hue. */
export function shownChroma([L, C, h]: Oklch, tolerance = 0.001, steps = 10): number {
  const isShown = (chroma: number) =>
    fromOklch([L, chroma, h]).every((part) => part >= -tolerance && part <= 1 + tolerance);
  if (isShown(C)) return C;
  let [least, most] = [0, C];
  for (let step = 0; step < steps; step++) {
    const middle = (least + most) / 2;
    if (isShown(middle)) least = middle;
    else most = middle;
  }
  return least;
}

/** APCA 0.1.9 lightness contrast: positive for dark on light, negative for light on dark. https://github.com/Myndex/apca-w3 */
export function apca(text: Rgb, background: Rgb): number {
  const luminance = (color: Rgb) => {
    const [r, g, b] = color.map((channel) => channel ** 2.4) as [number, number, number];
    const y = 0.2126729 * r + 0.7151522 * g + 0.072175 * b;
    // biome-ignore lint/suspicious/noApproximativeNumericConstant: APCA's own constant, which is not the root of two.
    return y > 0.022 ? y : y + (0.022 - y) ** 1.414;
  };
  const [front, back] = [luminance(text), luminance(background)];
  if (Math.abs(back - front) < 0.0005) return 0;
  const contrast = back > front ? (back ** 0.56 - front ** 0.57) * 1.14 : (back ** 0.65 - front ** 0.62) * 1.14;
  if (Math.abs(contrast) < 0.1) return 0;
  return (contrast > 0 ? contrast - 0.027 : contrast + 0.027) * 100;
}
