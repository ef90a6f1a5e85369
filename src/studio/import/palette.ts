/** The main colours of a picture. */
import { fromOklch, type Rgb, toHex, toOklch } from "#theme/layer/color.ts";

export type Swatch = { hex: string; share: number };

/** Lightness and the two axes of OKLab, where distance is what the eye sees. */
type Lab = readonly [number, number, number];

/** Pixels of almost one colour. */
type Bin = { lab: Lab; hex: string; weight: number };

const ROUNDS = 12;
/** The least alpha of a pixel that counts. */
const OPAQUE = 128;
/** A colour with this share of its cluster stands for it: a logo's own colour is better than a mean. */
const LEADS = 0.3;

/**
 * @param pixels red, green, blue and alpha of each pixel, 0 to 255
 * @param count how many colours at most
 * @returns colours with their share of the opaque pixels, the largest first; the same for the same pixels
 */
export function paletteOf(pixels: Uint8ClampedArray, count: number): Swatch[] {
  const bins = binsOf(pixels);
  const all = bins.reduce((sum, bin) => sum + bin.weight, 0);
  let centers = seeds(bins, count);
  let clusters: Bin[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    clusters = centers.map(() => []);
    for (const bin of bins) clusters[nearest(bin.lab, centers)]?.push(bin);
    clusters = clusters.filter((cluster) => cluster.length > 0);
    const means = clusters.map(mean);
    const hasSettled = means.length === centers.length && means.every((lab, i) => apart(lab, centers[i] as Lab) < 1e-8);
    centers = means;
    if (hasSettled) break;
  }
  const shares = new Map<string, number>();
  for (const cluster of clusters) {
    const weight = cluster.reduce((sum, bin) => sum + bin.weight, 0);
    const first = cluster.reduce((best, bin) => (bin.weight > best.weight ? bin : best));
    const hex = first.weight >= LEADS * weight ? first.hex : toHex(toRgb(mean(cluster)));
    shares.set(hex, (shares.get(hex) ?? 0) + weight / all);
  }
  return [...shares]
    .map(([hex, share]) => ({ hex, share }))
    .sort((a, b) => b.share - a.share || (a.hex < b.hex ? -1 : 1));
}

/** Pixels that agree in the upper five bits of each channel, with their mean colour. */
function binsOf(pixels: Uint8ClampedArray): Bin[] {
  const sums = new Map<number, [number, number, number, number]>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (a < OPAQUE) continue;
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    const sum = sums.get(key);
    if (!sum) sums.set(key, [r, g, b, 1]);
    else {
      sum[0] += r;
      sum[1] += g;
      sum[2] += b;
      sum[3]++;
    }
  }
  return [...sums.values()].map(([r, g, b, weight]) => {
    const rgb: Rgb = [r / weight / 255, g / weight / 255, b / weight / 255];
    const [lightness, chroma, hue] = toOklch(rgb);
    return { lab: [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)], hex: toHex(rgb), weight };
  });
}

/** The heaviest bin, then again and again the one that is farthest from those chosen, for its weight. */
function seeds(bins: readonly Bin[], count: number): Lab[] {
  const chosen: Lab[] = [];
  const away = bins.map(() => 1);
  while (chosen.length < count) {
    let best: Bin | undefined;
    let most = 0;
    for (const [i, bin] of bins.entries()) {
      const score = bin.weight * (away[i] ?? 0);
      if (score > most) [best, most] = [bin, score];
    }
    if (!best) break;
    const { lab } = best;
    for (const [i, bin] of bins.entries()) {
      const distance = apart(bin.lab, lab);
      away[i] = chosen.length === 0 ? distance : Math.min(away[i] ?? 0, distance);
    }
    chosen.push(lab);
  }
  return chosen;
}

function nearest(lab: Lab, centers: readonly Lab[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < centers.length; i++) {
    const distance = apart(lab, centers[i] as Lab);
    if (distance < least) [best, least] = [i, distance];
  }
  return best;
}

/** The square of the distance. */
function apart(a: Lab, b: Lab): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}

function mean(cluster: readonly Bin[]): Lab {
  let [x, y, z, all] = [0, 0, 0, 0];
  for (const { lab, weight } of cluster) {
    x += lab[0] * weight;
    y += lab[1] * weight;
    z += lab[2] * weight;
    all += weight;
  }
  return [x / all, y / all, z / all];
}

function toRgb([lightness, a, b]: Lab): Rgb {
  return fromOklch([lightness, Math.hypot(a, b), Math.atan2(b, a)]);
}
