import { expect, test } from "vitest";
import { readTokenFile } from "../../vite/tokens/read-token-file.ts";

const read = (value: string) =>
  readTokenFile(
    "tokens/theme.light.tokens.json",
    `{\n  "role": { "$type": "color",\n    "bg": { "$value": ${value} } } }`,
  );

test.each([
  ['"#ff0000"', { colorSpace: "srgb", components: [1, 0, 0] }],
  ['"rgb(255 0 0)"', { colorSpace: "srgb", components: [1, 0, 0] }],
  ['"{palette.mint}"', "{palette.mint}"],
  [
    '{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0 }',
    { colorSpace: "srgb", components: [0, 0, 0], alpha: 0 },
  ],
])("the colour %s is read", (value, expected) => {
  expect(read(value)).toEqual({ role: { $type: "color", bg: { $value: expected } } });
});

test.each(['"#ff00"', '"redd"', "12", "null"])("the colour %s is rejected with its file, line and key", (value) => {
  const where = 'tokens/theme.light.tokens.json, line 3, column 23, key "role.bg.$value"';
  expect(() => read(value)).toThrow(`${where}\n  found:    ${value}\n  expected: an opaque colour`);
});
