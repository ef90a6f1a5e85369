import { expect, test } from "vitest";
import { contrast, fromHex } from "#theme/layer/color.ts";
import { CONTROL, pairs, routesOf, surfacePairs, TEXT } from "#theme/layer/pairs.ts";
import { loadTokens } from "../../vite/tokens/tokens.ts";

const { base, colors } = await loadTokens();

function ratio(theme: "dark" | "light", a: string, b: string): number {
  const find = (name: string) => {
    const hex = colors[theme][name.includes(".") ? name : `role.${name}`];
    const color = hex && fromHex(hex);
    if (!color) throw new Error(`no colour "${name}" in the ${theme} theme`);
    return color;
  };
  return contrast(find(a), find(b));
}

for (const theme of ["dark", "light"] as const) {
  for (const { foreground, background, floor, where } of [...pairs, ...surfacePairs]) {
    test(`${theme}: ${foreground} on ${background} is at least ${floor}:1 (${where})`, () => {
      expect(ratio(theme, foreground, background)).toBeGreaterThanOrEqual(floor);
    });
  }
  for (const route of routesOf(base.types)) {
    test(`${theme}: ${route} lid carries its text at 4.5:1`, () => {
      expect(ratio(theme, `route.${route}.on-lid`, `route.${route}.lid`)).toBeGreaterThanOrEqual(TEXT);
    });

    test(`${theme}: ${route} line or its casing contrasts with the page`, () => {
      const line = ratio(theme, `route.${route}.lid`, "bg");
      const casing = colors[theme][`route.${route}.case`];
      const best = casing ? Math.max(line, ratio(theme, `route.${route}.case`, "bg")) : line;
      expect(best).toBeGreaterThanOrEqual(CONTROL);
    });
  }
}
