import { fromCss, toHex } from "#theme/layer/color.ts";
import { clamp, fromValue, hexOf, type Lch, toShown } from "./lch.ts";

/** A colour, with a note if it differs from the typed one, or a problem. */
export type Entry = { value: Lch; note?: string } | { problem: string };

function quoted(text: string): string {
  const shown = text.trim();
  if (shown === "") return "nothing";
  return `“${shown.length > 40 ? `${shown.slice(0, 40)}…` : shown}”`;
}

/** Reads any opaque CSS colour, and hex digits without #. */
export function readColor(text: string, hue: number): Entry {
  const read = fromCss(text) ?? fromCss(`#${text.trim()}`);
  if (!read) {
    return {
      problem: `Found ${quoted(text)}. Use an opaque CSS colour such as #0a7d55, tomato or oklch(0.5 0.1 160).`,
    };
  }
  const hex = toHex(read.color);
  return {
    value: fromValue(hex, hue),
    note: read.mapped ? `${quoted(text)} is outside sRGB. The nearest colour is ${hex}.` : undefined,
  };
}

export const NUMBERS = {
  l: { label: "Lightness", unit: "percent", most: 100, scale: 100, digits: 1, step: 1 },
  c: { label: "Chroma", unit: "", most: 0.4, scale: 1, digits: 3, step: 0.01 },
  h: { label: "Hue", unit: "degrees", most: 360, scale: 1, digits: 1, step: 1 },
} as const;

export type Axis = keyof typeof NUMBERS;

export function showNumber(axis: Axis, lch: Lch): string {
  return String(Number((lch[axis] * NUMBERS[axis].scale).toFixed(NUMBERS[axis].digits)));
}

/** Reads a typed number, with or without its unit, with a decimal point or comma. */
export function readNumber(axis: Axis, text: string, wanted: Lch): Entry {
  const { most, scale } = NUMBERS[axis];
  const digits = /^([+-]?(?:\d+[.,]?\d*|[.,]\d+))\s*(?:%|°|deg)?$/.exec(text.trim())?.[1];
  const number = digits === undefined ? Number.NaN : Number(digits.replace(",", "."));
  if (!(number >= 0 && number <= most)) {
    return { problem: `Found ${quoted(text)}. Enter a number from 0 to ${most}.` };
  }
  const next = { ...wanted, [axis]: number / scale };
  const shown = toShown(next);
  const isMapped = next.c - shown.c > 0.0005;
  // Chroma outside sRGB is not kept, so that the field shows the picker's value.
  return {
    value: axis === "c" ? shown : next,
    note: isMapped
      ? `This colour is outside sRGB. The nearest is ${hexOf(next)}, with chroma ${showNumber("c", shown)}.`
      : undefined,
  };
}

export function stepNumber(axis: Axis, by: 1 | -1, wanted: Lch): Lch {
  const { most, scale, step } = NUMBERS[axis];
  const from = axis === "c" ? toShown(wanted) : wanted;
  const next = { ...wanted, [axis]: clamp(from[axis] + (by * step) / scale, 0, most / scale) };
  return axis === "c" ? toShown(next) : next;
}
