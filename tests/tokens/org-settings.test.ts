import fc from "fast-check";
import { expect, test } from "vitest";
import { colorsWith, measureContrast } from "#studio/measure-contrast.ts";
import { fileOf, NOTHING } from "#studio/sections.ts";
import { runs } from "#tests/support/complete.ts";
import { THEMES } from "#theme/layer/base.ts";
import { contrast, fromHex, type Rgb } from "#theme/layer/color.ts";
import { readOrgSettings } from "#theme/layer/org-settings.ts";
import { CASED, routesOf } from "#theme/layer/pairs.ts";
import { loadTokens } from "../../vite/tokens/tokens.ts";
import { hexColor } from "../studio/random-layers.ts";

const hex = (text: string | undefined) => fromHex(text ?? "") as Rgb;
const EDGE_CASES = ["#ffee00", "#000000", "#ffffff", "#777777", "#1b2a4a", "#ff0055", "#fdfcf8", "#0b0c0e"];
const withBoth = (color: string): [object, Record<string, string>] => [
  { primaryColor: color, secondaryColor: color },
  {},
];

test("a colour under both is that of both themes, unless a theme has its own", async () => {
  const { colors, css } = await loadTokens(
    '{ "both": { "primaryColor": "#0a7d55" }, "light": { "primaryColor": "#222222" } }',
  );
  expect(colors.dark["role.primary"]).toBe("#0a7d55");
  expect(colors.light["role.primary"]).toBe("#222222");
  expect(css).toContain("--org-settings-primary-color: #0a7d55");
});

test("one colour for each theme, as hex, short hex and DTCG objects", async () => {
  const { colors } = await loadTokens(`{
    "dark": { "primaryColor": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 1, 1] } } },
    "light": { "primaryColor": { "colorSpace": "srgb", "components": [0, 0, 1] }, "secondaryColor": "#fa0" }
  }`);
  expect(colors.dark["role.primary"]).toBe("#00ffff");
  expect(colors.light["role.primary"]).toBe("#0000ff");
  expect(colors.light["role.secondary"]).toBe("#ffaa00");
  expect(colors.dark["role.secondary"]).toBe("#ee8484");
});

test.each([
  ["a misspelt section", '{ "drak": {} }', ['found:    "drak"', "did you mean that?", '"dark"']],
  [
    "a misspelt key",
    '{ "dark": { "primaryColour": 1 } }',
    ['line 1, column 30, key "dark.primaryColour"', "did you mean"],
  ],
  ["an invalid colour", '{ "dark": { "primaryColor": "greenish" } }', ['"dark.primaryColor"', '"greenish"', "#0a7d55"]],
  [
    "a translucent colour",
    '{ "dark": { "primaryColor": { "colorSpace": "srgb", "components": [0, 1, 0], "alpha": 0.5 } } }',
    ['"alpha":0.5', "opaque colour"],
  ],
  [
    "a trailing comma",
    '{\n  "dark": { "primaryColor": "#fff", }\n}',
    ["line 2, column 35", "a comma before a closing bracket", "Delete the comma."],
  ],
  [
    "text that is not JSON",
    "primaryColor: #fff",
    ["line 1, column 1", '"primaryColor" where a value is expected', "Correct it"],
  ],
  ["a list", "[]", ["an object with"]],
  ["a circular reference", '{ "both": { "role": { "ok": "{role.bad}", "bad": "{role.ok}" } } }', ["ok → role.bad → "]],
  ["an unknown alias", '{ "both": { "primaryColor": "{palette.mnit}" } }', ["{palette.mnit}", "{palette.mint}"]],
  ["a misspelt role", '{ "dark": { "role": { "txet": "#fff" } } }', ['"dark.role.txet"', '"text" (did you mean']],
  [
    "a file in the Design Tokens format",
    '{ "color": { "brand": { "$type": "color", "$value": "#0a7d55" } } }',
    ['key "color"', 'expected: "both", "dark" and "light"', 'press "Open theme studio"'],
  ],
  [
    "a route of a case study that the site does not have",
    '{ "both": { "route": { "kiosk": { "lid": "#fff" } } } }',
    ["line 1", 'key "both.route.kiosk"', 'found:    "kiosk"', 'a case study of site.yaml: "edusim", "vxnessa"'],
  ],
  ["a colour where a group belongs", '{ "dark": { "role": "#fff" } }', ['key "dark.role"', "in braces"]],
  ["a length without a unit", '{ "both": { "space": { "4": 16 } } }', ['"both.space.4"', "16", '"24px" or "1.5rem"']],
  ["text too small", '{ "both": { "size": { "body": "4px" } } }', ["from 10 to 240 px", "unreadable"]],
  ["a target too small", '{ "both": { "control": { "target": "12px" } } }', ["from 24", "WCAG 2.2"]],
  ["a colour for a length", '{ "both": { "space": { "4": "{role.bg}" } } }', ['"{role.bg}"']],
  ["an alias of a small size", '{ "both": { "size": { "body": "{space.1}" } } }', ["{space.1}", "from 10 to 240 px"]],
  ["a typeface that is a URL", '{ "both": { "typeface": "https://x.y" } }', ["the name of an npm package"]],
  ["an empty list of typefaces", '{ "both": { "typeface": [] } }', ["or a list of such names"]],
  ["a value far down", '{\n  "both": {\n    "role": {\n      "bg": "no"\n    }\n  }\n}', ["line 4, column 13"]],
  ["an empty file", "", ["line 1, column 1", "an empty file", "at least {}"]],
])("%s is rejected with file, place, found and expected", async (_, source, words) => {
  const { message } = await loadTokens(source).then(
    () => new Error("nothing was rejected"),
    (reason: Error) => reason,
  );
  for (const word of ["tokens/org_settings.tokens.json", "expected:", ...words]) expect(message).toContain(word);
});

