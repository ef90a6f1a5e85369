/** The main colours of a picture. */
import { fromOklch, type Rgb, toHex, toOklch } from "#theme/layer/color.ts";

export type Swatch = { hex: string; share: number };

/** Pixels of almost one colour, in flat lists: a noisy picture has ten thousand bins. */
type Bins = {
  count: number;
  /** Lightness and the two axes of OKLab of each, where distance is what the eye sees. */
  lab: Float64Array;
  rgb: Float64Array;
  weight: Float64Array;
};

const ROUNDS = 10;
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
  const all = bins.weight.reduce((sum, weight) => sum + weight, 0);
  let centers = seeds(bins, count);
  for (let round = 0; round < ROUNDS; round++) {
    const { means } = cluster(bins, centers);
    const hasSettled = means.every((part, i) => Math.abs(part - (centers[i] ?? 0)) < 1e-3);
    centers = means;
    if (hasSettled) break;
  }
  const { means, weights, leaders } = cluster(bins, centers);
  const shares = new Map<string, number>();
  weights.forEach((weight, i) => {
    if (weight === 0) return;
    const leader = leaders[i] ?? 0;
    const isLed = at(bins.weight, leader) >= LEADS * weight;
    const hex = toHex(isLed ? triple(bins.rgb, leader) : toRgb(triple(means, i)));
    shares.set(hex, (shares.get(hex) ?? 0) + weight / all);
  });
  return [...shares]
    .map(([hex, share]) => ({ hex, share }))
    .sort((a, b) => b.share - a.share || (a.hex < b.hex ? -1 : 1));
}

/** Pixels that agree in the upper five bits of each channel, with their mean colour. */
function binsOf(pixels: Uint8ClampedArray): Bins {
  const sums = new Float64Array(4 << 15);
  const starts: number[] = [];
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    if (at(pixels, i + 3) < OPAQUE) continue;
    const start = ((at(pixels, i) >> 3) << 12) | ((at(pixels, i + 1) >> 3) << 7) | ((at(pixels, i + 2) >> 3) << 2);
    if (at(sums, start + 3) === 0) starts.push(start);
    for (let channel = 0; channel < 3; channel++)
      sums[start + channel] = at(sums, start + channel) + at(pixels, i + channel);
    sums[start + 3] = at(sums, start + 3) + 1;
  }
  const count = starts.length;
  const bins = {
    count,
    lab: new Float64Array(3 * count),
    rgb: new Float64Array(3 * count),
    weight: new Float64Array(count),
  };
  starts.forEach((start, i) => {
    const weight = at(sums, start + 3);
    const rgb: Rgb = [0, 1, 2].map((channel) => at(sums, start + channel) / weight / 255) as unknown as Rgb;
    const [lightness, chroma, hue] = toOklch(rgb);
    bins.rgb.set(rgb, 3 * i);
    bins.lab.set([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)], 3 * i);
    bins.weight[i] = weight;
  });
  return bins;
}

/** The heaviest bin, then again and again the one that is farthest from those chosen, for its weight. */
function seeds({ count, lab, weight }: Bins, most: number): Float64Array {
  const chosen = new Float64Array(3 * Math.min(most, count));
  const away = new Float64Array(count).fill(1);
  let size = 0;
  for (; size < chosen.length; size += 3) {
    let best = -1;
    let score = 0;
    for (let i = 0; i < count; i++) {
      const own = at(weight, i) * at(away, i);
      if (own > score) [best, score] = [i, own];
    }
    if (best < 0) break;
    chosen.set(triple(lab, best), size);
    for (let i = 0; i < count; i++) {
      const distance = apart(lab, 3 * i, chosen, size);
      away[i] = size === 0 ? distance : Math.min(at(away, i), distance);
    }
  }
  return chosen.slice(0, size);
}

/** Each bin goes to the nearest center: the new means, the weights, and the heaviest bin of each. */
function cluster({ count, lab, weight }: Bins, centers: Float64Array) {
  const means = new Float64Array(centers.length);
  const weights = new Float64Array(centers.length / 3);
  const leaders = new Int32Array(centers.length / 3).fill(-1);
  for (let i = 0; i < count; i++) {
    let own = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let center = 0; center < weights.length; center++) {
      const distance = apart(lab, 3 * i, centers, 3 * center);
      if (distance < least) {
        own = center;
        least = distance;
      }
    }
    const mass = at(weight, i);
    const leader = at(leaders, own);
    if (leader < 0 || mass > at(weight, leader)) leaders[own] = i;
    for (let axis = 0; axis < 3; axis++) {
      means[3 * own + axis] = at(means, 3 * own + axis) + mass * at(lab, 3 * i + axis);
    }
    weights[own] = at(weights, own) + mass;
  }
  for (let i = 0; i < means.length; i++) {
    const mass = at(weights, Math.floor(i / 3));
    means[i] = mass > 0 ? at(means, i) / mass : at(centers, i);
  }
  return { means, weights, leaders };
}

/** The square of the distance. Not by ** 2, which is slow. */
function apart(a: Float64Array, i: number, b: Float64Array, j: number): number {
  const x = at(a, i) - at(b, j);
  const y = at(a, i + 1) - at(b, j + 1);
  const z = at(a, i + 2) - at(b, j + 2);
  return x * x + y * y + z * z;
}

function at(list: Float64Array | Int32Array | Uint8ClampedArray, i: number): number {
  return list[i] as number;
}

function triple(list: Float64Array, i: number): Rgb {
  return [at(list, 3 * i), at(list, 3 * i + 1), at(list, 3 * i + 2)];
}

function toRgb([lightness, a, b]: Rgb): Rgb {
  return fromOklch([lightness, Math.hypot(a, b), Math.atan2(b, a)]);
}
