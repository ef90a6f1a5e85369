import { expect, test } from "vitest";
import { loadTokens } from "../../vite/tokens/tokens.ts";

const { css, colors } = await loadTokens();

test("the specification's colours are the themes' colours", () => {
  expect(colors.dark["role.primary"]).toBe("#88f188");
  expect(colors.light["role.primary"]).toBe("#4b4b4b");
  expect(colors.dark["role.secondary"]).toBe("#ee8484");
  expect(colors.light["role.secondary"]).toBe("#ee8484");
  expect(colors.dark["role.bg"]).toBe("#2d2d2a");
  expect(colors.light["role.bg"]).toBe("#fdfdfd");
});

test("every variable in use is declared", () => {
  const declared = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});

test("narrow screens get their own sizes and nothing else", () => {
  const narrow = /@media \(max-width: 760px\) \{ :root, body \{([^}]*)\}/.exec(css)?.[1] ?? "";
  expect(narrow).toMatch(/--layout-side: 44px/);
  expect(narrow).toMatch(/--line-accent: 4px/);
  expect(narrow).not.toMatch(/--bg|--duration/);
});
