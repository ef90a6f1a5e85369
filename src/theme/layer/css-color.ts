/** Reads CSS colours with a third of the library's bytes. Its own gamut mapping would pull in every colour space. */
import {
  A98RGB,
  ColorSpace,
  HSL,
  HWB,
  Lab,
  LCH,
  OKLab,
  OKLCH,
  P3,
  P3_Linear,
  ProPhoto,
  parse,
  REC_2020,
  sRGB,
  sRGB_Linear,
  XYZ_D50,
  XYZ_D65,
} from "colorjs.io/fn";

/** "none" is null. */
type Parts = [number | null, number | null, number | null];

const SPACES = [
  ...[sRGB, sRGB_Linear, HSL, HWB, Lab, LCH, OKLab, OKLCH],
  ...[P3, P3_Linear, A98RGB, ProPhoto, REC_2020, XYZ_D65, XYZ_D50],
];

/** @returns sRGB parts, 0 to 1 and beyond for colours outside sRGB; null if the text is not a colour */
export function readCss(text: string): { parts: Parts; alpha: number | null } | null {
  // Not at import, so that pages that read no colour tree-shake this.
  for (const space of SPACES) ColorSpace.register(space);
  try {
    const { spaceId, coords, alpha = 1 } = parse(text);
    const parts = convert(ColorSpace.get(spaceId as string), sRGB, coords);
    // The library accepts `rgb(a b c)`.
    return parts.every((part) => part === null || Number.isFinite(part)) ? { parts, alpha } : null;
  } catch {
    return null;
  }
}

export function isInSrgb(parts: Parts, epsilon = 0): boolean {
  return parts.every((part) => part === null || (part >= -epsilon && part <= 1 + epsilon));
}

/** CSS's just noticeable difference and search precision. */
const UNSEEN = 0.02;
const NEAR = 0.0001;

/** CSS gamut mapping: https://www.w3.org/TR/css-color-4/#binsearch */
export function mapIntoSrgb(parts: Parts): Parts {
  if (isInSrgb(parts)) return parts;
  const [lightness, most, hue] = convert(sRGB, OKLCH, parts);
  if ((lightness ?? 0) >= 1) return [1, 1, 1];
  if ((lightness ?? 0) <= 0) return [0, 0, 0];
  const attempt = (chroma: number | null) => {
    const wanted: Parts = [lightness, chroma, hue];
    const whole = convert(OKLCH, sRGB, wanted);
    const cut = whole.map((part) => Math.min(1, Math.max(0, part ?? 0))) as Parts;
    return { cut, inside: isInSrgb(whole), seen: difference(wanted, cut) };
  };
  let { cut, inside, seen } = attempt(most);
  if (inside || seen < UNSEEN) return cut;
  let [low, high, lowIsInside] = [0, most ?? 0, true];
  while (high - low > NEAR) {
    const middle = (low + high) / 2;
    const next = attempt(middle);
    if (lowIsInside && next.inside) {
      low = middle;
      continue;
    }
    ({ cut, seen } = next);
    if (seen >= UNSEEN) high = middle;
    else if (UNSEEN - seen < NEAR) break;
    else {
      lowIsInside = false;
      low = middle;
    }
  }
  return cut;
}

function convert(from: ColorSpace, to: ColorSpace, parts: Parts): Parts {
  return to.from(from, parts as [number, number, number]) as Parts;
}

/** The distance between an OKLCH and an sRGB colour in OKLab. */
function difference(oklch: Parts, srgb: Parts): number {
  const [a, b] = [convert(OKLCH, OKLab, oklch), convert(sRGB, OKLab, srgb)];
  return Math.sqrt(a.reduce<number>((sum, part, at) => sum + ((part ?? 0) - (b[at] ?? 0)) ** 2, 0));
}
