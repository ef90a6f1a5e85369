/** The owner's layer as CSS. The build folds it into the tokens' sheet; the studio adopts it as a later sheet. */
import { type Base, type Theme, valueIn, variableName, WINDOWS, type Window } from "./base.ts";
import type { Layer } from "./org-settings.ts";

/** Holds the dark theme and all sizes. */
export const DARK = ":root, body";
/** With scripts, body always has a class. The media query is for visitors without. */
export const LIGHT = "body.light-mode";
export const LIGHT_BY_SYSTEM = "body:not(.dark-mode)";
export const PREFERS_LIGHT = "(prefers-color-scheme: light)";

export type LayerRule = { media: string | undefined; selector: string; declarations: Readonly<Record<string, string>> };

const CORNERED =
  ":where(button, a[class*=leading-button], input, textarea, select, img, video, [role=option], [role=dialog], [role=listbox], [role=menu], [role=alert], [class*=border-thick]):not([class*=rounded-full], [class*=border-y], [class*=border-b-], [class*=border-t-])";

/** @param isFolded false for a later sheet: its light theme repeats the dark one's sizes, to override those of the first */
export function layerRules(layer: Layer, base: Base, isFolded: boolean): LayerRule[] {
  const colors = (theme: Theme) => {
    const ids = Object.keys({ ...layer.colors.dark, ...layer.colors.light });
    // Only casings have no value without a layer.
    return ids.map((id) => [id, layer.colors[theme][id] ?? valueIn(base, theme, id) ?? "transparent"] as const);
  };
  const scales = (theme: Theme, window: Window) => {
    const ids = Object.keys({ ...layer.scales.dark, ...layer.scales.light });
    return ids.map((id) => [id, layer.scales[theme][id]?.[window] ?? sizeIn(base, window, id)] as const);
  };
  const declare = (pairs: readonly (readonly [string, string])[]) =>
    Object.fromEntries(pairs.map(([id, value]) => [variableName(id), value]));
  const isOneForBoth = isFolded && JSON.stringify(layer.scales.dark) === JSON.stringify(layer.scales.light);
  const rules = WINDOWS.flatMap((window): LayerRule[] => {
    const width = window === "wide" ? undefined : `(max-width: ${base.breakpoints[window]})`;
    const ofWindow = (theme: Theme) => {
      const sizes = scales(theme, window);
      if (window === "wide") return declare([...colors(theme), ...sizes]);
      const before = scales(theme, window === "narrow" ? "medium" : "wide");
      return declare(sizes.filter(([, value], i) => value !== before[i]?.[1]));
    };
    const dark = ofWindow("dark");
    const light = isOneForBoth ? declare(window === "wide" ? colors("light") : []) : ofWindow("light");
    const both = [width, PREFERS_LIGHT].filter(Boolean).join(" and ");
    return [
      { media: width, selector: DARK, declarations: dark },
      { media: width, selector: LIGHT, declarations: light },
      { media: both, selector: LIGHT_BY_SYSTEM, declarations: light },
    ];
  });
  if ([layer.scales.dark, layer.scales.light].some((scale) => "radius.control" in scale)) {
    const declarations = { "border-radius": `var(${variableName("radius.control")})` };
    rules.push({ media: undefined, selector: CORNERED, declarations });
  }
  return rules.filter(({ declarations }) => Object.keys(declarations).length > 0);
}

/** @param root a root selector for more specificity than the tokens' sheet, and less than paper's rules */
export function layerCss(layer: Layer, base: Base, root = ""): string {
  return layerRules(layer, base, false)
    .map(({ media, selector, declarations }) => {
      const lines = Object.entries(declarations).map(([name, value]) => `${name}: ${value};`);
      const stronger = root && selector.replace(":root", `${root}:root`).replace("body", `${root} body`);
      const rule = `${stronger || selector} { ${lines.join(" ")} }`;
      return media ? `@media ${media} { ${rule} }` : rule;
    })
    .join("\n");
}

/** A size without the layer. Narrow windows inherit from medium ones. */
export function sizeIn({ values }: Base, window: Window, id: string): string {
  const narrow = window === "narrow" ? values.narrow[id] : undefined;
  const medium = window === "wide" ? undefined : values.medium[id];
  return narrow ?? medium ?? (values.dark[id] as string);
}
