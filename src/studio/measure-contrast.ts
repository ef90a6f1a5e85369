/** What the pairs of a theme measure, where a token is one of the two. */
import { type Base, colorsOf, THEMES, type Theme } from "#theme/layer/base.ts";
import { apca, contrast, fromHex, nearestReadable, type Rgb, toHex } from "#theme/layer/color.ts";
import type { Layer } from "#theme/layer/org-settings.ts";
import { type Pair, pairs, routesOf, surfacePairs, TEXT } from "#theme/layer/pairs.ts";

export type MeasuredPair = Pair & {
  theme: Theme;
  ratio: number;
  /** Lightness contrast of APCA, 0 to 108, for text. */
  lightness: number | undefined;
  passes: boolean;
  /** WCAG asks nothing of decoration. */
  isDecoration: boolean;
};

/** Every pair of a site, those of its case studies' lids among them. */
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

/** The id of a pair's side: a role without its group, or a route's whole id. */
export function idOf(side: string): string {
  return side.includes(".") ? side : `role.${side}`;
}

/** Every pair, or those that a token is in. */
export function measureContrast(layer: Layer, base: Base, id?: string): MeasuredPair[] {
  return THEMES.flatMap((theme) => {
    const colors = colorsWith(layer, base, theme);
    return pairsOf(base).flatMap((pair): MeasuredPair[] => {
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
          lightness: pair.floor === TEXT ? Math.abs(apca(front, back)) : undefined,
          passes: ratio >= pair.floor,
          isDecoration: surfacePairs.includes(pair),
        },
      ];
    });
  });
}

/** The nearest colour for one side of a pair at which the pair passes, in hex. Null where there is none. */
export function nearestPassing(color: string, { against, floor }: { against: string; floor: number }): string | null {
  const shade = nearestReadable(fromHex(color) as Rgb, [{ against: fromHex(against) as Rgb, ratio: floor }]);
  return shade && toHex(shade);
}

/** A ratio as people read it: rounded down, since 4.496 is no 4.50. */
export function shownRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
