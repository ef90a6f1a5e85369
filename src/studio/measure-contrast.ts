import { type Base, colorsOf, THEMES, type Theme } from "#theme/layer/base.ts";
import { apca, contrast, fromHex, nearestReadable, type Rgb, toHex } from "#theme/layer/color.ts";
import type { Layer } from "#theme/layer/org-settings.ts";
import { type Pair, pairs, routesOf, surfacePairs, TEXT } from "#theme/layer/pairs.ts";

export type MeasuredPair = ReturnType<typeof measureContrast>[number];

function pairsOf(base: Base): readonly Pair[] {
  const lids = routesOf(base.types).map((route) => ({
    foreground: `route.${route}.on-lid`,
    background: `route.${route}.lid`,
    floor: TEXT,
    where: `the lid of ${route}`,
  }));
  return [...pairs, ...lids, ...surfacePairs];
}

/** Every colour of a layer in a theme, in hex, by token id. */
export function colorsWith(layer: Layer, base: Base, theme: Theme): Record<string, string> {
  return { ...colorsOf(base, theme).hex, ...layer.colors[theme] };
}

/** @param side a role without its group, or a route's full id */
export function idOf(side: string): string {
  return side.includes(".") ? side : `role.${side}`;
}

/** Measures every pair, or those with a given token. */
export function measureContrast(layer: Layer, base: Base, id?: string) {
  return THEMES.flatMap((theme) => {
    const colors = colorsWith(layer, base, theme);
    return pairsOf(base).flatMap((pair) => {
      const sides = [idOf(pair.foreground), idOf(pair.background)];
      if (id !== undefined && !sides.includes(id)) return [];
      const [front, back] = sides.map((side) => fromHex(colors[side] ?? ""));
      if (!front || !back) return [];
      const ratio = contrast(front, back);
      return [
        {
          ...pair,
          theme,
          ratio,
          /** Lightness contrast of APCA, 0 to 108, for text. */
          lightness: pair.floor === TEXT ? Math.abs(apca(front, back)) : undefined,
          passes: ratio >= pair.floor,
          isDecoration: surfacePairs.includes(pair),
        },
      ];
    });
  });
}

/** The nearest colour that passes, in hex, or null. */
export function nearestPassing(color: string, { against, floor }: { against: string; floor: number }): string | null {
  const shade = nearestReadable(fromHex(color) as Rgb, [{ against: fromHex(against) as Rgb, ratio: floor }]);
  return shade && toHex(shade);
}

/** Rounded down, so that 4.496 does not read as a pass. */
export function shownRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
