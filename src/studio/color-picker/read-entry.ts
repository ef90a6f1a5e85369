/** What is typed into the picker's fields, read or refused. */
import { fromCss, toHex } from "#theme/layer/color.ts";
import { clamp, fromValue, hexOf, type Lch, toShown } from "./lch.ts";

/** What an entry comes to: a colour, with a note when it is not quite what was typed, or what is wrong with it. */
export type Entry = { value: Lch; note?: string } | { problem: string };

/** As much of a text as helps to recognise it. */
function quoted(text: string): string {
  const shown = text.trim();
  if (shown === "") return "nothing";
  return `“${shown.length > 40 ? `${shown.slice(0, 40)}…` : shown}”`;
}

/**
 * Any opaque colour of CSS, and hex digits without their sign.
 * @param hue of a grey, which has none of its own
 */
export function readColor(text: string, hue: number): Entry {
  const read = fromCss(text) ?? fromCss(`#${text.trim()}`);
  if (!read) {
    return {
      problem: `Found ${quoted(text)}. Expected an opaque colour of CSS, such as #0a7d55, tomato or oklch(0.5 0.1 160).`,
    };
  }
  const hex = toHex(read.color);
  return {
    value: fromValue(hex, hue),
    note: read.mapped ? `sRGB has no ${quoted(text)}. The nearest is ${hex}.` : undefined,
  };
}

/** The three number fields: what each holds, in which unit, and how it is shown and stepped. */
export const NUMBERS = {
  l: { label: "Lightness", unit: "percent", most: 100, scale: 100, digits: 1, step: 1 },
  c: { label: "Chroma", unit: "", most: 0.4, scale: 1, digits: 3, step: 0.01 },
  h: { label: "Hue", unit: "degrees", most: 360, scale: 1, digits: 1, step: 1 },
} as const;

export type Axis = keyof typeof NUMBERS;

/** A part of a colour as its field shows it. */
export function showNumber(axis: Axis, lch: Lch): string {
  return String(Number((lch[axis] * NUMBERS[axis].scale).toFixed(NUMBERS[axis].digits)));
}

/** A colour with one part typed anew. Its unit may be typed too, and a comma for the point. */
export function readNumber(axis: Axis, text: string, wanted: Lch): Entry {
  const { most, scale } = NUMBERS[axis];
  const digits = /^([+-]?(?:\d+[.,]?\d*|[.,]\d+))\s*(?:%|°|deg)?$/.exec(text.trim())?.[1];
  const number = digits === undefined ? Number.NaN : Number(digits.replace(",", "."));
  if (!(number >= 0 && number <= most)) {
    return { problem: `Found ${quoted(text)}. Expected a number from 0 to ${most}.` };
  }
  const next = { ...wanted, [axis]: number / scale };
  const shown = toShown(next);
  const isMapped = next.c - shown.c > 0.0005;
  // A chroma that was asked for and is not there is not kept, or the field would show another than the picker holds.
  return {
    value: axis === "c" ? shown : next,
    note: isMapped
      ? `sRGB has no such colour. The nearest is ${hexOf(next)}, of chroma ${showNumber("c", shown)}.`
      : undefined,
  };
}

/** A colour with one part moved by a step of its field. */
export function stepNumber(axis: Axis, by: 1 | -1, wanted: Lch): Lch {
  const { most, scale, step } = NUMBERS[axis];
  const from = axis === "c" ? toShown(wanted) : wanted;
  const next = { ...wanted, [axis]: clamp(from[axis] + (by * step) / scale, 0, most / scale) };
  return axis === "c" ? toShown(next) : next;
}
