import { fromCss, type Rgb } from "./color.ts";
import { isObject, type JsonObject } from "./json.ts";

export const COLOR_EXPECTED =
  'an opaque colour: "#0a7d55", "oklch(0.5 0.1 160)", "{palette.mint}", or { "colorSpace": "srgb", "components": [0.04, 0.49, 0.33] }';

/** Reads any opaque CSS colour or DTCG object. @returns the nearest sRGB colour, whether it differs, and its CSS, or null */
export function readColor(value: unknown): { color: Rgb; mapped: boolean; css: string } | null {
  const css = typeof value === "string" ? value : isObject(value) ? colorCss(value) : undefined;
  const read = css === undefined ? null : fromCss(css);
  return read && { ...read, css: css as string };
}

/** A DTCG colour object as CSS, or undefined if it is not a valid one. */
export function colorCss({ colorSpace, components, alpha = 1 }: JsonObject): string | undefined {
  const isPart = (part: unknown) => typeof part === "number" || part === "none";
  if (typeof colorSpace !== "string" || !Array.isArray(components) || components.length !== 3) return;
  if (!components.every(isPart) || alpha !== 1) return;
  const isShare = (part: unknown) => part === "none" || ((part as number) >= 0 && (part as number) <= 1);
  if (/^(?:srgb|srgb-linear|display-p3|a98-rgb|prophoto-rgb|rec2020)$/.test(colorSpace) && components.every(isShare)) {
    return `color(${colorSpace} ${components.join(" ")})`;
  }
  if (/^(?:oklch|oklab|lch|lab)$/.test(colorSpace)) return `${colorSpace}(${components.join(" ")})`;
  if (/^(?:hsl|hwb)$/.test(colorSpace)) return `${colorSpace}(${components[0]} ${components[1]}% ${components[2]}%)`;
}
