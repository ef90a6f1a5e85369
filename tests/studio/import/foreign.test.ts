/** Token files of other design systems: few names of ours, and colours to choose from. */
import { expect, test } from "vitest";
import { suggestRole } from "#studio/import/suggest-role.ts";
import { json, noteOn, read } from "./fixtures/read.ts";

const color = ($value: string) => ({ $type: "color", $value });

/** As figma/sds exports its variables. */
const plugin = {
  "@color_primitives": {
    brand: { "100": color("#f5f5f5"), "800": color("#2c2c2c") },
    black: { "200": color("#0c0c0d1a") },
  },
  "@color": { background: { brand: { default: color("{@color_primitives.brand.800}") } } },
  "@typography_primitives": {
    "scale-07": { $type: "number", $value: 1.5 },
    "family-sans": { $type: "fontFamily", $value: "Inter" },
  },
  "@typography": { leading: { body: { $type: "number", $value: "{@typography_primitives.Scale 07}" } } },
};

test("a plugin's colours are offered once each, under their first name", () => {
  const { colors } = read(json(plugin));
  expect(colors).toEqual([
    { name: "@color_primitives.brand.100", hex: "#f5f5f5" },
    { name: "@color_primitives.brand.800", hex: "#2c2c2c" },
  ]);
});

test("an alias to Scale 07 finds scale-07 in the same file", () => {
  const { sections, skipped } = read(json(plugin));
  expect(sections.both).toEqual({ "leading.body": 1.5 });
  expect(skipped.filter(({ why }) => why.includes("references {"))).toEqual([]);
});

test("Tokens Studio colours are offered for each theme if they differ", () => {
  const brand = (value: string) => ({ brand: { type: "color", value } });
  const order = { tokenSetOrder: ["light", "dark"] };
  const { colors } = read(json({ light: brand("#0062ba"), dark: brand("#7bb2e5"), $metadata: order }));
  expect(colors.map(({ hex }) => hex)).toEqual(["#0062ba", "#7bb2e5"]);
});

test("only a name of the same type is suggested", () => {
  const reading = read(
    json({
      "Base/Core": {
        colors: { quik: color("#000"), black: color("#000000"), white: color("#fff"), notes: color("#00f") },
      },
      "text-": { lable: color("#fff") },
    }),
  );
  expect(reading.skipped.filter(({ fix }) => fix?.includes("duration") || fix?.includes("weight"))).toEqual([]);
  expect(noteOn(reading, "Base/Core.colors.quik")).toMatchObject({ why: "No token has this name." });
  expect(reading.skipped.filter(({ fix }) => fix?.includes("role.mute"))).toEqual([]);
  expect(noteOn(reading, "Base/Core.colors.notes")?.fix).toContain('"role.note"');
  const number = read(json({ ledaing: { body: { $type: "number", $value: 1.4 } } }));
  expect(noteOn(number, "ledaing.body")?.fix).toContain('"leading.body"');
});

test.each([
  ["#fdfdfd", ["light", "role.bg"]],
  ["#101010", ["dark", "role.bg"]],
  ["#d02020", ["both", "role.bad"]],
])("%s is suggested for %j", (hex, target) => {
  expect(suggestRole(hex)).toEqual(target);
});
