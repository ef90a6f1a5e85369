import type { TokenType } from "./base.ts";
import { isObject } from "./json.ts";

const TARGET = "WCAG 2.2 requires targets of 24 px";

type Bounds = { least: number; most: number; reason?: string };

/** By the start of an id, more specific ones first. Dimensions in px, durations in ms. */
const BOUNDS: readonly [id: string, bounds: Bounds][] = [
  ["size.", { least: 10, most: 240, reason: "smaller text is unreadable" }],
  ["control.target", { least: 24, most: 120, reason: TARGET }],
  ["control.height", { least: 24, most: 160, reason: TARGET }],
  ["control.small", { least: 24, most: 120, reason: TARGET }],
  ["line.focus", { least: 2, most: 12, reason: "WCAG 2.2 requires focus rings of 2 px" }],
  ["line.", { least: 0, most: 48 }],
  ["radius.", { least: 0, most: 999 }],
  ["leading.", { least: 0.6, most: 3 }],
  ["width.", { least: 25, most: 200 }],
  ["measure.", { least: 20, most: 120 }],
];
const BOUNDS_OF_TYPE: Record<Exclude<TokenType, "color">, Bounds> = {
  dimension: { least: 0, most: 400 },
  number: { least: 0, most: 1000 },
  fontWeight: { least: 1, most: 1000 },
  duration: { least: 0, most: 3000 },
  cubicBezier: { least: -2, most: 3 },
};
const UNITS = { px: 1, rem: 16, ms: 1, s: 1000 };

/** A value in CSS, or what was expected instead. */
export type Scale = { css: string } | { expected: string };

/** @param id such as "size.body"; determines the bounds */
export function readScale(id: string, type: Exclude<TokenType, "color">, value: unknown): Scale {
  const bounds = BOUNDS.find(([start]) => id.startsWith(start))?.[1] ?? BOUNDS_OF_TYPE[type];
  if (type === "cubicBezier") return readBezier(value, bounds);
  const measured = type === "dimension" || type === "duration" ? readMeasure(value, type) : readNumber(value);
  const { least, most, reason } = bounds;
  const unit = type === "dimension" ? " px" : type === "duration" ? " ms" : "";
  const example = { dimension: '"24px" or "1.5rem"', duration: '"200ms"', number: "a number", fontWeight: "a weight" }[
    type
  ];
  const expected = `${example} from ${least} to ${most}${unit}${reason ? `: ${reason}` : ""}`;
  if (!measured || measured.size < least || measured.size > most) return { expected };
  // Text follows the browser's font size.
  if (id.startsWith("size.")) return { css: `${tidy(measured.size / UNITS.rem)}rem` };
  return { css: measured.css };
}

/** Scales a size for another window as before. All are CSS lengths. */
export function inProportion(size: string, before: string, there: string): string {
  const [now, wide, other] = [size, before, there].map((each) => readMeasure(each, "dimension"));
  if (!now || !wide || !other || wide.size === 0) return size;
  const unit = size.endsWith("rem") ? "rem" : "px";
  return `${tidy((now.size * other.size) / wide.size / UNITS[unit])}${unit}`;
}

type Measured = { size: number; css: string };

function readMeasure(value: unknown, type: "dimension" | "duration"): Measured | undefined {
  const units = type === "dimension" ? "px|rem" : "ms|s";
  const text = isObject(value) ? `${value.value}${value.unit}` : value === 0 ? `0${units.slice(0, 2)}` : value;
  const [, digits, unit] =
    new RegExp(`^(\\d*\\.?\\d+)(${units})$`).exec(typeof text === "string" ? text.trim() : "") ?? [];
  if (!digits || !unit) return;
  const amount = Number(digits);
  return { size: amount * UNITS[unit as keyof typeof UNITS], css: `${tidy(amount)}${unit}` };
}

function readNumber(value: unknown): Measured | undefined {
  const amount = typeof value === "string" && /^-?\d*\.?\d+$/.test(value.trim()) ? Number(value) : value;
  return typeof amount === "number" && Number.isFinite(amount)
    ? { size: amount, css: String(tidy(amount)) }
    : undefined;
}

function readBezier(value: unknown, { least, most }: Bounds): Scale {
  const text = typeof value === "string" ? /^cubic-bezier\(([^)]*)\)$/.exec(value.trim())?.[1]?.split(",") : value;
  const parts = Array.isArray(text) ? text.map((part) => readNumber(part)?.size ?? Number.NaN) : [];
  const fits = (part: number, index: number) => (index % 2 ? part >= least && part <= most : part >= 0 && part <= 1);
  if (parts.length === 4 && parts.every(fits)) return { css: `cubic-bezier(${parts.map(tidy).join(", ")})` };
  return { expected: "four numbers such as [0.2, 0.85, 0.15, 1], the first and third from 0 to 1" };
}

function tidy(amount: number): number {
  return Number(amount.toFixed(4));
}
