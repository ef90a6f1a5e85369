/** The picker's colours: lightness 0 to 1, chroma, hue in degrees. */
import { fromHex, intoGamut, shownChroma, toHex, toOklch } from "#theme/layer/color.ts";

export type Lch = { readonly l: number; readonly c: number; readonly h: number };

/** The highest chroma in sRGB: the plane's right end. */
export const MOST_CHROMA = 0.33;
const DEGREE = Math.PI / 180;

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** @param hue for greys, which have none */
export function fromValue(value: string, hue = 0): Lch {
  const [red, green, blue] = fromHex(value) ?? [0, 0, 0];
  const [l, c, h] = toOklch([red, green, blue]);
  return red === green && green === blue ? { l, c: 0, h: hue } : { l, c, h: (h / DEGREE + 360) % 360 };
}

/** The nearest sRGB colour of the same lightness and hue. */
export function toShown({ l, c, h }: Lch): Lch {
  return { l, c: shownChroma([l, c, h * DEGREE]), h };
}

export function hexOf({ l, c, h }: Lch): string {
  return toHex(intoGamut([l, c, h * DEGREE]));
}

/** The highest chroma in sRGB at a lightness and hue: the plane's edge. */
export function mostChroma(l: number, h: number): number {
  // A thousandth, as elsewhere, would draw a spike at black.
  return l <= 0 || l >= 1 ? 0 : shownChroma([l, MOST_CHROMA, h * DEGREE], 1e-6, 14);
}

/** A visible sample of the hue, even for greys, black and white. */
export function hueSample({ l, c, h }: Lch): string {
  return hexOf({ l: clamp(l, 0.35, 0.9), c: Math.max(c, 0.06), h });
}
