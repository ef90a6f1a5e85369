import { UserError } from "#lib/errors.ts";
import { fromCss, fromHex, toHex } from "#theme/layer/color.ts";
import { isObject, type JsonObject } from "#theme/layer/json.ts";
import { colorCss } from "#theme/layer/read-color.ts";
import { evaluate, type Quantity } from "./arithmetic.ts";
import type { ForeignToken } from "./types.ts";

const LONGEST = 300;
const LARGEST = 1_000_000;

type Source = Pick<ForeignToken, "kind" | "type">;

/**
 * @param value without aliases
 * @param wanted our token's DTCG type
 * @returns "#rrggbb" (CSS text outside sRGB), "12px", "200ms", a number, or four numbers
 * @throws UserError for a value of another kind
 */
export function convertValue(value: unknown, wanted: string, source: Source): unknown {
  if (source.type === "string" || source.type === "boolean" || source.type === "text") {
    throw new UserError(
      `It’s a ${source.type === "text" ? "string" : source.type}, but ${EXPECTED[wanted]?.[0]} is needed.`,
    );
  }
  const reader = READERS[wanted];
  if (!reader) throw new UserError(`Values of type ${wanted} can’t be set.`);
  const read = reader(value, source);
  if (read === undefined) throw wrong(value, wanted);
  return read;
}

const EXPECTED: Record<string, readonly [string, string]> = {
  color: ["a colour", "#0a7d55"],
  dimension: ["a length", "12px or 1.5rem"],
  number: ["a number", "1.5"],
  duration: ["a time", "200ms"],
  cubicBezier: ["a curve", "[0.2, 0.85, 0.15, 1]"],
  fontWeight: ["a weight", "600"],
};

const READERS: Record<string, (value: unknown, source: Source) => unknown> = {
  color,
  dimension: (value, { kind }) => {
    const { value: size, unit } = quantity(value, kind) ?? {};
    if (size === undefined) return;
    // Figma and Tokens Studio omit px.
    const means = unit || (kind === "figma" || kind === "tokens-studio" || size === 0 ? "px" : "");
    return means === "px" || means === "rem" ? `${size}${means}` : undefined;
  },
  number: (value, { kind, type }) => {
    const { value: size, unit } = quantity(value, kind) ?? {};
    if (unit === "%" && /^lineHeights?$/.test(type ?? "")) return rounded((size ?? 0) / 100);
    return unit ? undefined : size;
  },
  duration: (value, { kind }) => {
    const { value: time, unit } = quantity(value, kind) ?? {};
    if (time === undefined || time < 0) return;
    if (unit === "ms") return `${time}ms`;
    if (unit === "s") return `${rounded(time * 1000)}ms`;
  },
  cubicBezier: (value) => {
    const call = typeof value === "string" && /^cubic-bezier\(([^()]*)\)$/.exec(value.trim());
    const points = call ? (call[1] ?? "").split(",").map(Number) : value;
    if (!Array.isArray(points) || points.length !== 4 || !points.every(Number.isFinite)) return;
    const [x1, , x2] = points;
    return x1 >= 0 && x1 <= 1 && x2 >= 0 && x2 <= 1 ? points : undefined;
  },
  fontWeight: (value, { kind }) => {
    const named = typeof value === "string" ? WEIGHTS.get(value.toLowerCase().replace(/[\s_-]+/g, "")) : undefined;
    const { value: weight = 0, unit } = named ? { value: named, unit: "" } : (quantity(value, kind) ?? {});
    return unit || weight < 1 || weight > 1000 ? undefined : weight;
  },
};

const WEIGHTS = new Map(
  [
    "thin hairline",
    "extralight ultralight",
    "light",
    "regular normal book",
    "medium",
    "semibold demibold",
    "bold",
    "extrabold ultrabold",
    "black heavy",
  ].flatMap((names, at) => names.split(" ").map((name) => [name, (at + 1) * 100] as const)),
);

function wrong(value: unknown, wanted: string): UserError {
  const [expected = wanted, example] = EXPECTED[wanted] ?? [];
  const text = JSON.stringify(value) ?? "nothing";
  return new UserError(
    `${text.length > 80 ? `${text.slice(0, 80)}…` : text} isn’t ${expected}.`,
    `Write ${expected} such as ${example}.`,
  );
}