test("a low-contrast accent line gets a casing and a warning with its ratio", async () => {
  const { warnings, colors, css } = await loadTokens('{ "light": { "primaryColor": "#ffee00" } }');
  const warning = warnings.find((line) => line.includes("accent line"));
  expect(warning).toMatch(/role\.primary #ffee00 on role\.bg in the light theme measures 1\.18:1, below 3:1/);
  const casing = /(#\w{6}) outlines the accent line and filled buttons/.exec(warning ?? "")?.[1];
  expect(contrast(hex(casing), hex("#fdfdfd"))).toBeGreaterThanOrEqual(3);
  expect(colors.light["role.primary-case"]).toBe(casing);
  expect(css).toMatch(/:root, body \{[^}]*--primary-case: transparent/);
  expect(css).toMatch(new RegExp(`body\\.light-mode \\{[^}]*--primary-case: ${casing}`));
});

test("a low-contrast lining is shifted, with a warning about its ratio", async () => {
  const { warnings, colors } = await loadTokens(
    '{ "both": { "primaryColor": "#0a7d55", "secondaryColor": "#7d1420" } }',
  );
  expect(warnings.filter((line) => line.includes("on the black box"))).toEqual([
    expect.stringMatching(/role\.lining #7d1420 measures 1\.\d\d:1 in the light theme \(chosen option, tab and button/),
  ]);
  expect(contrast(hex(colors.light["role.lining"]), hex(colors.light["role.box"]))).toBeGreaterThanOrEqual(3);
  expect(colors.light["role.secondary"]).toBe("#7d1420");
});

test("any CSS colour is read; one outside sRGB is mapped with a warning", async () => {
  const { colors, warnings } = await loadTokens(`{
    "dark": { "primaryColor": "oklch(0.8 0.15 150)", "secondaryColor": "color(display-p3 1 0 0)" },
    "light": { "primaryColor": "rgb(10 60 90)", "secondaryColor": { "colorSpace": "oklch", "components": [0.7, 0.1, 40] } }
  }`);
  expect(contrast(hex(colors.dark["role.primary"]), hex("#70d98b"))).toBeLessThan(1.1);
  expect(colors.light["role.primary"]).toBe("#0a3c5a");
  expect(colors.light["role.secondary"]).toMatch(/^#\w{6}$/);
  expect(warnings.filter((line) => line.includes("outside of sRGB"))).toEqual([
    expect.stringMatching(/dark\.secondaryColor color\(display-p3 1 0 0\) .* is #\w{6}\.$/),
  ]);
});

test("roles and route accents can be set, and the text on them follows", async () => {
  const { colors } = await loadTokens(`{
    "light": { "role": { "bg": "#102030", "lining": "gold" }, "route": { "marz": { "lid": "#0b0b3b" } } }
  }`);
  const light = (id: string) => hex(colors.light[id]);
  expect(colors.light["role.bg"]).toBe("#102030");
  expect(contrast(light("role.text"), light("role.bg"))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(light("role.on-lining"), light("role.lining"))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(light("route.marz.on-lid"), light("route.marz.lid"))).toBeGreaterThanOrEqual(4.5);
  // Dark on dark: a casing shows the line.
  expect(contrast(light("route.marz.case"), light("role.bg"))).toBeGreaterThanOrEqual(3);
  expect(colors.dark["role.bg"]).toBe("#2d2d2a");
});

test("an alias resolves to the owner's colour through the site's own aliases", async () => {
  const { colors } = await loadTokens(
    '{ "dark": { "primaryColor": "#0a7d55", "role": { "note": "{role.lining}", "hover": "{role.primary}", "ok": "{palette.steel}" } } }',
  );
  expect(colors.dark["role.ok"]).toBe("#c9d1d3");
  expect(colors.dark["role.hover"]).toBe("#0a7d55");
  // The states keep their contrast with the ink on them.
  expect(contrast(hex(colors.dark["role.note"]), hex("#141412"))).toBeGreaterThanOrEqual(4.5);
});

test("the upper of two surfaces that share no readable text is moved", async () => {
  const { colors, warnings } = await loadTokens('{ "dark": { "role": { "bg": "#000000", "sunk": "#ffffff" } } }');
  expect(colors.dark["role.bg"]).toBe("#000000");
  expect(warnings.join()).toMatch(/both role\.bg #000000 and role\.sunk #ffffff in the dark theme\. Using #\w{6}/);
});

test("a colour is measured as the browser paints it, in any notation", async () => {
  const { base } = await loadTokens("{}");
  const share = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(share, share, fc.integer({ min: 0, max: 360 }), (l, c, h) => {
      const written = `oklch(${l / 1000} ${c / 5000} ${h})`;
      const layerOf = (bg: string | undefined) =>
        readOrgSettings(JSON.stringify({ both: { role: { bg } } }), base).layer.colors;
      const colors = layerOf(written);
      expect(colors).toEqual(layerOf(colors.dark["role.bg"]));
    }),
    { numRuns: runs(100) },
  );
});

test("a size keeps its proportion in narrower windows", async () => {
  const { css } = await loadTokens('{ "both": { "space": { "9": "120px" }, "size": { "body": "20px" } } }');
  expect(css).toMatch(/:root, body \{[^}]*--space-9: 120px/);
  expect(css).toMatch(/@media \(max-width: 760px\) \{ :root, body \{[^}]*--space-9: 80px/);
  // Text follows the browser's font size.
  expect(css).toMatch(/:root, body \{[^}]*--size-body: 1\.25rem/);
  expect(css).toMatch(/@media \(max-width: 760px\) \{ :root, body \{[^}]*--size-body: 1\.1765rem/);
});

test("every kind of token can be set, also for one theme only", async () => {
  const { css } = await loadTokens(`{
    "both": {
      "typeface": "@fontsource-variable/archivo",
      "radius": { "notch": "8px", "control": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } },
      "duration": { "lid": "0.3s" }, "ease": { "lid": [0.3, 0, 0.2, 1] }, "weight": { "bold": 650 },
      "leading": { "body": 1.7 }, "width": { "h2": "{width.h3}" }, "line": { "rule": "3px" }
    },
    "light": { "space": { "9": "48px" } }
  }`);
  const lines = ["--radius-notch: 8px", "--radius-control: 4px", "--duration-lid: 0.3s", "--weight-bold: 650"];
  lines.push("--ease-lid: cubic-bezier(0.3, 0, 0.2, 1)", "--leading-body: 1.7", "--width-h2: 116", "--line-rule: 3px");
  for (const line of lines) expect(css).toContain(line);
  expect(css).toMatch(/body\.light-mode \{[^}]*--space-9: 48px/);
  expect(css).toMatch(/\(max-width: 760px\) \{\s*body\.light-mode \{[^}]*--space-9: 32px/);
  expect(css).toContain("border-radius: var(--radius-control)");
});

test("text, lines and controls are readable with any owner colours", async () => {
  const { base } = await loadTokens("{}");
  const ids = Object.keys(base.types).filter((id) => /^(?:role|route)\./.test(id));
  const settings = fc.record({ primaryColor: hexColor, secondaryColor: hexColor }, { requiredKeys: [] });
  const chosen = fc.dictionary(fc.constantFrom(...ids), hexColor, { maxKeys: 12, noNullPrototype: true });
  const edges = [
    ...CASED.map(({ foreground, background }) => [
      `role.${foreground}`,
      `role.${foreground}-case`,
      `role.${background}`,
    ]),
    ...routesOf(base.types).map((route) => [`route.${route}.lid`, `route.${route}.case`, "role.bg"]),
  ] as [line: string, casing: string, surface: string][];
  fc.assert(
    fc.property(settings, chosen, (settings, chosen) => {
      const { layer } = readOrgSettings(fileOf({ ...NOTHING, both: { ...settings, ...chosen } }), base);
      const failing = measureContrast(layer, base).filter(({ passes, isDecoration }) => !passes && !isDecoration);
      expect(failing).toEqual([]);
      for (const theme of THEMES) {
        const colors = colorsWith(layer, base, theme);
        for (const [line, casing, surface] of edges) {
          const ratios = [line, casing].map((id) =>
            contrast(hex(colors[id]) ?? hex(colors[surface]), hex(colors[surface])),
          );
          const isChanged = [line, surface].some((id) => id in layer.colors[theme]);
          if (isChanged) expect(Math.max(...ratios), `${theme}: ${line} on ${surface}`).toBeGreaterThanOrEqual(3);
        }
      }
    }),
    { numRuns: runs(1000), examples: EDGE_CASES.map(withBoth) },
  );
});
