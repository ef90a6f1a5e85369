import { expect, test } from "vitest";
import { contrast, fromHex, type Rgb } from "#theme/layer/color.ts";
import { CONTROL, pairs, routesOf, TEXT } from "#theme/layer/pairs.ts";
import { loadTokens } from "../../vite/tokens/tokens.ts";

const { base, colors } = await loadTokens();

test("only borders, rings and fills may be as low as 3:1", () => {
  const low = pairs.filter(({ floor }) => floor < TEXT).map(({ where }) => where);
  expect(low.filter((where) => !/border|ring|chosen option/.test(where))).toEqual([]);
});

test.each(["dark", "light"] as const)("%s: each route's line or its casing contrasts with the page", (theme) => {
  const find = (id: string) => fromHex(colors[theme][id] ?? "");
  for (const route of routesOf(base.types)) {
    const edges = ["lid", "case"].map((part) => find(`route.${route}.${part}`)).filter((color) => color !== null);
    const best = Math.max(...edges.map((edge) => contrast(edge, find("role.bg") as Rgb)));
    expect(best, route).toBeGreaterThanOrEqual(CONTROL);
  }
});