/** Reads a number with its unit from a number, DTCG object, text or Tokens Studio expression. */
function quantity(value: unknown, kind: ForeignToken["kind"]): Quantity | undefined {
  const read = exactQuantity(value, kind);
  return read && Math.abs(read.value) <= LARGEST ? { value: rounded(read.value), unit: read.unit } : undefined;
}

function exactQuantity(value: unknown, kind: ForeignToken["kind"]): Quantity | undefined {
  if (typeof value === "number") return { value, unit: "" };
  if (isObject(value)) {
    const isOne = typeof value.value === "number" && typeof value.unit === "string";
    return isOne ? { value: value.value as number, unit: value.unit as string } : undefined;
  }
  if (typeof value !== "string" || value.length > LONGEST) return;
  const simple = /^(-?\d*\.?\d+)([a-z%]*)$/i.exec(value.trim());
  if (simple) return { value: Number(simple[1]), unit: (simple[2] ?? "").toLowerCase() };
  return kind === "tokens-studio" && /\d/.test(value) ? evaluate(value) : undefined;
}

/** Removes floating-point noise. */
function rounded(value: number): number {
  return Number(value.toFixed(4));
}

function color(value: unknown): string | undefined {
  if (isObject(value)) return colorOfObject(value);
  if (typeof value !== "string") return;
  const text = value.trim();
  if (text.length > LONGEST) return;
  const isLong = /^#(?:[0-9a-f]{4}|[0-9a-f]{8})$/i.test(text);
  if (isLong) {
    const short = text.length === 5;
    if (!/f$/i.test(text) || !(short || /ff$/i.test(text))) throw translucent(text);
    return color(text.slice(0, short ? 4 : 7));
  }
  // Tokens Studio writes rgba(#hex, alpha).
  const [, hex, alpha] = /^rgba?\(\s*(#[0-9a-f]+)\s*[,/]\s*([\d.]+%?)\s*\)$/i.exec(text) ?? [];
  if (hex) {
    if (!isOpaque(share(alpha))) throw translucent(text);
    return color(hex);
  }
  const [, last] =
    /^\w+\(.*\/\s*([\d.]+%?)\s*\)$/.exec(text) ?? /^(?:rgb|hsl)a?\((?:[^,]*,){3}\s*([\d.]+%?)\s*\)$/i.exec(text) ?? [];
  if (text === "transparent" || (last !== undefined && !isOpaque(share(last)))) throw translucent(text);
  return css(text);
}

function share(text = "1"): number {
  return Number.parseFloat(text) / (text.endsWith("%") ? 100 : 1);
}

/** Figma's numbers have single precision. */
function isOpaque(alpha: unknown): boolean {
  return typeof alpha === "number" && Math.abs(alpha - 1) < 0.001;
}

function translucent(text: string): UserError {
  return new UserError(`${text} is translucent.`, "Make it opaque, so that its contrast can be measured.");
}

/** Converts a CSS colour to hex. Colours outside sRGB are returned unchanged for the layer to map and report. */
function css(text: string): string | undefined {
  const isTame = (text.match(/[\d.]+(?:e[+-]?\d+)?/gi) ?? []).every((part) => Number(part) <= 1000);
  if (!isTame && !fromHex(text)) return;
  const read = fromCss(text);
  return read?.mapped ? text : read ? toHex(read.color) : undefined;
}

function colorOfObject({ colorSpace, components, alpha = 1, hex, r, g, b, a = 1 }: JsonObject): string | undefined {
  const opacity = colorSpace === undefined ? a : alpha;
  if (typeof opacity !== "number") return;
  if (!isOpaque(opacity)) throw translucent(`A colour with alpha ${rounded(opacity)}`);
  const parts = colorSpace === undefined ? [r, g, b] : components;
  const text =
    Array.isArray(parts) && colorCss({ colorSpace: colorSpace ?? "srgb", components: parts.map(roundNoise) });
  return text ? css(text) : typeof hex === "string" && fromHex(hex) ? color(hex) : undefined;
}

/** Single precision may lead out of 0 to 1. Also avoids exponents. */
function roundNoise(part: unknown): unknown {
  if (typeof part !== "number") return part;
  const near = [0, 1].find((end) => Math.abs(part - end) < 0.001);
  return near ?? Number(part.toFixed(6));
}
