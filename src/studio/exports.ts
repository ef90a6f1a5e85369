import { type Base, type Theme, type TokenType, tokenValue, valueIn } from "#theme/layer/base.ts";
import { fromHex, type Rgb, toHex } from "#theme/layer/color.ts";
import { isObject, type JsonObject } from "#theme/layer/json.ts";
import { type Layer, SECTIONS } from "#theme/layer/org-settings.ts";
import { readColor } from "#theme/layer/read-color.ts";
import { colorsWith } from "./measure-contrast.ts";
import { fileOf, nest, type Sections } from "./sections.ts";

/** tokens/org_settings.tokens.json, with every value as a DTCG token. */
export function ownersFile(sections: Sections, base: Base): string {
  const tokens = SECTIONS.map((name) => [
    name,
    Object.fromEntries(Object.entries(sections[name]).map(([id, value]) => [id, asToken(id, value, base)])),
  ]);
  return fileOf(Object.fromEntries(tokens) as Sections);
}

/** One mode for Figma's variables, aliases resolved, without durations and easings: Figma has no variables of these types. */
export function figmaMode(layer: Layer, base: Base, theme: Theme): string {
  const colors = colorsWith(layer, base, theme);
  const tokens = Object.entries(base.types).flatMap(([id, type]) => {
    if (type === "duration" || type === "cubicBezier") return [];
    const css = type === "color" ? colors[id] : (layer.scales[theme][id]?.wide ?? valueIn(base, theme, id));
    // Figma has no type for weights.
    const $type = type === "fontWeight" ? "number" : type;
    return css === undefined ? [] : [[id, { $type, $value: dtcgValue(css, type) }]];
  });
  const mode = { "com.figma.modeName": theme === "dark" ? "Dark" : "Light" };
  return `${JSON.stringify({ ...nest(Object.fromEntries(tokens)), $extensions: mode }, null, 2)}\n`;
}

const ZERO = { dimension: "0px", duration: "0ms" };

function asToken(id: string, value: unknown, base: Base): unknown {
  const inner = tokenValue(value);
  if (id === "typeface") return { $type: "fontFamily", $value: inner };
  const type = base.types[id] ?? base.types[`org_settings.${id}`];
  if (!type || (typeof inner === "string" && inner.startsWith("{"))) return { $type: type, $value: inner };
  // A size or duration of zero may be a bare number.
  const css = inner === 0 && (type === "dimension" || type === "duration") ? ZERO[type] : inner;
  if (typeof css === "string") return { $type: type, $value: dtcgValue(css.trim(), type) };
  return { $type: type, $value: type === "color" && isObject(css) ? normalizeHue(css) : css };
}

/** Brings a colour object's hue below 360, as DTCG requires. */
function normalizeHue(color: JsonObject): JsonObject {
  const hue = { oklch: 2, lch: 2, hsl: 0, hwb: 0 }[String(color.colorSpace)];
  if (hue === undefined || !Array.isArray(color.components)) return color;
  const components = color.components.map((part, i) =>
    i === hue && typeof part === "number" ? ((part % 360) + 360) % 360 : part,
  );
  return { ...color, components };
}

function dtcgValue(css: string, type: TokenType): unknown {
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
