/** The theme as files for other tools, in the Design Tokens format (2025.10) and as CSS. */
import { type Base, colorsOf, type Theme, type TokenType, valueIn } from "#theme/layer/base.ts";
import { fromHex, type Rgb, toHex } from "#theme/layer/color.ts";
import { isObject, type JsonObject } from "#theme/layer/json.ts";
import { layerCss } from "#theme/layer/layer-css.ts";
import { type Layer, SECTIONS } from "#theme/layer/org-settings.ts";
import { readColor } from "#theme/layer/read-color.ts";
import { fileOf, nest, type Sections } from "./sections.ts";

/** tokens/org_settings.tokens.json, every value a token of the format. */
export function ownersFile(sections: Sections, base: Base): string {
  const tokens = SECTIONS.map((name) => [
    name,
    Object.fromEntries(Object.entries(sections[name]).map(([id, value]) => [id, asToken(id, value, base)])),
  ]);
  return fileOf(Object.fromEntries(tokens) as Sections);
}

/**
 * One mode for Figma's variables: every colour, size and number of a theme, names resolved. Times and curves stay out, since
 * Figma has no variables of these types.
 */
export function figmaMode(layer: Layer, base: Base, theme: Theme): string {
  const colors = { ...colorsOf(base, theme).hex, ...layer.colors[theme] };
  const tokens = Object.entries(base.types).flatMap(([id, type]) => {
    if (type === "duration" || type === "cubicBezier") return [];
    const css = type === "color" ? colors[id] : (layer.scales[theme][id]?.wide ?? valueIn(base, theme, id));
    // Figma knows numbers, and weights are numbers there.
    const $type = type === "fontWeight" ? "number" : type;
    return css === undefined ? [] : [[id, { $type, $value: tokenValue(css, type) }]];
  });
  const mode = { "com.figma.modeName": theme === "dark" ? "Dark" : "Light" };
  return `${JSON.stringify({ ...nest(Object.fromEntries(tokens)), $extensions: mode }, null, 2)}\n`;
}

/** The layer as CSS variables, to stand behind the tokens' own sheet. */
export function cssVariables(layer: Layer, base: Base): string {
  return `${layerCss(layer, base)}\n`;
}

const ZERO = { dimension: "0px", duration: "0ms" };

function asToken(id: string, value: unknown, base: Base): unknown {
  const inner = isObject(value) && "$value" in value ? value.$value : value;
  if (id === "typeface") return { $type: "fontFamily", $value: inner };
  const type = base.types[id] ?? base.types[`org_settings.${id}`];
  if (!type || (typeof inner === "string" && inner.startsWith("{"))) return { $type: type, $value: inner };
  // A size or a time of nothing may stand as a bare number.
  const css = inner === 0 && (type === "dimension" || type === "duration") ? ZERO[type] : inner;
  if (typeof css === "string") return { $type: type, $value: tokenValue(css.trim(), type) };
  return { $type: type, $value: type === "color" && isObject(css) ? normalizeHue(css) : css };
}

/** A colour object with its hue below 360, as the format has it. */
function normalizeHue(color: JsonObject): JsonObject {
  const hue = { oklch: 2, lch: 2, hsl: 0, hwb: 0 }[String(color.colorSpace)];
  if (hue === undefined || !Array.isArray(color.components)) return color;
  const components = color.components.map((part, i) =>
    i === hue && typeof part === "number" ? ((part % 360) + 360) % 360 : part,
  );
  return { ...color, components };
}

/** A value in CSS as the format has it. */
function tokenValue(css: string, type: TokenType): unknown {
  if (type === "color") {
    const hex = toHex(readColor(css)?.color ?? [0, 0, 0]);
    const components = (fromHex(hex) as Rgb).map((channel) => Number(channel.toFixed(5)));
    return { colorSpace: "srgb", components, alpha: 1, hex };
  }
  if (type === "dimension" || type === "duration") {
    const [, digits, unit] = /^([\d.]+)(\w+)$/.exec(css) ?? [];
    return { value: Number(digits), unit };
  }
  if (type === "cubicBezier") return css.match(/-?\d*\.?\d+/g)?.map(Number);
  return Number(css);
}
