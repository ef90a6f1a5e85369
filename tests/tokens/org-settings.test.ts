/** The owner's file: what is accepted, what is refused and with which words, what is derived. */
import { expect, test } from "vitest";
import { contrast, fromHex, type Rgb } from "../../vite/tokens/color.ts";
import { loadTokens } from "../../vite/tokens/tokens.ts";

const hex = (text: string | undefined) => fromHex(text ?? "") as Rgb;

test("a hex string under both overrides the primary colour of both themes", async () => {
  const { colors, css } = await loadTokens('{ "both": { "primaryColor": "#0a7d55" }, "dark": {}, "light": {} }');
  expect(colors.dark["role.primary"]).toBe("#0a7d55");
  expect(colors.light["role.primary"]).toBe("#0a7d55");
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

test("a theme's own section wins over both", async () => {
  const { colors } = await loadTokens(
    '{ "both": { "primaryColor": "#111111" }, "light": { "primaryColor": "#222222" } }',
  );
  expect(colors.dark["role.primary"]).toBe("#111111");
  expect(colors.light["role.primary"]).toBe("#222222");
});

test("a missing section counts as empty", async () => {
  const { colors } = await loadTokens("{}");
  expect(colors.dark["role.primary"]).toBe("#88f188");
});

test.each([
  ["a misspelt section", '{ "drak": {} }', ['found:    "drak"', "did you mean that?", '"dark"']],
  [
    "a misspelt key",
    '{ "dark": { "primaryColour": "#fff" } }',
    ['section "dark"', '"primaryColour"', '"primaryColor" (did you mean'],
  ],
  [
    "a colour that is none",
    '{ "dark": { "primaryColor": "greenish" } }',
    ['key "dark.primaryColor"', '"greenish"', "#0a7d55"],
  ],
  ["a hex of five digits", '{ "both": { "secondaryColor": "#12345" } }', ['key "both.secondaryColor"', '"#12345"']],
  [
    "a component out of range",
    '{ "dark": { "primaryColor": { "colorSpace": "srgb", "components": [0, 255, 0] } } }',
    ["[0,255,0]", "opaque colour"],
  ],
  [
    "a translucent colour",
    '{ "dark": { "primaryColor": { "colorSpace": "srgb", "components": [0, 1, 0], "alpha": 0.5 } } }',
    ['"alpha":0.5', "opaque colour"],
  ],
  [
    "a trailing comma",
    '{\n  "dark": { "primaryColor": "#fff", }\n}',
    ["line 2, column 35", "a comma before a closing bracket", "Delete it"],
  ],
  ["text that is no JSON", "primaryColor: #fff", ["line 1", "valid JSON"]],
  ["a section that is a colour", '{ "dark": "#fff" }', ['section "dark"', "a section in braces"]],
  ["a list", "[]", ["an object with"]],
])("%s is refused with file, place, what was found and what is expected", async (_, source, words) => {
  const error = await loadTokens(source).then(
    () => null,
    (reason: Error) => reason,
  );
  expect(error?.message).toContain("tokens/org_settings.tokens.json");
  expect(error?.message).toContain("expected:");
  for (const word of words) expect(error?.message).toContain(word);
});

test("an override below AA is reported with its ratio and the nearest colour that passes", async () => {
  const { warnings } = await loadTokens('{ "light": { "primaryColor": "#ffee00" } }');
  const warning = warnings.find((line) => line.includes("accent line"));
  expect(warning).toMatch(/primaryColor #ffee00 .* light theme measures 1\.18:1, below WCAG AA's 3:1/);
  const suggested = /nearest colour that passes is (#\w{6})/.exec(warning ?? "")?.[1];
  expect(contrast(hex(suggested), hex("#fdfdfd"))).toBeGreaterThanOrEqual(3);
});

test("a colour of the box's inside that does not show on the black box is reported, in the theme that has it there", async () => {
  const { warnings } = await loadTokens('{ "both": { "primaryColor": "#0a7d55", "secondaryColor": "#7d1420" } }');
  expect(warnings.filter((line) => line.includes("lining on the black box"))).toEqual([
    expect.stringMatching(/secondaryColor #7d1420 .* light theme measures 1\.\d\d:1, below WCAG AA's 3:1/),
  ]);
});

test.each(["#ffee00", "#000000", "#ffffff", "#777777", "#1b2a4a", "#ff0055"])(
  "with %s as both colours the derived shades keep the page legible",
  async (color) => {
    const { colors } = await loadTokens(`{ "both": { "primaryColor": "${color}", "secondaryColor": "${color}" } }`);
    for (const theme of ["dark", "light"] as const) {
      const role = (name: string) => hex(colors[theme][`role.${name}`]);
      expect(contrast(role("on-primary"), role("primary"))).toBeGreaterThanOrEqual(4.4);
      expect(contrast(role("on-secondary"), role("secondary"))).toBeGreaterThanOrEqual(4.4);
      expect(contrast(role("primary-text"), role("bg"))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(role("lining-text"), role("box"))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(role("focus"), role("bg"))).toBeGreaterThanOrEqual(3);
    }
  },
);
